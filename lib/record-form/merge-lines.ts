import { isSame } from "./changed-fields";
import { orderOfLines } from "./line-order";
import type { Line, Merged, Side, ThreeStates } from "./record-shape";

/**
 * The lines of one record after two people changed them: each line by its id, lines that either of them added too.
 * A line that one person changed and the other one removed is a clash.
 *
 * @param mergeLine merges a line that both of them have
 */
export function mergeLines<L extends Line>(
  states: ThreeStates<readonly L[]>,
  winner: Side,
  mergeLine: (states: ThreeStates<L>) => Merged<L>,
): Merged<L[]> {
  const [base, local, current] = [byId(states.base), byId(states.local), byId(states.current)];
  const lines = new Map<Line["id"], L>();
  const merged: Merged<L[]> = { value: [], clashes: [] };
  for (const id of new Set([...current.keys(), ...local.keys()])) {
    const line = { base: base.get(id), local: local.get(id), current: current.get(id) };
    const { value, clashes } = isInAll(line) ? mergeLine(line) : mergeInPart(line, winner);
    if (value !== undefined) lines.set(id, value);
    for (const clash of clashes) merged.clashes.push({ ...clash, path: [id, ...clash.path] });
  }
  for (const id of orderOfLines(states, lines)) {
    const line = lines.get(id);
    if (line !== undefined) merged.value.push(line);
  }
  return merged;
}

function byId<L extends Line>(lines: readonly L[]): Map<Line["id"], L> {
  return new Map(lines.map((line) => [line.id, line]));
}

function isInAll<L>(states: ThreeStates<L | undefined>): states is ThreeStates<L> {
  return states.base !== undefined && states.local !== undefined && states.current !== undefined;
}

/** A line that was added or removed. */
function mergeInPart<L>(states: ThreeStates<L | undefined>, winner: Side): Merged<L | undefined> {
  const { base, local, current } = states;
  if (isSame(local, current) || isSame(base, local)) return { value: current, clashes: [] };
  if (isSame(base, current)) return { value: local, clashes: [] };
  return { value: states[winner], clashes: [{ path: [], local, current }] };
}
