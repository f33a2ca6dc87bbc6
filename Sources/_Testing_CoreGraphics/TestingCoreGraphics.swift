// Where Testing and CoreGraphics are both imported, the compiler looks for a module of this name.
