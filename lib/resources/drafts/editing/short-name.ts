/** In characters: what tells two sizes of one product apart stands at the end of its name. */
const longestEnd = 9;

/** A name in two parts for a small place: the first may be cut, the second says the size, e.g. `0,75 l`. */
export function shortName(name: string): readonly [string, string] {
  const words = name.split(" ");
  let end = "";
  while (words.length > 1) {
    const longer = [words.at(-1), end].filter(Boolean).join(" ");
    if (longer.length > longestEnd) break;
    end = longer;
    words.pop();
  }
  return [words.join(" "), end];
}
