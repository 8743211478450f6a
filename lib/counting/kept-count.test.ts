import { isOutdated } from "./kept-count";

it.each([
  ["2026-11-28T08:00:00Z", false],
  ["2026-11-21T08:00:00Z", false],
  ["2026-11-21T07:59:59Z", true],
])("W18 what was counted last at %s is kept for seven days: gone by then is %s", (touchedAt, isGone) => {
  expect(isOutdated({ touchedAt }, new Date("2026-11-28T08:00:00Z"))).toBe(isGone);
});
