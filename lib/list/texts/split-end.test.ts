import { splitEnd } from "./split-end";

describe("splitEnd", () => {
  it.each([
    ["Frigider Gara de Nord 012", "Frigider Gara de Nord", " 012"],
    ["Depozit Voluntari B2", "Depozit Voluntari", " B2"],
    ["Antonia Pop", "Antonia Pop", ""],
    ["012", "012", ""],
    ["", "", ""],
    ["Apă plată 0,5 L", "Apă plată 0,5 L", ""],
    ["Notă FACT-2026-0000001234", "Notă FACT-2026-0000001234", ""],
  ])("keeps of %j what tells it apart", (text, start, end) => {
    expect(splitEnd(text)).toEqual([start, end]);
  });
});
