import { areLetterKeysOn, letterKeysPreference } from "./letter-keys";

describe("keys of a single letter", () => {
  it("are on until they are switched off, whatever other cookies there are", () => {
    expect(areLetterKeysOn("")).toBe(true);
    expect(areLetterKeysOn("theme=dark; letter-keys=on")).toBe(true);
    expect(areLetterKeysOn("theme=dark; letter-keys=off; locale=ro")).toBe(false);
  });

  it("are kept as they are read", () => {
    for (const areOn of [true, false])
      expect(areLetterKeysOn(letterKeysPreference(areOn).split(";")[0] ?? "")).toBe(areOn);
  });
});
