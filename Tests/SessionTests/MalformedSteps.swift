/// Steps of input that must be refused, and orders of steps that make no sense.
enum MalformedSteps {
  static let input: [Malformed] = [
    Malformed(
      step: #"{"tap":[1,2],"at":[0,0]}"#,
      #""at" is a place on an element, and "tap" is a place already"#),
    Malformed(
      step: #"{"tap":{"label":"A","at":[0,0]},"at":[0,0]}"#,
      #""at" is there twice, beside "tap" and in it: leave one of them out"#),
    Malformed(
      step: #"{"press":"A","at":[0,2]}"#,
      #""at" must be [x,y], each from 0 to 1 across the element, not [0,2]"#),
    Malformed(
      step: #"{"press":"A","duration":-1}"#,
      #""duration" must be seconds from 0 to 600, not -1"#),
    Malformed(
      step: #"{"move":"A","duration":1e9}"#,
      #""duration" must be seconds from 0 to 600, not 1e9"#),
    Malformed(
      step: #"{"drag":"A"}"#,
      #""drag" must be an object such as {"from":[300,400],"to":[60,400]}, not "A""#),
    Malformed(
      step: #"{"drag":{"to":[1,2]}}"#, #""drag" needs a "from": where it begins"#),
    Malformed(
      step: #"{"drag":{"from":[1,2]}}"#,
      #""drag" needs a "to", where it ends, or a "by", how far it goes"#),
    Malformed(
      step: #"{"drag":{"from":[1,2],"to":[1,2],"by":[1,2]}}"#,
      #""to" and "by" both say where it ends: leave one of them out"#),
    Malformed(
      step: #"{"drag":{"from":[1,2],"by":[1,2],"duration":1},"duration":1}"#,
      #""duration" is there twice, beside "drag" and in it: leave one of them out"#),
    Malformed(
      step: #"{"drag":{"from":[1,2],"too":[1,2]}}"#, #"unknown key "too"; did you mean "to"?"#),
    Malformed(
      step: #"{"drag":{"from":[1,2],"by":[1,1e9]}}"#,
      #""by" reaches too far: at most 100000 points"#),
    Malformed(
      step: #"{"drag":{"from":[1,2],"to":[1,-1e9]}}"#,
      #""to" reaches too far: at most 100000 points"#),
    Malformed(
      step: #"{"move":7}"#,
      #""move" must be a label, [x,y], an object such as {"label":"Camera"}, or {"by":[dx,dy]}, "#
        + "not 7"),
    Malformed(
      step: #"{"move":{"by":[1]}}"#, #""by" must be [dx,dy] in points, not [1]"#),
    Malformed(
      step: #"{"swipe":"lift"}"#,
      #""swipe" must be one of left, right, up, down, not "lift"; did you mean "left"?"#),
    Malformed(
      step: #"{"swipe":"left","on":[1,2]}"#,
      #""on" must be an element: a swipe has its length from its size, not [1,2]"#),
    Malformed(
      step: #"{"down":"A","button":"middel"}"#,
      #""button" must be one of left, middle, right, not "middel"; did you mean "middle"?"#),
    Malformed(
      step: #"{"pinch":"A"}"#,
      #""pinch" needs a "magnification", a factor, or a "rotation", in degrees clockwise"#),
    Malformed(
      step: #"{"pinch":"A","magnification":0}"#,
      #""magnification" must be a factor from 0.01 to 100, not 0"#),
    Malformed(
      step: #"{"pinch":"A","rotation":4000}"#,
      #""rotation" must be degrees from -3600 to 3600, clockwise, not 4000"#),
    Malformed(
      step: #"{"pinch":"A","rotation":1,"distance":0.5}"#,
      #""distance" must be points from 1 to 10000, not 0.5"#),
    Malformed(
      step: #"{"pinch":"A","scale":2}"#,
      #"unknown key "scale"; this step knows pinch, by, at, modifiers, magnification, rotation, distance, "#
        + "duration, pointer"),
    Malformed(
      step: #"{"fingers":[1,2,3]}"#, #""fingers" must be [x,y,x,y] in points, not [1,2,3]"#),
    Malformed(
      step: #"{"pointer":{"samples":[[0,1,2,3,4],[10,1,2]]}}"#,
      "one finger presses and releases: there are three numbers in such a sample"),
    Malformed(step: #"{"cancel":false}"#, #""cancel" takes no value but true"#),
    Malformed(
      step: #"{"hover":false,"at":[0,0]}"#,
      #""hover":false is nowhere, so nothing can stand beside it"#),
    Malformed(
      step: #"{"pointer":[[0,1,2]]}"#,
      #""pointer" must be an object such as {"samples":[[0,30,40],[50,30,40]]}, not [[0,1,2]]"#),
    Malformed(
      step: #"{"pointer":{}}"#,
      #""pointer" needs "samples", a list of [milliseconds,x,y], or of "#
        + "[milliseconds,x,y,x,y] for two fingers"),
    Malformed(
      step: #"{"pointer":{"samples":[[0,1]]}}"#,
      #""samples" must be a list of [milliseconds,x,y], or of [milliseconds,x,y,x,y] for two "#
        + "fingers, not [0,1]"),
    Malformed(
      step: #"{"pointer":{"samples":[[0,1,2]]}}"#,
      "a gesture has two samples at least: its press and its release"),
    Malformed(
      step: #"{"pointer":{"samples":[[5,1,2],[6,1,2]]}}"#,
      "the first sample is the press, so its milliseconds are 0"),
    Malformed(
      step: #"{"pointer":{"samples":[[0,1,2],[9,1,2],[8,1,2]]}}"#,
      "the samples go back in time at [8,1,2]: each comes no earlier than the one before"),
    Malformed(
      step: #"{"pointer":{"samples":[[0,1,2],[-1,1,2]]}}"#,
      "a sample's milliseconds must be from 0 to 600000, not [-1,1,2]"),
    Malformed(
      step: #"{"pointer":{"samples":[[0,1,2],[1,1e9,2]]}}"#,
      #""samples" reaches too far: at most 100000 points"#),
    Malformed(
      step: #"{"down":"A","pointer":{"samples":[[0,1,2],[1,1,2]]}}"#,
      #"beside "down" stands one sample, not 2"#),
    Malformed(
      step: #"{"wheel":[0,40]}"#,
      #""wheel" needs an "at": the element or the place under the pointer"#),
    Malformed(
      step: #"{"wheel":[0,"1"],"at":[1,2]}"#,
      #""wheel" must be [dx,dy] in points, not [0,"1"]"#),
    Malformed(
      step: #"{"key":"ArowRight"}"#, #"there is no key "ArowRight"; did you mean "ArrowRight"?"#),
    Malformed(
      step: #"{"key":"Nonsense"}"#,
      #"there is no key "Nonsense": use a name of W3C UI Events such as ArrowRight, or the one "#
        + "character it types"),
    Malformed(
      step: #"{"key":"a","modifiers":"shift"}"#,
      #""modifiers" must be a list of shift, control, alt and meta, not "shift""#),
    Malformed(
      step: #"{"key":"a","modifiers":["shfit"]}"#,
      #""modifiers" must be a list of shift, control, alt and meta, not "shfit"; did you mean "shift"?"#
    ),
    Malformed(
      step: #"{"key":"a","modifiers":["alt","alt"]}"#, #"the modifier "alt" is there twice"#),
    Malformed(step: #"{"text":""}"#, #""text" must be a text that is not empty, not """#),
    Malformed(
      step: #"{"resize":[0,5]}"#,
      #""resize" must be [width,height], a width and a height in points from 1 to 16384, not [0,5]"#
    ),
    Malformed(step: #"{"focus":"no"}"#, #""focus" must be true or false, not "no""#),
    Malformed(
      step: #"{"set":{}}"#,
      #""set" must be an object such as {"appearance":"dark"}, not an object"#),
    Malformed(
      step: #"{"set":{"apearance":"dark"}}"#,
      #"unknown key "apearance"; did you mean "appearance"?"#),
    Malformed(
      step: #"{"set":{"textSize":"big"}}"#,
      #""textSize" must be one of xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, "#
        + "accessibility1, accessibility2, accessibility3, accessibility4, accessibility5, "
        + #"not "big""#),
    Malformed(
      step: #"{"repeat":10001,"steps":[{"wait":1}]}"#,
      #""repeat" must be a whole number from 0 to 10000, not 10001"#),
    Malformed(
      step: #"{"repeat":2}"#,
      #""repeat" needs "steps", a list of steps such as [{"tap":"Next"},{"wait":3}]"#),
    Malformed(
      step: #"{"repeat":2,"steps":[]}"#,
      #""steps" must be a list of steps such as [{"tap":"Next"},{"wait":3}], not []"#),
    Malformed(
      step: #"{"repeat":2,"steps":[{"tpa":"A"}]}"#, #"unknown key "tpa"; did you mean "tap"?"#),
    Malformed(
      step: #"{"repeat":10000,"steps":[{"repeat":101,"steps":[{"wait":1}]}]}"#,
      "the line comes to more than 1000000 steps"),
    Malformed(
      step: #"{"include":"../a.jsonl"}"#,
      #""include" names a file in the session's own folder or below, such as steps/login.jsonl, "#
        + #"not "../a.jsonl""#),
    Malformed(
      step: #"{"include":"/a.jsonl"}"#,
      #""include" names a file in the session's own folder or below, such as steps/login.jsonl, "#
        + #"not "/a.jsonl""#),
    Malformed(
      step: #"{"include":"a.jsonl"}"#, "there is no file tests/a.jsonl to include"),
    Malformed(
      step: #"{"include":"bad.jsonl"}"#,
      "bad.jsonl includes itself: tests/bad.jsonl → tests/bad.jsonl"),
  ]

  private static func order(_ line: Int, _ message: String, _ steps: String...) -> Malformed {
    Malformed([#"{"diorama":1}"#] + steps, line, message)
  }
  private static let held =
    "the button is down since line 2: release it with {\"up\":true} or end the gesture with "
    + "{\"cancel\":true} first"
  static let order: [Malformed] = [
    order(2, #""up" has nothing to release: no button is down here"#, #"{"up":true}"#),
    order(
      4, #""up" has nothing to release: no button is down here"#, #"{"down":"A"}"#,
      #"{"key":"Escape"}"#, #"{"up":true}"#),
    order(3, held, #"{"down":"A"}"#, #"{"tap":"B"}"#),
    order(3, held, #"{"down":"A"}"#, #"{"down":"B"}"#),
    order(3, held, #"{"down":"A"}"#, #"{"swipe":"left"}"#),
    order(
      3, #"the button is down since line 2: use "move" in place of "hover""#, #"{"down":"A"}"#,
      #"{"hover":"B"}"#),
    order(
      2, #""by" moves on from where the pointer is, and no step before has put it anywhere"#,
      #"{"move":{"by":[1,1]}}"#),
    order(2, held, #"{"repeat":2,"steps":[{"down":"A"}]}"#),
    order(
      2,
      #"the snapshot "a" would be taken 2 times: a name is used once, so put it after the "#
        + "repetition", #"{"repeat":2,"steps":[{"repeat":1,"steps":[{"snapshot":"a"}]}]}"#),
  ]
}
