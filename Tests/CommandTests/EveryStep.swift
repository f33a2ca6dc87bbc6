/// A session that has every step of the format and every option, and what it is in words.
enum EveryStep {
  static let session = """
    # Everything there is.
    {"diorama":1,"app":"hello","page":"first","size":[390,844.5],"scale":2,"appearance":"dark","locale":"de-DE","fps":50,"textSize":"xLarge","layoutDirection":"rtl","reduceMotion":true,"fonts":{"Inter-Regular.otf":"\(hash)"},"systemFonts":true,"toolkit":"0.1.0","seed":7}
    {"tap":"Camera"}
    {"tap":[20,30.5]}
    {"tap":{"label":"Next","role":"button","id":"next","index":2,"at":[0.25,1]}}
    {"tap":"A","at":[0.4,0.12345],"pointer":{"samples":[[0,10,20],[85,10.5,20]]}}
    {"doubleTap":{"id":"photo"},"at":[0,0],"modifiers":["meta"]}
    {"press":"Hold"}
    {"press":[5,5],"modifiers":["shift","alt"],"duration":1.25,"pointer":{"button":"right","samples":[[0,5,5],[1250,5,5]]}}
    {"drag":{"from":[300,400],"to":"Camera"}}
    {"drag":{"from":{"role":"slider"},"by":[-200,0.5]},"duration":0.2,"pointer":{"samples":[[0,1,2],[200,3,4]]}}
    {"swipe":"left"}
    {"swipe":"up","on":{"role":"pager"}}
    {"pinch":"Camera","magnification":2}
    {"pinch":"Camera","by":[10,-20],"at":[0.5,0.25],"magnification":1.5,"rotation":-30,"distance":80,"duration":0.4,"pointer":{"samples":[[0,1,2],[0,1,2,81,2],[400,3,4]]}}
    {"pinch":[100,90],"rotation":45}
    {"down":"Camera","at":[0.5,0.25],"button":"middle","pointer":{"samples":[[0,8,9]]}}
    {"move":{"by":[10,-5]},"duration":0.1}
    {"move":[7,8],"pointer":{"samples":[[16,1,2],[40,7,8]]}}

    {"up":true}
    {"down":[1,2]}
    {"cancel":true}
    {"hover":"Camera"}
    {"hover":[3,4]}
    {"hover":false}
    {"pointer":{"button":"right","samples":[[0,1,2],[10,3,4],[1500,5,6]]}}
    {"fingers":[10,20,30.5,40]}
    {"wheel":[0,40],"at":[100,200]}
    {"wheel":[-40,0],"at":"List"}
    {"key":"ArrowRight"}
    {"key":"a","modifiers":["shift","control","alt","meta"]}
    {"text":"Grüße,\\n\\"Ada\\""}
    {"resize":[320,480]}
    {"focus":false}
    {"focus":true}
    {"set":{"appearance":"light","locale":"ja","textSize":"accessibility1","layoutDirection":"ltr","reduceMotion":false}}
    {"set":{"reduceMotion":true}}
    {"wait":3}
    {"wait":1}
    {"settle":120}
    {"expect":{"label":"source 1","role":"text"}}
    {"expect":{"label":"Camera","visible":true,"value":"on","selected":true,"enabled":true,"focused":true,"frame":[1,2,30,40]}}
    {"expect":{"id":"photo","visible":false,"selected":false,"enabled":false,"focused":false}}
    {"expect":{"role":"pager","value":3}}
    {"expect":{"label":"Gone","exists":false}}
    {"expect":{"label":"Row","enabled":true,"count":3}}
    {"expect":{"role":"image","count":0}}
    {"expect":{"role":"text","index":1}}
    {"snapshot":"start"}
    {"snapshot":"end","tolerance":2}
    {"include":"steps/login.jsonl"}
    {"repeat":3,"steps":[{"tap":"Next"},{"repeat":1,"steps":[{"include":"steps/login.jsonl"}]}]}

    """
  static let included = """
    {"diorama":1}

    {"tap":"Name"}
    {"text":"Ada"}

    """
  private static let hash = String(repeating: "0f", count: 32)

