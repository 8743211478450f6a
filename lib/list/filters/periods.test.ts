import { daysOfPeriod, type PeriodSet, periodSets } from "./periods";

const today = "2026-03-14";

it.each([
  ["today", "2026-03-14", "2026-03-14"],
  ["yesterday", "2026-03-13", "2026-03-13"],
  ["last-2-days", "2026-03-13", "2026-03-14"],
  ["last-7-days", "2026-03-08", "2026-03-14"],
  ["last-31-days", "2026-02-12", "2026-03-14"],
  ["next-7-days", "2026-03-14", "2026-03-20"],
  ["next-31-days", "2026-03-14", "2026-04-13"],
] as const)("%s is %s to %s", (period, from, to) => {
  expect(daysOfPeriod(period, today)).toEqual({ from, to });
});

it.each([
  ["before-today", "2026-03-13"],
  ["until-7-days", "2026-03-21"],
  ["until-14-days", "2026-03-28"],
  ["until-30-days", "2026-04-13"],
] as const)("%s is all up to %s", (period, to) => {
  expect(daysOfPeriod(period, today)).toEqual({ to });
});

it.each<[PeriodSet, string[]]>([
  ["general", ["today", "yesterday", "last-2-days", "last-7-days", "last-31-days"]],
  ["warehouse", ["today", "last-7-days", "last-31-days"]],
  ["event", ["today", "yesterday", "last-2-days", "last-7-days"]],
])("FILT-034 FILT-035 FILT-036 the quick periods of %s are those of the documents", (set, periods) => {
  expect(periodSets[set]).toEqual(periods);
});

it("FILT-047 expiry has those of the warehouse and as many ahead", () => {
  expect(periodSets.expiry).toEqual(["today", "next-7-days", "next-31-days", "last-7-days", "last-31-days"]);
});
