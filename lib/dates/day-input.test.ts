import fc from "fast-check";
import { formatDayInput, isBegunDay, parseDayInput, parseTypedDay } from "./day-input";

it("DATE-001 days are typed as dd/MM/yyyy", () => {
  expect(formatDayInput("2026-11-05")).toBe("05/11/2026");
  expect(parseDayInput("05/11/2026")).toBe("2026-11-05");
});

it.each([
  ["31122026", "2026-12-31"],
  ["31.12.2026", "2026-12-31"],
  ["31/12/2026", "2026-12-31"],
  ["2026-12-31", "2026-12-31"],
  ["5/1/2026", "2026-01-05"],
  ["5.1.2026", "2026-01-05"],
  [" 05-01-2026 ", "2026-01-05"],
  ["31/12/2999", "2999-12-31"],
  ["01/01/1900", "1900-01-01"],
])("DATE-001 %s is understood as well", (text, day) => {
  expect(parseDayInput(text)).toBe(day);
});

it.each([
  "",
  "31/02/2026",
  "31022026",
  "2026-02-31",
  "2026/11/05",
  "05/11/26",
  "05/11-2026",
  "11/21/2026",
  "20261231",
  "3112026",
  "today",
  "31/12/9999",
  "31/12/1899",
  "01/01/3000",
])("DATE-001 %j is no day", (text) => {
  expect(parseDayInput(text)).toBeUndefined();
});

it.each([
  ["1.2.27", "2027-02-01"],
  [" 31/12/26", "2026-12-31"],
  ["05-01-30", "2030-01-05"],
  ["31.12.2026", "2026-12-31"],
  ["31.02.27", undefined],
  ["010227", undefined],
  ["1.2-27", undefined],
  ["1.2.7", undefined],
])("DATE-001 %j may be all that is typed: %s", (text, day) => {
  expect(parseTypedDay(text)).toBe(day);
});

it("DATE-001 a day that is being typed is not called wrong before it is whole", () => {
  const day = fc.date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
  const forms = day.chain((date) => {
    const iso = date.toISOString().slice(0, 10);
    const typed = formatDayInput(iso);
    const plain = typed.replaceAll("/", "");
    return fc.constantFrom(typed, typed.replaceAll("/", "."), plain, iso).map((text) => ({ iso, text }));
  });
  fc.assert(
    fc.property(forms, ({ iso, text }) => {
      expect(parseDayInput(text)).toBe(iso);
      for (let end = 1; end < text.length; end += 1) {
        const begun = text.slice(0, end);
        expect([begun, isBegunDay(begun) || parseDayInput(begun) !== undefined]).toEqual([begun, true]);
      }
    }),
  );
});

it.each(["31/02/2026", "31132026", "2026-13-01", "tomorrow", "31//", "123456789"])(
  "DATE-001 %j becomes no day, whatever follows",
  (text) => {
    expect(isBegunDay(text)).toBe(false);
  },
);
