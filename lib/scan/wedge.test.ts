import fc from "fast-check";
import { type PressedKey, separator, WedgeRecogniser } from "./wedge";

type Change = Partial<Omit<PressedKey, "getModifierState">> & { isAltGraph?: boolean };

function pressed(key: string, timeStamp: number, { isAltGraph = false, ...change }: Change = {}): PressedKey {
  const still = { repeat: false, isComposing: false, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  return { key, timeStamp, ...still, ...change, getModifierState: () => isAltGraph };
}

/** Keys so many ms apart, the first one at `from`. */
function keys(text: readonly string[] | string, gap: number, from = 0): PressedKey[] {
  return [...text].map((key, at) => pressed(key, from + at * gap));
}

/** The codes that are found in what is pressed. */
function scans(pressedKeys: readonly PressedKey[], recogniser = new WedgeRecogniser()): string[] {
  return pressedKeys.flatMap((key) => {
    const step = recogniser.feed(key);
    return step.kind === "scan" ? [step.code] : [];
  });
}

/** A scan, with its last key as quick as the others. */
const scanOf = (code: string, gap: number, end: string, from = 0) => keys([...code, end], gap, from);
const printable = fc
  .array(fc.integer({ min: 32, max: 126 }), { minLength: 6, maxLength: 80 })
  .map((codes) => String.fromCharCode(...codes));
const end = fc.constantFrom("Enter", "Tab");

describe("a keyboard wedge", () => {
  it("of any printable code, at any speed up to 50 ms a key, is a scan", () => {
    fc.assert(
      fc.property(printable, fc.array(fc.double({ min: 0, max: 50, noNaN: true })), end, (code, gaps, last) => {
        let at = 1_000;
        const typed = [...code, last].map((key, index) => {
          at += gaps[index % Math.max(gaps.length, 1)] ?? 0;
          // Sums of fractions round: a gap of just 50 may become a hair more.
          at = Math.round(at);
          return pressed(key, at, { shiftKey: key.length === 1 && /[A-Z]/.test(key) });
        });
        return scans(typed).join() === code;
      }),
    );
  });

  it("is a scan after another one, and after what was typed before it", () => {
    fc.assert(
      fc.property(printable, printable, end, fc.string({ maxLength: 12 }), (first, second, last, typed) => {
        const hand = keys(typed, 120);
        const from = hand.length * 120 + 200;
        const next = from + 20 * (first.length + 1) + 30;
        const all = [...hand, ...scanOf(first, 20, last, from), ...scanOf(second, 20, last, next)];
        expect(scans(all)).toEqual([first, second]);
      }),
    );
  });

  it("is what a person types never, however quick: bursts of up to 5 keys, keys held down, shortcuts, Enter at once", () => {
    const burst = fc.tuple(fc.string({ minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 50 }));
    const ending = fc.constantFrom<readonly string[]>([], ["Enter"], ["Tab"]);
    const typing = fc.array(fc.tuple(burst, ending, fc.integer({ min: 51, max: 400 })), { maxLength: 40 });
    fc.assert(
      fc.property(typing, (bursts) => {
        let at = 0;
        const typed = bursts.flatMap(([[text, gap], last, pause]) => {
          const now = keys([...text, ...last], gap, at);
          at = (now.at(-1)?.timeStamp ?? at) + pause;
          return now;
        });
        return scans(typed).length === 0;
      }),
    );
  });

  it("is no key that is held down, though it comes every 30 ms", () => {
    const held = keys("aaaaaaaaaaaa", 30).map((key, at) => ({ ...key, repeat: at > 0 }));
    expect(scans([...held, pressed("Enter", 12 * 30)])).toEqual([]);
    expect(scans([...keys("123456", 10), pressed("Enter", 60, { repeat: true })])).toEqual([]);
  });

  it.each<[string, Change]>([
    ["Ctrl", { ctrlKey: true }],
    ["Alt", { altKey: true }],
    ["the command key", { metaKey: true }],
    ["an input method", { isComposing: true }],
  ])("is nothing that is pressed with %s", (_name, change) => {
    expect(scans(scanOf("12345678", 10, "Enter").map((key) => ({ ...key, ...change })))).toEqual([]);
    const within = scanOf("12345678", 10, "Enter").map((key, at) => (at === 4 ? { ...key, ...change } : key));
    expect(scans(within)).toEqual([]);
  });

  it("is no Shift and Enter, and none with another key in it", () => {
    expect(scans([...keys("12345678", 10), pressed("Enter", 80, { shiftKey: true })])).toEqual([]);
    for (const key of ["Backspace", "ArrowLeft", "Escape", "Dead", "Process", "Unidentified", "F2"])
      expect(scans(keys(["1", "2", "3", "4", "5", key, "6", "7", "Enter"], 10))).toEqual([]);
  });

  it("is none with fewer than 6 characters, or with an end that comes late", () => {
    expect(scans(scanOf("12345", 10, "Enter"))).toEqual([]);
    expect(scans([...keys("12345678", 10), pressed("Enter", 70 + 51)])).toEqual([]);
    expect(scans([...keys("12345678", 10), pressed("Enter", 70 + 50)])).toEqual(["12345678"]);
  });

  it("is none where a pause tore it: the rest of a code would be another one", () => {
    const torn = [...keys("5942724", 10), ...scanOf("96385074", 10, "Enter", 60 + 90)];
    expect(scans(torn)).toEqual([]);
    const tornTwice = [...keys("594", 10), ...keys("2", 10, 100), ...scanOf("96385074", 10, "Enter", 190)];
    expect(scans(tornTwice)).toEqual([]);
    // A hand that has come from the keys to the trigger.
    expect(scans([...keys("594", 10), ...scanOf("96385074", 10, "Enter", 20 + 200)])).toEqual(["96385074"]);
  });

  it("has signs that are made with Shift and AltGr, and GS1's separator, however it is typed", () => {
    const signs = [pressed("Shift", 5, { shiftKey: true }), pressed("A", 6, { shiftKey: true })];
    const alt = { ctrlKey: true, altKey: true, isAltGraph: true };
    const typed = [...keys("]C101", 1), ...signs, pressed("AltGraph", 7, alt), pressed("@", 8, alt)];
    expect(scans([...typed, pressed("Enter", 9)])).toEqual(["]C101A@"]);
    for (const gs of [pressed("]", 45, { ctrlKey: true }), pressed(separator, 45)])
      expect(
        scans([...keys("10AB", 10), pressed("Control", 44, { ctrlKey: true }), gs, ...scanOf("17", 10, "Tab", 50)]),
      ).toEqual([`10AB${separator}17`]);
  });

  it("takes the second key with which a scanner ends, and not what a person presses after it", () => {
    const recogniser = new WedgeRecogniser();
    expect(scans(scanOf("12345678", 10, "Enter"), recogniser)).toEqual(["12345678"]);
    expect(recogniser.feed(pressed("Tab", 90)).kind).toBe("rest");
    expect(recogniser.feed(pressed("Tab", 300)).kind).toBe("other");
    const typed = new WedgeRecogniser();
    expect(keys(["1", "2", "3", "Enter", "Tab"], 10).map((key) => typed.feed(key).kind)).toEqual([
      "first",
      "next",
      "next",
      "other",
      "other",
    ]);
  });

  it("keeps no endless text, and is none for one", () => {
    expect(scans(scanOf("1".repeat(4_301), 1, "Enter"))).toEqual([]);
    expect(scans(scanOf("1".repeat(4_300), 1, "Enter"))).toHaveLength(1);
  });
});
