import type { ParkedLine } from "./parked-lines";

/** Lines of a note that wait for their product. */
export interface ParkedField {
  now(): readonly ParkedLine[];
  put(lines: readonly ParkedLine[]): void;
}

/** Lines that wait from a step on: undone, they are gone with what came with them, and redo brings back those. */
export function parking(parked: ParkedField, lines: readonly ParkedLine[]) {
  let kept = lines;
  return (side: "from" | "to"): void => {
    const now = parked.now();
    const own = new Set(kept.map(({ key }) => key));
    const others = now.filter(({ key }) => !own.has(key));
    if (side === "from") kept = now.filter(({ key }) => own.has(key));
    parked.put(side === "from" ? others : [...others, ...kept]);
  };
}

/** Lines that wait no more from a step on: undone, they wait again. */
export function unparking(parked: ParkedField, lines: readonly ParkedLine[]) {
  const own = new Set(lines.map(({ key }) => key));
  return (side: "from" | "to"): void => {
    const others = parked.now().filter(({ key }) => !own.has(key));
    parked.put(side === "to" ? others : [...others, ...lines]);
  };
}

/** For a line that is about to wait. */
export function firstParkedKey(parked: ParkedField): number {
  return Math.max(0, ...parked.now().map(({ key }) => key)) + 1;
}
