/** What a key does in a list: moves from row to row, or closes the preview. Enter is the row's own link. */
export type RowMove = "next-row" | "previous-row" | "first-row" | "last-row";
export type ListCommand = RowMove | "close";

const commands: Readonly<Record<string, ListCommand>> = {
  ArrowDown: "next-row",
  j: "next-row",
  ArrowUp: "previous-row",
  k: "previous-row",
  Home: "first-row",
  End: "last-row",
  Escape: "close",
};

interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** @returns undefined for keys of the browser or of a field. */
export function commandOf({ key, altKey, ctrlKey, metaKey }: Pressed): ListCommand | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  return Object.hasOwn(commands, key) ? commands[key] : undefined;
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
