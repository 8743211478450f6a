import type { NameOf, Together } from "./record-shape";

/** Whether two values of a field say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

/** The names of the fields in which two states of a record differ; of a group all or none. */
export function differingFields<Values extends object>(
  one: Values,
  other: Values,
  together: Together = [],
): NameOf<Values>[] {
  const names: NameOf<Values>[] = [];
  for (const name in { ...one, ...other }) names.push(name);
  const differ = new Set<string>(names.filter((name) => !isSame(one[name], other[name])));
  for (const group of together) if (group.some((name) => differ.has(name))) for (const name of group) differ.add(name);
  return names.filter((name) => differ.has(name));
}

/** Some fields of a record. */
export function pickFields<Values extends object>(record: Values, names: readonly NameOf<Values>[]): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) if (name in record) picked[name] = record[name];
  return picked;
}
