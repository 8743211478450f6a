import fc from "fast-check";
import { exampleList } from "@/tests/support/lists/example-list";
import { readFilterText, readHalves, readValues, writeHalves, writeValues } from "./filter-text";

const { filters } = exampleList;
const read = (key: string, text: string): string | undefined => {
  const filter = filters[key];
  if (filter === undefined) throw new Error(`No filter ${key}.`);
  return readFilterText(filter, text, "2026-11-21");
};

describe("a filter's value as text", () => {
  it.each([
    ["FILT-022 a single day", "created", "2026-11-21&2026-11-21"],
    ["FILT-023 a range of days", "created", "2026-11-01&2026-11-21"],
    ["FILT-023 the beginning alone", "eventDate", "2026-11-01&"],
    ["FILT-023 the end alone", "eventDate", "&2026-11-21"],
    ["FILT-034 a quick period", "created", "last-31-days"],
    ["FILT-024 a range of amounts", "amount", "0&10000"],
    ["FILT-024 amounts with bani", "amount", "12.5&99.99"],
    ["FILT-047 a range of quantities", "quantity", "5&1000"],
    ["FILT-020 several words", "colours", "GREEN,BLUE"],
    ["FILT-020 several ids", "users", "4,17"],
    ["FILT-046 several years", "years", "2018,2026"],
    ["FILT-046 several months", "months", "1,12"],
    ["FILT-041 yes or no", "isActive", "false"],
    ["FILT-051 all", "active", "all"],
    ["FILT-031 a number", "number", "7"],
  ])("%s is taken: %s=%s", (_name, key, text) => {
    expect(read(key, text)).toBe(text);
  });

  it("FILT-037 takes typed text without the blanks around it", () => {
    expect(read("name", "  Ion Ățâș & co. ")).toBe("Ion Ățâș & co.");
  });

  it.each([
    ["name", " "],
    ["name", "x".repeat(41)],
    ["name", "a\u0000b"],
    ["number", "-1"],
    ["number", "1.5"],
    ["number", "1,2"],
    ["type", "HUGE"],
    ["type", "1"],
    ["type", "constructor"],
    ["colours", "GREEN,GREEN"],
    ["colours", "GREEN,"],
    ["isActive", "1"],
    ["isActive", "all"],
    ["active", "maybe"],
    ["storage", "0"],
    ["storage", "1,2"],
    ["storage", "abc"],
    ["users", "1,abc"],
    ["users", Array.from({ length: 101 }, (_, index) => index + 1).join()],
    ["created", "2026-02-30&"],
    ["created", "2026-11-21&2026-11-01"],
    ["created", "&"],
    ["created", "2026-11-21"],
    ["created", "2026-11-01&2026-11-02&2026-11-03"],
    ["created", "tomorrow"],
    ["amount", "10&5"],
    ["amount", "-1&5"],
    ["amount", "1e3&"],
    ["number", "0"],
    ["quantity", "1.5&"],
    ["quantity", "0&0"],
    ["quantity", "0&1001"],
    ["years", "2017"],
    ["years", "2027"],
    ["months", "13"],
    ["months", "0"],
    ["months", "1,01"],
    ["number", "1000000000000000"],
  ])("is refused: %s=%s", (key, text) => {
    expect(read(key, text)).toBeUndefined();
  });

  it.each([
    ["FILT-020 words in the order of the filter", "colours", "BLUE,GREEN", "GREEN,BLUE"],
    ["FILT-020 rising ids", "users", "17,4,100", "4,17,100"],
    ["FILT-046 rising years", "years", "2026,2018", "2018,2026"],
    ["FILT-046 rising months", "months", "12,02", "2,12"],
    ["FILT-031 a number", "number", "007", "7"],
    ["FILT-024 amounts", "amount", "1.50&010.00", "1.5&10"],
    ["FILT-047 quantities", "quantity", "05&010", "5&10"],
    ["FILT-055 a quantity of 0 says nothing", "quantity", "0&10", "&10"],
    ["FILT-055 nor does it as an upper end", "quantity", "5&0", "5&"],
    ["FILT-037 letters with marks", "name", "Ra\u0306zvan", "R\u0103zvan"],
  ])("%s: %s=%s is read as %s", (_name, key, text, spelt) => {
    expect(read(key, text)).toBe(spelt);
  });

  it("FILT-020 reads a choice of several as the same, in whatever order and spelling", () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 30 });
    const zeros = fc.array(fc.constantFrom("", "0", "00"), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(ids, zeros, (chosen, before) => {
        const rising = [...chosen].sort((one, other) => one - other).join();
        expect(read("users", chosen.map((id, index) => `${before[index]}${id}`).join())).toBe(rising);
      }),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(["GREEN", "BLUE"], { minLength: 1 }), (chosen) => {
        expect(read("colours", chosen.join())).toBe(read("colours", [...chosen].reverse().join()));
      }),
    );
  });

  it("CNST-017 takes no amount beyond the slider's end, wherever it comes from", () => {
    expect(read("amount", "10000&")).toBe("10000&");
    expect(read("amount", "10000.01&")).toBeUndefined();
    expect(read("amount", "&15000")).toBeUndefined();
  });

  it("FILT-024 reads an amount as the same, with or without its needless zeros", () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, fc.nat(3), (amount, zeros) => {
        const text = `${"0".repeat(zeros)}${(amount / 100).toFixed(2)}`;
        expect(read("amount", `${text}&`)).toBe(`${amount / 100}&`);
      }),
    );
  });

  it("reads what it accepted the same again, and never throws", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(filters)), fc.string({ maxLength: 60 }), (key, text) => {
        const accepted = read(key, text);
        if (accepted !== undefined) expect(read(key, accepted)).toBe(accepted);
      }),
      { numRuns: 2000 },
    );
  });

  it("writes halves and values so that they are read again", () => {
    expect(writeHalves({ from: "1", to: "2" })).toBe("1&2");
    expect(readHalves("1&")).toEqual({ from: "1", to: undefined });
    expect(writeHalves({})).toBeUndefined();
    expect(readValues(writeValues(["A", "B"]) ?? "")).toEqual(["A", "B"]);
    expect(writeValues([])).toBeUndefined();
  });
});
