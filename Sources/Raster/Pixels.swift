/// Every channel of `p` times `a` / 255, rounded to nearest.
@inline(__always) func scaled(_ p: UInt32, _ a: UInt32) -> UInt32 {
  var rb = (p & 0xff00ff) &* a &+ 0x800080
  rb = ((rb &+ ((rb &>> 8) & 0xff00ff)) &>> 8) & 0xff00ff
  var ag = ((p &>> 8) & 0xff00ff) &* a &+ 0x800080
  ag = (ag &+ ((ag &>> 8) & 0xff00ff)) & 0xff00_ff00
  return rb | ag
}
