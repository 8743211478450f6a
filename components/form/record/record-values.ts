/** Fields by their names; those of one group mean something only together, as a number and its unit do. */
export type Together = readonly (readonly string[])[];

/** Whether two values of a field say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

type NameOf<Values> = Extract<keyof Values, string>;

/** The names of the fields in which two states of a record differ; of a group all or none. */
export function differingFields<Values extends object>(
  one: Values,
  other: Values,
  together: Together = [],
): NameOf<Values>[] {
  const names: NameOf<Values>[] = [];
  for (const name in other) names.push(name);
  const differ = new Set<string>(names.filter((name) => !isSame(one[name], other[name])));
  for (const group of together) if (group.some((name) => differ.has(name))) for (const name of group) differ.add(name);
  return names.filter((name) => differ.has(name));
}

/** What of `after` differs from `before`: all that an edit sends. */
export function changedFields<Body extends object>(before: Body, after: Body, together?: Together): Partial<Body> {
  const kept = new Set(differingFields(before, after, together));
  const changed: Partial<Body> = { ...after };
  for (const name in after) if (!kept.has(name)) delete changed[name];
  return changed;
}

/** One record as it was when the form was opened, as this person has it, and as it is by now. */
export interface ThreeStates<Values> {
  begun: Values;
  mine: Values;
  now: Values;
}

/** The fields that this person and somebody else have changed, each in another way. */
export function clashingFields<Values extends object>(
  { begun, mine, now }: ThreeStates<Values>,
  together?: Together,
): NameOf<Values>[] {
  const theirs = new Set(differingFields(begun, now, together));
  const both = differingFields(begun, mine, together).filter((name) => theirs.has(name));
  return both.filter((name) => !isSame(mine[name], now[name]));
}

/** The record as it is by now, with this person's changes wherever nobody else changed the same. */
export function withTheirs<Values extends object>(states: ThreeStates<Values>, together?: Together): Values {
  return merged(states, new Set(clashingFields(states, together)), together);
}

/** The record as it is by now, with all of this person's changes: what they did not touch stays as somebody left it. */
export function withMine<Values extends object>(states: ThreeStates<Values>, together?: Together): Values {
  return merged(states, new Set(), together);
}

function merged<Values extends object>(
  { begun, mine, now }: ThreeStates<Values>,
  lost: ReadonlySet<NameOf<Values>>,
  together: Together | undefined,
): Values {
  const values = { ...now };
  for (const name of differingFields(begun, mine, together)) if (!lost.has(name)) values[name] = mine[name];
  return values;
}
