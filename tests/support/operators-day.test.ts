import { endOfOperatorsDay } from "./operators-day";

it.each([
  ["in winter", "2026-01-31", "2026-01-31T21:59:59Z"],
  ["in summer", "2026-07-31", "2026-07-31T20:59:59Z"],
  ["when summer begins", "2026-03-29", "2026-03-29T20:59:59Z"],
])("a day ends at the operator's midnight %s", (_when, day, end) => {
  expect(endOfOperatorsDay(day)).toBe(Date.parse(end));
});
