import { vatRateOn } from "./vat";

it.each([
  [19, "2025-07-31", 19],
  [19, "2025-08-01", 21],
  [9, "2025-07-31", 9],
  [9, "2026-01-15", 11],
  [5, "2025-07-31", 5],
  [5, "2026-01-15", 11],
] as const)("goods of %d%% have on %s a rate of %d%%", (vatRate, day, expected) => {
  expect(vatRateOn({ vatRate }, day)).toBe(expected);
});
