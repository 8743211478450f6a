import { type LeftOut, moved, typedEntry, typedWhole, withLeftOut } from "./left-out";

/** As a field does, sign by sign at its end: digits and the dot are taken. */
function typed(text: string) {
  let value = "";
  let pieces: LeftOut[] = [];
  for (const sign of text) {
    if (/[\d.]/.test(sign)) {
      pieces = moved(pieces, value, value + sign);
      value += sign;
    } else pieces = withLeftOut(pieces, { at: value.length, over: 0, text: sign });
  }
  return { value, pieces };
}

describe("what a field left out", () => {
  it.each([
    ["13 eur", "13", [" eur"]],
    ["ab-c", "", ["ab-c"]],
    ["-5", "5", ["-"]],
    ["1a2b", "12", ["a", "b"]],
    ["e11e1", "111", ["e", "e"]],
  ])("FILT-031 is named in its place: %s", (text, held, left) => {
    const { value, pieces } = typed(text);
    expect(value).toBe(held);
    expect(typedWhole(value, pieces)).toBe(text);
    expect(pieces.map((piece) => piece.text)).toEqual(left);
  });

  it.each(["13 eur", "ab-c", "12x5", "1a2b", "12.50"])("begins again as it was left: %s", (text) => {
    const entry = typedEntry(text, (held) => (/^[\d.]*$/.test(held) ? held : undefined));
    expect(entry).toEqual(typed(text));
    expect(typedWhole(entry.value, entry.pieces)).toBe(text);
  });

  it("comes in the place of what was selected, and what is typed next stands behind it", () => {
    const over = withLeftOut(withLeftOut([], { at: 0, over: 2, text: "e" }), { at: 0, over: 2, text: "u" });
    expect(typedWhole("50", over)).toBe("eu");
    const after = moved(over, "50", "5", 1);
    expect(typedWhole("5", after)).toBe("eu5");
  });

  it("keeps its place where the value changes before it, and goes with what is replaced around it", () => {
    const { value, pieces } = typed("12x34");
    expect(typedWhole("91234", moved(pieces, value, "91234", 1))).toBe("912x34");
    expect(moved(pieces, value, "194", 2)).toEqual([]);
  });
});
