/** What the platform finds wrong with one field. */
export interface RefusedField<Name> {
  name: Name;
  text: string;
}

/**
 * The field that a refusal is about, where its text begins with the field's name as it is on the wire:
 * `provider: unknown company`.
 * @param names fields of the form
 */
export function refusedField<Name extends string>(
  shownText: string | undefined,
  names: readonly Name[],
): RefusedField<Name> | undefined {
  const [, field, text] = /^([\w.]+):\s+(.+)$/s.exec(shownText ?? "") ?? [];
  const name = names.find((each) => each === field);
  if (name === undefined || text === undefined) return undefined;
  return { name, text: `${text.charAt(0).toUpperCase()}${text.slice(1)}` };
}
