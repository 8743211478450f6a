import { operatorDays } from "../../operator-days";
import { untilNextRun } from "./due-timer";

const days = operatorDays("Europe/Bucharest");

it.each([
  ["2031-05-10T12:00:00Z", 60_000],
  ["2031-05-10T20:59:30Z", 30_000],
  ["2031-01-10T21:59:59.500Z", 500],
])("at %s the next run is in %d ms: at midnight in Romania, or in a minute", (moment, wait) => {
  expect(untilNextRun({ now: () => new Date(moment), days })).toBe(wait);
});
