import { formatDayInput, parseDayInput } from "./day-input";

it("DATE-001 days are typed as dd/MM/yyyy", () => {
  expect(formatDayInput("2026-11-05")).toBe("05/11/2026");
  expect(parseDayInput("05/11/2026")).toBe("2026-11-05");
});

it.each([
  ["5/1/2026", "2026-01-05"],
  ["5.1.2026", "2026-01-05"],
  [" 05-01-2026 ", "2026-01-05"],
  ["31/12/2999", "2999-12-31"],
  ["01/01/1900", "1900-01-01"],
])("DATE-001 %s is understood as well", (text, day) => {
  expect(parseDayInput(text)).toBe(day);
});

it.each(["", "31/02/2026", "2026/11/05", "05/11/26", "11/21/2026", "today", "31/12/9999", "31/12/1899", "01/01/3000"])(
  "DATE-001 %j is no day",
  (text) => {
    expect(parseDayInput(text)).toBeUndefined();
  },
);
