/** Text, numbers, ticks and lists of them, as a form or a call's body holds them. */
type Held = object;

/** Whether two values of a field say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

/** The names of the fields in which two states of a record differ. */
export function differingFields<Values extends Held>(one: Values, other: Values): Extract<keyof Values, string>[] {
  const names: Extract<keyof Values, string>[] = [];
  for (const name in other) if (!isSame(one[name], other[name])) names.push(name);
  return names;
}

/** What of `after` differs from `before`: all that an edit sends. */
export function changedFields<Body extends Held>(before: Body, after: Body): Partial<Body> {
  const changed: Partial<Body> = { ...after };
  for (const name in after) if (isSame(before[name], after[name])) delete changed[name];
  return changed;
}

/** One record as three people's eyes saw it: when the form was opened, as this person has it, as it is by now. */
export interface ThreeStates<Values> {
  begun: Values;
  mine: Values;
  now: Values;
}

/** The fields that this person and somebody else have changed, each in another way. */
export function clashingFields<Values extends Held>({
  begun,
  mine,
  now,
}: ThreeStates<Values>): Extract<keyof Values, string>[] {
  const theirs = new Set(differingFields(begun, now));
  return differingFields(begun, mine).filter((name) => theirs.has(name) && !isSame(mine[name], now[name]));
}

/** The record as it is by now, with this person's changes wherever nobody else changed the same. */
export function withTheirs<Values extends Held>(states: ThreeStates<Values>): Values {
  const { begun, mine, now } = states;
  const lost = new Set(clashingFields(states));
  const merged = { ...now };
  for (const name of differingFields(begun, mine)) if (!lost.has(name)) merged[name] = mine[name];
  return merged;
}
