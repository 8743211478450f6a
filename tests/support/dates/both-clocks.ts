import { wallClock } from "@/lib/dates/wall-clock";

const zones = ["Europe/Bucharest", "America/New_York", "Africa/Cairo", "Pacific/Apia", "Asia/Kolkata", "UTC"];

/** From each of them 50 hours: some that clocks skip, some that come twice, a day that Apia's calendar lacks, far years. */
const starts = [
  "2026-03-28T20:00:00Z",
  "2026-03-08T04:00:00Z",
  "2026-04-23T18:00:00Z",
  "2026-10-24T20:00:00Z",
  "2011-12-29T22:00:00Z",
  "1000-06-01T00:00:00Z",
  "9998-12-30T00:00:00Z",
];

/** Zones and moments, in UTC. */
export const askedClocks: readonly (readonly [zone: string, moment: string])[] = starts
  .flatMap((start) =>
    Array.from({ length: 200 }, (_, quarter) => new Date(Date.parse(start) + quarter * 900_000 + 59_999).toISOString()),
  )
  .flatMap((moment) => zones.map((zone) => [zone, moment] as const));

/** What `lib/dates` says of them where there is no `Temporal`, as in some browsers. */
export function clocksByFormat(): string[] {
  const { Temporal } = globalThis;
  globalThis.Temporal = undefined;
  try {
    return askedClocks.map(([zone, moment]) => wallClock(zone, moment));
  } finally {
    globalThis.Temporal = Temporal;
  }
}

/** For a browser that has `Temporal`: with it the function needs nothing else of its file. */
export const wallClockText = wallClock.toString();
