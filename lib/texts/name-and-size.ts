const unit = "(?:ml|cl|l|mg|g|kg|buc\\.?|bucăți|pcs|m|cm|mm|%)";
const number = "\\d+(?:[.,]\\d+)?";
const size = new RegExp(`\\s(?:(?:${number}\\s?[x×]\\s?)?${number}\\s?${unit}|nr\\.\\s?\\d+)$`, "i");

/**
 * A product's name in two parts, so that a narrow place cuts the first one: of what is alike but for its size, "0,25 l" and
 * "0,5 l", the size tells which it is, and of an issue its number. @returns together the whole name; the second part is empty
 * where it says neither
 */
export function nameAndSize(name: string): readonly [string, string] {
  const at = size.exec(name)?.index ?? 0;
  return at === 0 ? [name, ""] : [name.slice(0, at), name.slice(at)];
}
