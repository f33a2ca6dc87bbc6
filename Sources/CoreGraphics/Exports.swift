@_exported import Foundation

// What Foundation lacks of Core Graphics comes along.
@_exported import struct Diorama.CGAffineTransform
@_exported import class Diorama.CGColor
@_exported import enum Diorama.CGLineCap
@_exported import enum Diorama.CGLineJoin
@_exported import class Diorama.CGMutablePath
@_exported import class Diorama.CGPath
@_exported import struct Diorama.CGPathElement
@_exported import enum Diorama.CGPathElementType
@_exported import enum Diorama.CGPathFillRule
@_exported import struct Diorama.CGVector
