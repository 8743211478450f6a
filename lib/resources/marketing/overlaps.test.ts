import fc from "fast-check";
import { addDays } from "@/lib/dates/day";
import type { Campaign } from "./campaign";
import { doOverlap, overlapsOf, placesOf } from "./overlaps";

const banner = (
  id: number,
  startDay: string | undefined,
  endDay: string,
  further: Partial<Campaign> = {},
): Campaign => ({
  kind: "banner",
  id,
  name: `Banner ${id}`,
  type: "KIOSK",
  chain: "A",
  startDay,
  endDay,
  ...further,
});

const november = banner(1, "2026-11-01", "2026-11-30");
const lastDay = banner(2, "2026-11-30", "2026-12-10");
const december = banner(3, "2026-12-01", "2026-12-31");
const elsewhere = banner(4, "2026-11-01", "2026-12-31", { chain: "B" });
const always = banner(5, undefined, "2026-11-02");
const voucher = banner(1, "2026-11-01", "2026-12-31", { kind: "voucher", type: "FIXED", chain: undefined });
const all = [december, voucher, elsewhere, november, always, lastDay];

it("SHELL-013 a day that two share is an overlap; another chain or kind is another place", () => {
  const idsOf = (key: string) =>
    overlapsOf(all)
      .get(key)
      ?.map(({ id }) => id);
  expect(idsOf("banner-1")).toEqual([5, 2]);
  expect(idsOf("banner-2")).toEqual([3, 1]);
  expect(idsOf("banner-4")).toEqual([]);
  expect(idsOf("voucher-1")).toEqual([]);
});

it("SHELL-013 campaigns stand in as many rows as run at once, banners before vouchers", () => {
  const places = placesOf(all);
  expect(places.map(({ kind, chain, mostAtOnce }) => [kind, chain, mostAtOnce])).toEqual([
    ["banner", "A", 2],
    ["banner", "B", 1],
    ["voucher", undefined, 1],
  ]);
  expect(places[0]?.rows.map((row) => row.map(({ id }) => id))).toEqual([
    [5, 2],
    [1, 3],
  ]);
});

it("no two campaigns of a row overlap, none is lost, and no fewer rows would do", () => {
  const some = fc.array(fc.record({ start: fc.nat(60), length: fc.nat(20) }), { maxLength: 25 });
  fc.assert(
    fc.property(some, (drawn) => {
      const campaigns = drawn.map(({ start, length }, index) =>
        banner(index, addDays("2026-01-01", start), addDays("2026-01-01", start + length)),
      );
      const rows = placesOf(campaigns).flatMap((place) => place.rows);
      expect(rows.flat()).toHaveLength(campaigns.length);
      for (const row of rows)
        for (const [at, one] of row.entries())
          expect(row.slice(at + 1).filter((other) => doOverlap(one, other))).toEqual([]);
      const atOnce = campaigns.map(
        ({ startDay = "" }) =>
          campaigns.filter((each) => (each.startDay ?? "") <= startDay && each.endDay >= startDay).length,
      );
      expect(rows.length).toBe(Math.max(0, ...atOnce));
    }),
  );
});
