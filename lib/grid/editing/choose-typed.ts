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

function asTyped(text: string): string {
  return text.replace(/\s/g, "").replace(",", ".").toLowerCase();
}
