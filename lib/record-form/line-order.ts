import type { Line, ThreeStates } from "./record-shape";

type Id = Line["id"];

/**
 * The order of merged lines: as the platform has them by now, or as this person moved them where nobody else did. What
 * only the other list has stands after the line that it follows there; additions of both at one place do not mix.
 *
 * @param kept the ids of the lines to put in order
 */
export function orderOfLines(
  { base, local, current }: ThreeStates<readonly Line[]>,
  kept: { has(id: Id): boolean },
): Id[] {
  const isOrderOfLocal = isMoved(base, local) && !isMoved(base, current);
  const [first, second] = isOrderOfLocal ? [local, current] : [current, local];
  const order = first.map(({ id }) => id).filter((id) => kept.has(id));
  const ids = new Set(second.map(({ id }) => id));
  const isOnlyInFirst = (id: Id | undefined): boolean => id !== undefined && !ids.has(id);
  let before = -1;
  for (const { id } of second) {
    const at = order.indexOf(id);
    if (at !== -1) before = at;
    else if (kept.has(id)) {
      do before += 1;
      while (isOnlyInFirst(order[before]));
      order.splice(before, 0, id);
    }
  }
  return order;
}

/** Whether the lines that two lists share stand in another order. */
function isMoved(before: readonly Line[], after: readonly Line[]): boolean {
  const places = new Map(before.map(({ id }, place) => [id, place]));
  const shared = after.flatMap(({ id }) => places.get(id) ?? []);
  return shared.some((place, index) => index > 0 && place < (shared[index - 1] ?? 0));
}
