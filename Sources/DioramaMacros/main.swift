// The compiler's plug-in for the package's macros. It speaks the compiler's own protocol: messages
// of JSON, each after its length in eight bytes, over standard input and output.
import Foundation

private func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    let more = FileHandle.standardInput.readData(ofLength: count - data.count)
    if more.isEmpty { return nil }
    data.append(more)
  }
  return data
}

private func send(_ message: [String: Any]) throws {
  let body = try JSONSerialization.data(withJSONObject: message)
  var length = UInt64(body.count).littleEndian
  FileHandle.standardOutput.write(Data(bytes: &length, count: 8) + body)
}

/// What a macro is replaced by.
private func expansion(_ request: [String: Any]) -> String {
  let macro = (request["macro"] as? [String: Any])?["typeName"] as? String
  switch macro {
  case "EntryMacro":
    let declaration = (request["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
    guard let entry = Entry(declaration) else { return "" }
    return request["macroRole"] as? String == "accessor" ? entry.accessors : entry.key
  case "PreviewMacro":
    let syntax = request["syntax"] as? [String: Any] ?? [:]
    let place = syntax["location"] as? [String: Any] ?? [:]
    return PreviewDeclaration(syntax["source"] as? String ?? "").registration(
      named: request["discriminator"] as? String ?? "preview",
      file: place["fileID"] as? String ?? "", line: place["line"] as? Int ?? 0)
  default: return ""
  }
}

while let head = read(8) {
  let length = head.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
  // An empty message says that there are no more.
  guard length > 0, let body = read(length),
    let message = try JSONSerialization.jsonObject(with: body) as? [String: Any]
  else { break }
  if message["getCapability"] != nil {
    try send(["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": []]]])
  } else {
    let request = message["expandFreestandingMacro"] ?? message["expandAttachedMacro"]
    let source = (request as? [String: Any]).map(expansion) ?? ""
    try send(["expandMacroResult": ["expandedSource": source, "diagnostics": []]])
  }
}
