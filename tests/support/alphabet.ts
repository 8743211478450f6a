const collator = new Intl.Collator("ro");

/** As names stand in a Romanian dictionary: Î comes after I and before J, and case makes no difference. */
export function byAlphabet(one: string, other: string): number {
  return collator.compare(one, other);
}
