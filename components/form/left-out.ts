/** A piece that a field did not take. */
export interface LeftOut {
  /** Where in the field's value it was put. */
  at: number;
  /** How many signs of the value it would have taken the place of. */
  over: number;
  text: string;
}

/**
 * What a field holds of a text that is typed into it sign by sign, and what it leaves out.
 * @param read what it would hold, undefined where it takes no such text
 */
export function typedEntry(typed: string, read: (text: string) => string | undefined) {
  let value = "";
  let pieces: LeftOut[] = [];
  for (const sign of typed) {
    const next = read(value + sign);
    if (next === undefined) pieces = withLeftOut(pieces, { at: value.length, over: 0, text: sign });
    else value = next;
  }
  return { value, pieces };
}

/** What was typed, the pieces that were left out in their places. */
export function typedWhole(value: string, pieces: readonly LeftOut[]): string {
  let whole = "";
  let from = 0;
  for (const { at, over, text } of pieces) {
    whole += value.slice(from, at) + text;
    from = at + over;
  }
  return whole + value.slice(from);
}

/** Signs that are left out one behind the other are one piece; those between what a new one was put over are gone. */
export function withLeftOut(pieces: readonly LeftOut[], put: LeftOut): LeftOut[] {
  const end = put.at + put.over;
  const here = pieces.filter(({ at }) => at === put.at).map(({ text }) => text);
  const joined = { ...put, text: [...here, put.text].join("") };
  return [...pieces.filter(({ at }) => at < put.at), joined, ...pieces.filter(({ at }) => at > end)];
}

/**
 * The pieces where the value has become another: those within what was replaced are gone with it.
 * @param caret in the next value, behind what was put in
 */
export function moved(pieces: readonly LeftOut[], before: string, next: string, caret = next.length): LeftOut[] {
  const behind = Math.min(next.length - caret, before.length);
  const kept = Math.min(before.length - behind, caret);
  let start = 0;
  while (start < kept && before[start] === next[start]) start += 1;
  const end = before.length - behind;
  const shift = next.length - before.length;
  return pieces.flatMap((piece) => {
    if (piece.at > start && piece.at < end) return [];
    // What it was put over is what has been replaced.
    const over = piece.at + piece.over > start && piece.at < end ? 0 : piece.over;
    return [{ ...piece, at: piece.at > start ? piece.at + shift : piece.at, over }];
  });
}
