import { differingFields, isSame, pickFields } from "./changed-fields";
import type { Line, Together } from "./record-shape";

/** What makes one list of lines into another. */
export interface LineChanges<L> {
  added: L[];
  /** A line as it is to be, and what of it differs. */
  changed: { line: L; fields: Partial<L> }[];
  removed: L[];
}

/** What was done to the lines of a record: what an editor that sends each line by itself has to send. */
export function changedLines<L extends Line>(
  before: readonly L[],
  after: readonly L[],
  together?: Together,
): LineChanges<L> {
  const [old, kept] = [new Map(before.map((line) => [line.id, line])), new Set(after.map(({ id }) => id))];
  const changes: LineChanges<L> = { added: [], changed: [], removed: before.filter(({ id }) => !kept.has(id)) };
  for (const line of after) {
    const was = old.get(line.id);
    if (was === undefined) changes.added.push(line);
    else if (!isSame(was, line))
      changes.changed.push({ line, fields: pickFields(line, differingFields(was, line, together)) });
  }
  return changes;
}
