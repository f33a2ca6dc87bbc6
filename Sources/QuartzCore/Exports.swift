@_exported import CoreGraphics

// Matrices of layers come along.
@_exported import struct Diorama.CATransform3D
@_exported import func Diorama.CATransform3DConcat
@_exported import func Diorama.CATransform3DEqualToTransform
@_exported import func Diorama.CATransform3DGetAffineTransform
@_exported import func Diorama.CATransform3DInvert
@_exported import func Diorama.CATransform3DIsAffine
@_exported import func Diorama.CATransform3DIsIdentity
@_exported import func Diorama.CATransform3DMakeAffineTransform
@_exported import func Diorama.CATransform3DMakeRotation
@_exported import func Diorama.CATransform3DMakeScale
@_exported import func Diorama.CATransform3DMakeTranslation
@_exported import func Diorama.CATransform3DRotate
@_exported import func Diorama.CATransform3DScale
@_exported import func Diorama.CATransform3DTranslate
@_exported import var Diorama.CATransform3DIdentity
