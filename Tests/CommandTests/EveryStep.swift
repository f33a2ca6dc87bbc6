/// A session that has every step of the format and every option, and what it is in words.
enum EveryStep {
  static let session = """
    # Everything there is.
    {"diorama":1,"app":"hello","page":"first","size":[390,844.5],"scale":2,"appearance":"dark","locale":"de-DE","fps":50,"textSize":"xLarge","layoutDirection":"rtl","reduceMotion":true,"fonts":{"Inter-Regular.otf":"\(hash)"},"systemFonts":true,"toolkit":"0.1.0","seed":7}
    {"tap":"Camera"}
    {"tap":[20,30.5]}
    {"tap":{"label":"Next","role":"button","id":"next","index":2,"at":[0.25,1]}}
    {"tap":"A","at":[0.4,0.12345],"pointer":{"samples":[[0,10,20],[85,10.5,20]]}}
    {"doubleTap":{"id":"photo"},"at":[0,0]}
    {"press":"Hold"}
    {"press":[5,5],"duration":1.25,"pointer":{"button":"right","samples":[[0,5,5],[1250,5,5]]}}
    {"drag":{"from":[300,400],"to":"Camera"}}
    {"drag":{"from":{"role":"slider"},"by":[-200,0.5]},"duration":0.2,"pointer":{"samples":[[0,1,2],[200,3,4]]}}
    {"swipe":"left"}
    {"swipe":"up","on":{"role":"pager"}}
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
     7  Double-tap the element with id “photo”, 0 % across and 0 % down.
     8  Press “Hold” for 500 ms.
     9  Press at (5, 5) for 1.25 s. As recorded: 2 samples in 1.25 s, from (5, 5) to (5, 5), with the right button.
    10  Drag from (300, 400) to “Camera” in 250 ms.
    11  Drag from the slider by (-200, 0.5) in 200 ms. As recorded: 2 samples in 200 ms, from (1, 2) to (3, 4).
    12  Swipe left across the window.
    13  Swipe up across the pager.
    14  Put the middle button down on “Camera”, 50 % across and 25 % down. As recorded: 1 sample at (8, 9).
    15  Move the pointer by (10, -5) in 100 ms.
    16  Move the pointer to (7, 8) in 250 ms. As recorded: 2 samples in 40 ms, from (1, 2) to (7, 8).
    18  Release the button.
    19  Put the left button down at (1, 2).
    20  Cancel the gesture.
    21  Hold the pointer over “Camera”.
    22  Hold the pointer at (3, 4).
    23  Take the pointer out of the window.
    24  Play a recorded gesture: 3 samples in 1.5 s, from (1, 2) to (5, 6), with the right button.
    25  Turn the wheel by (0, 40) at (100, 200).
    26  Turn the wheel by (-40, 0) over “List”.
    27  Press the key ArrowRight.
    28  Press the key “a” with shift, control, alt and meta.
    29  Type “Grüße,\\n"Ada"”.
    30  Resize the window to 320 × 480 points.
    31  Take the focus from the window.
    32  Give the window the focus.
    33  Set the appearance to light, the locale to ja, the text size to accessibility1, the layout direction to ltr and motion to full.
    34  Set motion to reduced.
    35  Wait 3 frames (60 ms).
    36  Wait 1 frame (20 ms).
    37  Let everything come to rest within 120 frames (2.4 s).
    38  Expect text “source 1” to exist.
    39  Expect “Camera” to be visible, to have the value “on”, to be selected, to be enabled, to be focused and to fill 30 × 40 points at (1, 2).
    40  Expect the element with id “photo” not to be visible, not to be selected, not to be enabled and not to be focused.
    41  Expect the pager to have the value “3”.
    42  Expect “Gone” not to exist.
    43  Expect exactly 3 of “Row”, each to be enabled.
    44  Expect exactly 0 of the image.
    45  Expect the text (index 1) to exist.
    46  Compare the picture with “start”.
    47  Compare the picture with “end”, give or take 2 levels.
    48  Include “steps/login.jsonl”:
        3  Tap “Name”.
        4  Type “Ada”.
    49  Repeat 3 times:
        Tap “Next”.
        Repeat 1 time:
          Include “steps/login.jsonl”:
            3  Tap “Name”.
            4  Type “Ada”.

    """
}
