import fc from "fast-check";
import { addDays, dayIn } from "@/lib/dates/day";
import type { StockMovement } from "./current-stocks.calls";
import { stockByDay } from "./stock-by-day";

const today = "2026-11-28";
const zone = "Europe/Bucharest";
const asked = { today, zone, days: 90 };
const firstDay = "2026-08-31";

let id = 0;
const movement = (moment: string, pieces: number): StockMovement => {
  id += 1;
  return { id, moment, pieces, kind: "SALE", documentId: undefined, madeBy: undefined };
};
const batch = (stock: number, movements: StockMovement[], movementCount = movements.length) => ({
  stock,
  movements,
  movementCount,
});
const at = (days: ReturnType<typeof stockByDay>["days"], day: string) => days.find((each) => each.day === day)?.pieces;

it("counts back from what lies there now, by the operator's days, all batches together", () => {
  const opened = movement("2026-01-10T08:00:00Z", 30);
  // 23:30 of the 20th in UTC is the 21st in Bucharest.
  const sold = movement("2026-11-20T23:30:00Z", -4);
  const received = movement("2026-11-25T10:00:00Z", 12);
  const { days, isWhole } = stockByDay([batch(26, [sold, opened]), batch(12, [received])], asked);
  expect([days.length, isWhole, days[0], days.at(-1)]).toEqual([
    90,
    true,
    { day: firstDay, pieces: 30 },
    { day: today, pieces: 38 },
  ]);
  expect(["2026-11-20", "2026-11-21", "2026-11-24", "2026-11-25"].map((day) => at(days, day))).toEqual([
    30, 26, 26, 38,
  ]);
});

it("begins where movements do not lead further back, and says so", () => {
  const cut = batch(10, [movement("2026-11-26T10:00:00Z", -1), movement("2026-11-20T10:00:00Z", -1)], 500);
  expect(stockByDay([cut], asked)).toMatchObject({ isWhole: false, days: { 0: { day: "2026-11-20", pieces: 11 } } });
  // They leave nothing before them, but they are not all of them.
  const even = batch(2, [movement("2026-11-20T10:00:00Z", 2)], 2);
  expect(stockByDay([even], asked).days[0]?.day).toBe("2026-11-20");
  expect(stockByDay([batch(3, [])], asked)).toEqual({ isWhole: false, days: [{ day: today, pieces: 3 }] });
  // Older ones than are asked for lead back as far as is asked.
  const old = batch(1, [movement("2026-01-01T10:00:00Z", -1)]);
  expect(stockByDay([old], asked)).toMatchObject({ isWhole: true, days: { 0: { day: firstDay, pieces: 1 } } });
  expect(stockByDay([], asked).days.every(({ pieces }) => pieces === 0)).toBe(true);
});

const anyMovement = fc.record({ minutesAgo: fc.nat(200 * 24 * 60), pieces: fc.integer({ min: -20, max: 40 }) });

it("STOC-001 on each day it is the sum of all movements until its end", () => {
  const now = Date.parse("2026-11-28T12:00:00Z");
  fc.assert(
    fc.property(fc.array(fc.array(anyMovement, { maxLength: 12 }), { maxLength: 4 }), (ledgers) => {
      const batches = ledgers.map((ledger) => {
        const movements = ledger.map(({ minutesAgo, pieces }) =>
          movement(new Date(now - minutesAgo * 60_000).toISOString(), pieces),
        );
        return batch(
          movements.reduce((sum, { pieces }) => sum + pieces, 0),
          movements,
        );
      });
      const { days, isWhole } = stockByDay(batches, asked);
      expect(isWhole).toBe(true);
      expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 90 }, (_, index) => addDays(firstDay, index)));
      const all = batches.flatMap(({ movements }) => movements);
      for (const { day, pieces } of days)
        expect(pieces).toBe(
          all.filter(({ moment }) => dayIn(zone, moment) <= day).reduce((sum, each) => sum + each.pieces, 0),
        );
    }),
    { numRuns: 40 },
  );
});
