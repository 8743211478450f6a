/** Where one stands in a queue. */
export interface Place {
  /** From 1; undefined where no record of it is open. */
  at: number | undefined;
  /** How many are stepped through. */
  of: number;
  /** The open record waits no more: it was worked off, here or by somebody else. */
  isGone: boolean;
  previous: number | undefined;
  next: number | undefined;
  /** How many wait and are not set aside, the open one among them. */
  left: number;
}

/**
 * @param sequence the ids as they stood when stepping began.
 * @param waiting those that wait now; what is not among them is passed over.
 * @param done set aside for today: passed over on the way on, and not on the way back, which is how one is looked at again.
 */
export function placeIn(
  sequence: readonly number[],
  waiting: ReadonlySet<number>,
  done: ReadonlySet<number>,
  open: number | undefined,
): Place {
  const at = open === undefined ? -1 : sequence.indexOf(open);
  const isOpen = (id: number) => waiting.has(id) && !done.has(id);
  return {
    at: at < 0 ? undefined : at + 1,
    of: sequence.length,
    isGone: open !== undefined && !waiting.has(open),
    previous: at < 0 ? undefined : sequence.slice(0, at).findLast((id) => waiting.has(id)),
    next: sequence.slice(at + 1).find(isOpen),
    left: sequence.filter(isOpen).length,
  };
}

/**
 * How many the queue has in all: those that are stepped through, and those that wait and were not read.
 * @param total all that wait; undefined where the platform counts others, too
 */
export function allOf(sequence: readonly number[], waiting: readonly number[], total: number | undefined): number {
  return sequence.length + Math.max(0, (total ?? 0) - waiting.length);
}

/** The ids to step through, where more of them are known by now: in their order, the new ones last. */
export function withNew(sequence: readonly number[], waiting: readonly number[]): readonly number[] {
  const known = new Set(sequence);
  const added = waiting.filter((id) => !known.has(id));
  return added.length === 0 ? sequence : [...sequence, ...added];
}
