import Foundation

/// The project as it lies on disk around this file.
enum Project {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let manifest = Manifest(text(of: "Package.swift"))

  static func text(of path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// All text files that belong to the project, without what is built or fetched.
  static let files: [ProjectFile] = {
    let skipped: Set = [".git", ".build", ".swiftpm", "build", "__pycache__", ".venv"]
    var result: [ProjectFile] = []
    func visit(_ folder: URL, _ path: String) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where !skipped.contains(name) {
        let url = folder.appending(path: name)
        if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
          visit(url, path + name + "/")
        } else if let text = try? String(contentsOf: url, encoding: .utf8) {
          result.append(ProjectFile(path: path + name, text: text))
        }
      }
    }
    visit(root, "")
    return result
  }()

  static var sourceFolders: Set<String> {
    Set(files.compactMap(\.module))
  }
}
