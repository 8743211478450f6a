import type { Motion } from "./cursor";

/** What was pressed, as the browser tells it. */
export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** What a key asks a grid for. Copying and pasting are events of their own. */
export type GridAction =
  | { kind: "move"; motion: Motion; isExtending: boolean }
  | { kind: "select-all" }
  /** `typed` replaces what stands in the cell; without it the cell's own text is edited. */
  | { kind: "edit"; typed?: string }
  | { kind: "clear" }
  /** Switches what is on or off. */
  | { kind: "toggle" }
  /** Ends the editing with what was typed and goes on. */
  | { kind: "commit"; motion: Motion }
  /** Ends the editing without what was typed; of a cell that is not being edited, gives back what it had. */
  | { kind: "cancel" }
  /** Gives the other selected rows what the first one has. */
  | { kind: "fill-down" }
  /** One more row of what the last selected one is of. */
  | { kind: "duplicate" }
  | { kind: "undo" }
  | { kind: "redo" };

const motions: ReadonlyMap<string, Motion> = new Map([
  ["ArrowUp", "up"],
  ["ArrowDown", "down"],
  ["ArrowLeft", "left"],
  ["ArrowRight", "right"],
  ["PageUp", "page-up"],
  ["PageDown", "page-down"],
  ["Home", "row-start"],
  ["End", "row-end"],
]);

/** To the grid's edge, with Ctrl (on a Mac the command key). */
const farMotions: ReadonlyMap<string, Motion> = new Map([
  ["Home", "first"],
  ["End", "last"],
]);

/** Of a cell that is not being edited. @returns undefined for a key that is the browser's business */
export function gridAction(pressed: Pressed): GridAction | undefined {
  const { key, shiftKey, altKey } = pressed;
  if (hasCommand(pressed)) return commandAction(pressed);
  if (altKey) return undefined;
  const ended = endingMotion(pressed);
  if (ended !== undefined) return { kind: "move", motion: ended, isExtending: false };
  const motion = motions.get(key);
  if (motion !== undefined) return { kind: "move", motion, isExtending: shiftKey };
  if (key === "Escape" && !shiftKey) return { kind: "cancel" };
  if (key === "F2") return { kind: "edit" };
  if (key === "Delete" || key === "Backspace") return { kind: "clear" };
  if (key === " " && !shiftKey) return { kind: "toggle" };
  return [...key].length === 1 && key !== " " ? { kind: "edit", typed: key } : undefined;
}

/** Of a cell that is being edited: all else is typing. */
export function editingAction(pressed: Pressed): GridAction | undefined {
  if (hasCommand(pressed) || pressed.altKey) return undefined;
  if (pressed.key === "Escape") return { kind: "cancel" };
  const motion = endingMotion(pressed) ?? verticalMotion(pressed.key);
  return motion === undefined ? undefined : { kind: "commit", motion };
}

function hasCommand({ ctrlKey, metaKey }: Pressed): boolean {
  return ctrlKey || metaKey;
}

function commandAction({ key, shiftKey, altKey }: Pressed): GridAction | undefined {
  if (altKey) return undefined;
  const motion = farMotions.get(key);
  if (motion !== undefined) return { kind: "move", motion, isExtending: shiftKey };
  switch (key.toLowerCase()) {
    case "a":
      return { kind: "select-all" };
    case "d":
      return { kind: shiftKey ? "duplicate" : "fill-down" };
    case "z":
      return shiftKey ? { kind: "redo" } : { kind: "undo" };
    case "y":
      return { kind: "redo" };
    default:
      return undefined;
  }
}

/** Enter and Tab end an entry and go on; with Shift they go back. */
function endingMotion({ key, shiftKey }: Pressed): Motion | undefined {
  if (key === "Enter") return shiftKey ? "up" : "down";
  if (key === "Tab") return shiftKey ? "previous" : "next";
  return undefined;
}

function verticalMotion(key: string): Motion | undefined {
  if (key === "ArrowUp") return "up";
  return key === "ArrowDown" ? "down" : undefined;
}
