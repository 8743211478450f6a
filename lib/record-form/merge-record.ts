import { differingFields, isSame } from "./changed-fields";
import { mergeLines } from "./merge-lines";
import type { Line, Merged, RecordShape, Side, ThreeStates } from "./record-shape";

/**
 * The record as it is by now, with this person's changes. Two people meet only where both changed the same field, or the
 * same field of the same line, each in another way.
 *
 * @param winner whose value goes there; with `local` nothing of what this person entered is lost
 */
export function mergeRecord<Values extends object>(
  states: ThreeStates<Values>,
  shape: RecordShape<Values>,
  winner: Side,
): Merged<Values> {
  const { base, local, current } = states;
  const theirs = new Set<string>(differingFields(base, current, shape.together));
  const merged: Merged<Values> = { value: { ...current }, clashes: [] };
  for (const name of differingFields(base, local, shape.together)) {
    const lines = theirs.has(name) ? linesAt(states, shape, name, winner) : undefined;
    if (lines !== undefined) {
      Reflect.set(merged.value, name, lines.value);
      for (const clash of lines.clashes) merged.clashes.push({ ...clash, path: [name, ...clash.path] });
      continue;
    }
    const isClash = theirs.has(name) && !isSame(local[name], current[name]);
    if (isClash) merged.clashes.push({ path: [name], local: local[name], current: current[name] });
    if (!isClash || winner === "local") merged.value[name] = local[name];
  }
  return merged;
}

/** @returns undefined where the field holds no lines */
function linesAt(
  { base, local, current }: ThreeStates<object>,
  { lines = {} }: RecordShape<object>,
  name: string,
  winner: Side,
): Merged<Line[]> | undefined {
  const shape: RecordShape<Line> | undefined = Reflect.get(lines, name);
  const states = {
    base: Reflect.get(base, name),
    local: Reflect.get(local, name),
    current: Reflect.get(current, name),
  };
  if (shape === undefined || !Object.values(states).every(Array.isArray)) return undefined;
  return mergeLines<Line>(states, winner, (line) => mergeRecord(line, shape, winner));
}
