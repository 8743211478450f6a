/** The help's lines: keys, and the message under `list.keys` that says what they do. */
export const keyHelp = [
  { keys: ["j", "↓", "k", "↑"], text: "move" },
  { keys: ["Home", "End"], text: "ends" },
  { keys: ["Enter"], text: "openRow" },
  { keys: ["Ctrl+Enter"], text: "newTab" },
  { keys: ["Esc"], text: "close" },
  { keys: ["→", "←"], text: "cell" },
  { keys: ["Ctrl+C"], text: "copy" },
  { keys: ["b", "[", "n", "]"], text: "pages" },
  { keys: ["Ctrl+K"], text: "find" },
  { keys: ["/"], text: "search" },
  { keys: ["f"], text: "define" },
  { keys: ["p"], text: "saved" },
  { keys: ["c"], text: "columns" },
  { keys: ["x"], text: "extend" },
  { keys: ["r"], text: "reload" },
  { keys: ["?"], text: "help" },
] as const;
