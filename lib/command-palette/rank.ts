import { folded } from "@/lib/texts/folded";

/** What is found without asking anybody. */
export interface LocalHit {
  /** Apart from all others. */
  key: string;
  name: string;
  /** Further words by which it is found, such as what a page is for. */
  words?: string | undefined;
}

/** How well a text fits a hit: the lower the better; undefined where a word of it fits nothing. */
function distanceOf({ name, words = "" }: LocalHit, typed: readonly string[]): number | undefined {
  const [title, all] = [folded(name), folded(`${name} ${words}`)];
  if (!typed.every((word) => beginsWord(all, word))) return undefined;
  if (title.startsWith(typed.join(" "))) return 0;
  if (typed.every((word) => beginsWord(title, word))) return 1;
  return 2;
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\d]/u.test(text.charAt(at - 1))) return true;
  return false;
}

/**
 * Those that fit a text, the best first; of two that fit as well the one that came first. Letters without case and
 * accents. With nothing typed all of them, as they came.
 */
export function rankHits<Hit extends LocalHit>(hits: readonly Hit[], text: string): Hit[] {
  const typed = folded(text).split(/\s+/).filter(Boolean);
  return hits
    .flatMap((hit) => {
      const distance = distanceOf(hit, typed);
      return distance === undefined ? [] : [{ hit, distance }];
    })
    .sort((one, other) => one.distance - other.distance)
    .map(({ hit }) => hit);
}
