import { dayAfter, monthOf, operatorDays } from "./operator-days";

const romanian = operatorDays("Europe/Bucharest");
const { of, startOf } = romanian;

it.each([
  ["winter time", "2026-01-15", "2026-01-14T22:00:00Z"],
  ["summer time", "2026-07-15", "2026-07-14T21:00:00Z"],
  ["the day on which summer time begins", "2026-03-29", "2026-03-28T22:00:00Z"],
  ["the day after", "2026-03-30", "2026-03-29T21:00:00Z"],
  ["the day on which it ends", "2026-10-25", "2026-10-24T21:00:00Z"],
  ["the day after that", "2026-10-26", "2026-10-25T22:00:00Z"],
])("days begin at the operator's midnight: %s", (_when, day, moment) => {
  expect(startOf(day)).toEqual(new Date(moment));
  expect(of(startOf(day))).toBe(day);
  expect(of(new Date(startOf(day).getTime() - 1))).toBe(dayAfter(day, -1));
});

it("begins a day whose midnight the clocks skip at its first minute", () => {
  expect(operatorDays("Africa/Cairo").startOf("2026-04-24")).toEqual(new Date("2026-04-23T22:00:00Z"));
});

it("counts over months, leap days and clock changes", () => {
  expect(dayAfter("2028-02-28")).toBe("2028-02-29");
  expect(dayAfter("2026-03-28", 2)).toBe("2026-03-30");
  expect(dayAfter("2026-01-01", -1)).toBe("2025-12-31");
});

it.each([
  [2026, 1, "2025-12-31T22:00:00Z", "2026-01-31T22:00:00Z"],
  [2026, 3, "2026-02-28T22:00:00Z", "2026-03-31T21:00:00Z"],
  [2026, 12, "2026-11-30T22:00:00Z", "2026-12-31T22:00:00Z"],
])("month %d-%d begins and ends at the operator's midnight", (year, month, from, until) => {
  expect(monthOf(romanian, year, month)).toEqual({ from: new Date(from), until: new Date(until) });
});
