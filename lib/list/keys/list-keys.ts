/** What a key does in a list: moves from row to row. Enter is the row's own link. */
export type RowMove = "next-row" | "previous-row" | "first-row" | "last-row";
/** Moves from cell to cell within a row. */
export type CellMove = "next-cell" | "previous-cell";

export type ListCommand =
  | RowMove
  | CellMove
  | "tick"
  | "close"
  | "next-page"
  | "previous-page"
  | "filter"
  | "search"
  | "saved"
  | "columns"
  | "only"
  | "extend"
  | "reload"
  | "help";

interface KeyRule {
  command: ListCommand;
  /** Works anywhere on the page; the others also scroll or write, and work in the rows alone. */
  isForPage: boolean;
}

const inRows = (command: ListCommand): KeyRule => ({ command, isForPage: false });
const anywhere = (command: ListCommand): KeyRule => ({ command, isForPage: true });

/** All keys of a list page, in the order in which the help shows them. */
const rules = {
  ArrowDown: inRows("next-row"),
  j: anywhere("next-row"),
  ArrowUp: inRows("previous-row"),
  k: anywhere("previous-row"),
  Home: inRows("first-row"),
  End: inRows("last-row"),
  ArrowRight: inRows("next-cell"),
  ArrowLeft: inRows("previous-cell"),
  " ": inRows("tick"),
  Escape: anywhere("close"),
  x: anywhere("extend"),
  "[": anywhere("previous-page"),
  "]": anywhere("next-page"),
  // Where brackets need AltGr.
  b: anywhere("previous-page"),
  n: anywhere("next-page"),
  f: anywhere("filter"),
  "/": anywhere("search"),
  p: anywhere("saved"),
  c: anywhere("columns"),
  o: anywhere("only"),
  r: anywhere("reload"),
  "?": anywhere("help"),
} as const satisfies Record<string, KeyRule>;

const rulesByKey: Readonly<Record<string, KeyRule>> = rules;

interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** @returns undefined for keys of the browser or of a field. */
export function ruleOf({ key, altKey, ctrlKey, metaKey }: Pressed): KeyRule | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  return Object.hasOwn(rulesByKey, key) ? rulesByKey[key] : undefined;
}

/** The row to go to, counted from 0. */
export function rowAfter(command: RowMove, current: number, count: number): number {
  switch (command) {
    case "next-row":
      return Math.min(current + 1, count - 1);
    case "previous-row":
      return Math.max(current - 1, 0);
    case "first-row":
      return 0;
    case "last-row":
      return count - 1;
  }
}
