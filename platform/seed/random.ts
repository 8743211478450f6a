/** A stream of chance that is the same on every machine for the same seed. */
export interface Random {
  /** 0 (included) to 1 (excluded). */
  float(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Picks by weight. */
  weighted<Item>(choices: readonly (readonly [Item, number])[]): Item;
  /** `count` different items, or all where there are fewer. */
  sample<Item>(items: readonly Item[], count: number): Item[];
  digits(count: number): string;
}

/** Mulberry32: 32 bits of state, plenty for data that has to look alive. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const float = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(float() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]): Item => at(items, int(0, items.length - 1));
  return {
    float,
    int,
    pick,
    chance: (probability) => float() < probability,
    weighted(choices) {
      const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
      let left = float() * total;
      for (const [item, weight] of choices) {
        left -= weight;
        if (left < 0) return item;
      }
      return at(choices, choices.length - 1)[0];
    },
    sample(items, count) {
      const rest = [...items];
      const wanted = Math.min(count, rest.length);
      return Array.from({ length: wanted }, () => at(rest.splice(int(0, rest.length - 1), 1), 0));
    },
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(""),
  };
}

/** @throws where the list is too short: a mistake in the seed, better loud than a hole in the data. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${items.length}.`);
  return item;
}
