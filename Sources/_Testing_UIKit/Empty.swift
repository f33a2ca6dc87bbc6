// Where Testing and UIKit are both imported, the compiler looks for a module of this name.
