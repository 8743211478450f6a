/**
 * What was typed into a cell of a few values: the value that it equals, else the only one that begins with it. A decimal
 * comma is a point.
 *
 * @returns undefined where it is none of them, or may still be several
 */
export function chooseTyped(
  typed: string,
  values: readonly string[],
  wordOf: (value: string) => string,
): string | undefined {
  const text = asTyped(typed);
  if (text === "") return undefined;
  const spellings = values.map((value) => ({ value, texts: [asTyped(value), asTyped(wordOf(value))] }));
  const equal = spellings.find(({ texts }) => texts.includes(text));
  const [begun, another] = spellings.filter(({ texts }) => texts.some((each) => each.startsWith(text)));
  return equal?.value ?? (another === undefined ? begun?.value : undefined);
}

/**
 * The text that a key makes. Keys that follow each other soon are one text, as in any select; late ones are, too, where
 * together they choose a value: who looks up between the 1 and the 9 has typed 19.
 */
export function typedOn(
  soFar: string,
  key: string,
  isSoon: boolean,
  choose: (typed: string) => string | undefined,
): string {
  const together = soFar + key;
  return isSoon || choose(together) !== undefined ? together : key;
}

function asTyped(text: string): string {
  return text.replace(/\s/g, "").replace(",", ".").toLowerCase();
}
