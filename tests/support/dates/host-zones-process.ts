import { addDays, addMonths, dayIn, daysBetween, isDay, startOfWeek } from "@/lib/dates/day";
import { formatDay, formatMoment, formatTime } from "@/lib/dates/format";
import { operatorDays } from "@/platform/operator-days";
import { exportFileName } from "@/server/exports/file-name";

/** Zones of the machine, each with an hour that its clocks skip or a day that its calendar lacks. */
const machines = ["UTC", "Europe/London", "America/New_York", "Pacific/Auckland", "Africa/Cairo", "Pacific/Apia"];

/** What is said of moments and days, all of it the same wherever the machine stands. */
function said() {
  const zone = "Europe/Bucharest";
  const bucharest = operatorDays(zone);
  // The hours that London, New York and Auckland skip, as clocks in Bucharest show them, and midnight around the change there.
  const moments = [
    "2026-03-28T23:30:00Z",
    "2026-03-08T00:30:00Z",
    "2026-09-26T23:30:00Z",
    "2026-03-29T00:59:59Z",
    "2026-03-29T01:00:00Z",
    "2026-10-25T00:30:00Z",
    "2026-10-25T01:30:00Z",
    "2026-12-06T22:00:00Z",
    "2026-12-06T21:59:59Z",
  ];
  const days = ["2026-03-29", "2026-10-25", "2026-04-24", "2011-12-30", "2026-12-07", "2028-02-29"];
  return {
    moments: moments.map((moment) => [formatMoment(moment, zone), formatTime(moment, zone), dayIn(zone, moment)]),
    elsewhere: moments.map((moment) => formatMoment(moment, "America/New_York")),
    days: days.map((day) => [isDay(day), formatDay(day), addDays(day, 1), addMonths(day, 1), startOfWeek(day)]),
    between: daysBetween("2011-12-29", "2011-12-31"),
    starts: days.map((day) => bucharest.startOf(day).toISOString()),
    twice: operatorDays("America/Havana").startOf("2026-11-01").toISOString(),
    skipped: operatorDays("Africa/Cairo").startOf("2026-04-24").toISOString(),
    file: exportFileName({
      title: "A",
      filters: [],
      now: new Date("2026-03-28T23:30:00Z"),
      timeZone: zone,
      extension: "csv",
    }),
  };
}

const found = machines.map((machine) => {
  process.env.TZ = machine;
  // Shows that the machine's zone has really changed.
  // biome-ignore lint/plugin: what the rule forbids is what is looked at here.
  return { machine, noonHere: new Date("2026-07-01T12:00:00Z").toString().slice(16, 21), said: said() };
});
process.stdout.write(JSON.stringify(found));