  static let sentences = """
     2  App “hello”, page “first”, a window of 390 × 844.5 points, 2 pixels per point, dark appearance, locale de-DE, 50 frames per second, text size xLarge, layout direction rtl, reduced motion, the system's fonts too, recorded with the fonts Inter-Regular.otf, recorded with version 0.1.0, seed 7.
     3  Tap “Camera”.
     4  Tap at (20, 30.5).
     5  Tap button “Next” with id “next” (index 2), 25 % across and 100 % down.
     6  Tap “A”, 40 % across and 12.345 % down. As recorded: 2 samples in 85 ms, from (10, 20) to (10.5, 20).
     7  Double-tap the element with id “photo”, 0 % across and 0 % down with meta.
     8  Press “Hold” for 500 ms.
     9  Press at (5, 5) for 1.25 s with shift and alt. As recorded: 2 samples in 1.25 s, from (5, 5) to (5, 5), with the right button.
    10  Drag from (300, 400) to “Camera” in 250 ms.
    11  Drag from the slider by (-200, 0.5) in 200 ms. As recorded: 2 samples in 200 ms, from (1, 2) to (3, 4).
    12  Swipe left across the window.
    13  Swipe up across the pager.
    14  Pinch “Camera”: to 2 times the size, in 250 ms.
    15  Pinch “Camera”, 50 % across and 25 % down: to 1.5 times the size, turning by -30°, moving by (10, -20), from 80 points apart, in 400 ms. As recorded: 3 samples in 400 ms, from (1, 2) to (3, 4), with two fingers.
    16  Pinch at (100, 90): turning by 45°, in 250 ms.
    17  Put the middle button down on “Camera”, 50 % across and 25 % down. As recorded: 1 sample at (8, 9).
    18  Move the pointer by (10, -5) in 100 ms.
    19  Move the pointer to (7, 8) in 250 ms. As recorded: 2 samples in 40 ms, from (1, 2) to (7, 8).
    21  Release the button.
    22  Put the left button down at (1, 2).
    23  Cancel the gesture.
    24  Hold the pointer over “Camera”.
    25  Hold the pointer at (3, 4).
    26  Take the pointer out of the window.
    27  Play a recorded gesture: 3 samples in 1.5 s, from (1, 2) to (5, 6), with the right button.
    28  Put two fingers at (10, 20) and (30.5, 40).
    29  Turn the wheel by (0, 40) at (100, 200).
    30  Turn the wheel by (-40, 0) over “List”.
    31  Press the key ArrowRight.
    32  Press the key “a” with shift, control, alt and meta.
    33  Type “Grüße,\\n"Ada"”.
    34  Resize the window to 320 × 480 points.
    35  Take the focus from the window.
    36  Give the window the focus.
    37  Set the appearance to light, the locale to ja, the text size to accessibility1, the layout direction to ltr and motion to full.
    38  Set motion to reduced.
    39  Wait 3 frames (60 ms).
    40  Wait 1 frame (20 ms).
    41  Let everything come to rest within 120 frames (2.4 s).
    42  Expect text “source 1” to exist.
    43  Expect “Camera” to be visible, to have the value “on”, to be selected, to be enabled, to be focused and to fill 30 × 40 points at (1, 2).
    44  Expect the element with id “photo” not to be visible, not to be selected, not to be enabled and not to be focused.
    45  Expect the pager to have the value “3”.
    46  Expect “Gone” not to exist.
    47  Expect exactly 3 of “Row”, each to be enabled.
    48  Expect exactly 0 of the image.
    49  Expect the text (index 1) to exist.
    50  Compare the picture with “start”.
    51  Compare the picture with “end”, give or take 2 levels.
    52  Include “steps/login.jsonl”:
        3  Tap “Name”.
        4  Type “Ada”.
    53  Repeat 3 times:
        Tap “Next”.
        Repeat 1 time:
          Include “steps/login.jsonl”:
            3  Tap “Name”.
            4  Type “Ada”.

    """
}
