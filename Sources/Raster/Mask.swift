/// 8-bit coverage.
package final class Mask {}
package final class Bitmap { package var width = 0, height = 0 }
