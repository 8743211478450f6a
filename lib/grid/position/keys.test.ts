import { editingAction, type GridAction, gridAction, type Pressed } from "./keys";

/** `Ctrl+Shift+Z` and the like. */
function press(combination: string): Pressed {
  const parts = combination.split("+");
  const has = (name: string) => parts.slice(0, -1).includes(name);
  const key = parts.at(-1) ?? "";
  return { key, shiftKey: has("Shift"), altKey: has("Alt"), ctrlKey: has("Ctrl"), metaKey: has("Meta") };
}

it.each<[string, GridAction]>([
  ["ArrowDown", { kind: "move", motion: "down", isExtending: false }],
  ["Shift+ArrowUp", { kind: "move", motion: "up", isExtending: true }],
  ["PageDown", { kind: "move", motion: "page-down", isExtending: false }],
  ["Home", { kind: "move", motion: "row-start", isExtending: false }],
  ["Ctrl+End", { kind: "move", motion: "last", isExtending: false }],
  ["Ctrl+Shift+Home", { kind: "move", motion: "first", isExtending: true }],
  ["Enter", { kind: "move", motion: "down", isExtending: false }],
  ["Shift+Enter", { kind: "move", motion: "up", isExtending: false }],
  ["Tab", { kind: "move", motion: "next", isExtending: false }],
  ["Shift+Tab", { kind: "move", motion: "previous", isExtending: false }],
  ["7", { kind: "edit", typed: "7" }],
  ["F2", { kind: "edit" }],
  ["Delete", { kind: "clear" }],
  ["Escape", { kind: "cancel" }],
  ["Ctrl+a", { kind: "select-all" }],
  ["Ctrl+d", { kind: "fill-down" }],
  ["Ctrl+Shift+D", { kind: "duplicate" }],
  [" ", { kind: "toggle" }],
  ["Ctrl+z", { kind: "undo" }],
  ["Meta+Shift+Z", { kind: "redo" }],
  ["Ctrl+y", { kind: "redo" }],
])("%s asks a grid for %j", (combination, action) => {
  expect(gridAction(press(combination))).toEqual(action);
});

it.each(["Ctrl+c", "Ctrl+v", "Alt+ArrowLeft", "Ctrl+Alt+z", "F5", "Shift+Escape", "Shift", "Shift+ "])(
  "%j is not for it",
  (key) => {
    expect(gridAction(press(key))).toBeUndefined();
  },
);

it.each<[string, GridAction]>([
  ["Enter", { kind: "commit", motion: "down" }],
  ["Shift+Enter", { kind: "commit", motion: "up" }],
  ["Tab", { kind: "commit", motion: "next" }],
  ["ArrowUp", { kind: "commit", motion: "up" }],
  ["ArrowDown", { kind: "commit", motion: "down" }],
  ["Escape", { kind: "cancel" }],
])("%s ends an entry: %j", (combination, action) => {
  expect(editingAction(press(combination))).toEqual(action);
});

it.each(["ArrowLeft", "Home", "7", "Backspace", "Ctrl+z", "Alt+ArrowUp"])("%s is typing", (combination) => {
  expect(editingAction(press(combination))).toBeUndefined();
});
