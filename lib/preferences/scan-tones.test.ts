import { areScanTonesOn, scanTonesPreference } from "./scan-tones";

describe("tones of a scan", () => {
  it("are on until they are switched off, whatever other cookies there are", () => {
    expect(areScanTonesOn("")).toBe(true);
    expect(areScanTonesOn("letter-keys=off; scan-tones=on")).toBe(true);
    expect(areScanTonesOn("theme=dark; scan-tones=off; locale=ro")).toBe(false);
  });

  it("are kept as they are read", () => {
    for (const areOn of [true, false])
      expect(areScanTonesOn(scanTonesPreference(areOn).split(";")[0] ?? "")).toBe(areOn);
  });
});
