import type { Motion } from "@/lib/grid/position/cursor";
import { gridAction, type Pressed } from "@/lib/grid/position/keys";
import type { MappingWork } from "./mapping-work";
import { type Direction, neighbour } from "./picture";

/** What a key asks the picture for, beside going from cell to cell. */
export type PictureCommand = "toggle" | "reset" | "clear" | "flag" | "fill" | "select-all" | "save" | "undo" | "redo";

export type PictureAction =
  | { readonly kind: "go"; readonly motion: Motion; readonly isExtending: boolean }
  | { readonly kind: "do"; readonly command: PictureCommand }
  /** Looks for what goes into the cells; with what was typed so far. */
  | { readonly kind: "search"; readonly typed: string };

/** Read by whoever looks, too: nothing is changed by them. */
const looking: ReadonlySet<PictureCommand> = new Set<PictureCommand>(["toggle", "reset", "select-all"]);

/** @returns undefined for a key that is the browser's business */
export function pictureAction(pressed: Pressed, isReadOnly: boolean): PictureAction | undefined {
  const action = actionOf(pressed);
  const isLooking = action?.kind === "go" || (action?.kind === "do" && looking.has(action.command));
  return isReadOnly && !isLooking ? undefined : action;
}

function actionOf(pressed: Pressed): PictureAction | undefined {
  const own = ownAction(pressed);
  if (own !== undefined || pressed.key === "Tab") return own;
  const asked = gridAction(pressed);
  switch (asked?.kind) {
    case "move":
      return { kind: "go", motion: asked.motion, isExtending: asked.isExtending };
    case "edit":
      return { kind: "search", typed: asked.typed ?? "" };
    case "cancel":
      return { kind: "do", command: "reset" };
    case "fill-down":
      return { kind: "do", command: "fill" };
    case "clear":
    case "toggle":
    case "select-all":
    case "undo":
    case "redo":
      return { kind: "do", command: asked.kind };
    default:
      return undefined;
  }
}

/** What other grids do not have. */
function ownAction({ key, shiftKey, altKey, ctrlKey, metaKey }: Pressed): PictureAction | undefined {
  const name = key.toLowerCase();
  const isCommand = ctrlKey || metaKey;
  if (altKey && !isCommand && name === "r") return { kind: "do", command: "flag" };
  if (isCommand && !altKey && !shiftKey && name === "r") return { kind: "do", command: "fill" };
  if (isCommand && !altKey && !shiftKey && name === "s") return { kind: "do", command: "save" };
  return key === "Enter" && !isCommand && !altKey ? { kind: "search", typed: "" } : undefined;
}

const directions: Partial<Record<Motion, Direction>> = { left: "left", right: "right", up: "up", down: "down" };

/** The cell that a motion leads to; undefined where there is none. */
export function cellBy({ picture, editor }: MappingWork, from: number, motion: Motion): number | undefined {
  const direction = directions[motion];
  if (direction !== undefined) return neighbour(picture, from, direction);
  const shelves = picture.parts.flatMap((part) => part.shelves);
  const row = shelves.find(({ keys: own }) => own.includes(from))?.keys ?? [];
  const { keys } = editor.store;
  if (motion === "row-start") return row[0];
  if (motion === "row-end") return row.at(-1);
  if (motion === "first") return keys[0];
  return motion === "last" ? keys.at(-1) : undefined;
}
