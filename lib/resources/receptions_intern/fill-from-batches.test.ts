import fc from "fast-check";
import { fillFromBatches, lyingBatches, piecesLeft } from "./fill-from-batches";
import { isExpired, type LyingBatch } from "./moved-line";

const batch = (id: number, expirationDate: string | undefined, pieces: number): LyingBatch => ({
  id,
  number: `L${id}`,
  expirationDate,
  pieces,
});
const row = (id: number, expirationDate: string | undefined, stock: number) => ({
  id: id + 100,
  updated: "2026-11-20T10:00:00Z",
  expirationDate,
  storage: { id: 1, name: "Depozit", type: "DEPOSIT" as const },
  product: { id: 14, name: "Lapte", barcode: undefined, image: undefined },
  productNodeReference: 5,
  batch: { id, number: `L${id}` },
  supplier: { id: 5, name: "Apa Nova" },
  stock,
  warehouseStock: stock,
  VAT: 19,
  purchasePrice: undefined,
  value: undefined,
  serialNumbers: [],
});

it("RINT-005 batches go by what expires first; what does not expire comes last, an empty one not at all", () => {
  const rows = [row(1, undefined, 4), row(2, "2027-03-01", 2), row(3, "2026-01-31", 5), row(4, "2027-01-01", 0)];
  expect(lyingBatches([...rows, row(2, "2027-03-01", 1)])).toEqual([
    batch(3, "2026-01-31", 5),
    batch(2, "2027-03-01", 3),
    batch(1, undefined, 4),
  ]);
});

const lying = [batch(3, "2026-01-31", 5), batch(2, "2027-03-01", 3), batch(1, undefined, 4)];

it.each([
  [5, {}, [[3, 5]]],
  [
    7,
    {},
    [
      [3, 5],
      [2, 2],
    ],
  ],
  [
    7,
    { 3: 4, 2: 3 },
    [
      [3, 1],
      [1, 4],
    ],
  ],
  [
    99,
    { 3: 9 },
    [
      [2, 3],
      [1, 4],
    ],
  ],
])("RINT-005 %d pieces are taken from the earliest batches, beside %j", (asked, before, taken) => {
  const takenBefore = new Map(Object.entries(before).map(([id, pieces]) => [Number(id), pieces]));
  expect(fillFromBatches(lying, takenBefore, asked).map((each) => [each.batch.id, each.pieces])).toEqual(taken);
});

it("RINT-005 what is taken is what is asked for, and never more than there is", () => {
  const batches = fc
    .array(fc.record({ pieces: fc.nat(50), before: fc.nat(60) }), { maxLength: 8 })
    .map((each) => each.map(({ pieces, before }, id) => ({ ...batch(id + 1, undefined, pieces), before })));
  fc.assert(
    fc.property(batches, fc.nat(300), (there, asked) => {
      const before = new Map(there.map(({ id, before: taken }) => [id, taken]));
      const taken = fillFromBatches(there, before, asked);
      const sum = taken.reduce((pieces, each) => pieces + each.pieces, 0);
      let free = 0;
      for (const { pieces, before: gone } of there) if (pieces > gone) free += pieces - gone;
      expect([sum, piecesLeft(there, before)]).toEqual([Math.min(asked, free), free]);
      for (const each of taken)
        expect(each.pieces + (before.get(each.batch.id) ?? 0)).toBeLessThanOrEqual(each.batch.pieces);
    }),
  );
});

it("goods are expired after their last day", () => {
  const on = (expirationDate: string | undefined) => isExpired({ expirationDate }, "2026-11-23");
  expect([on("2026-11-22"), on("2026-11-23"), on(undefined)]).toEqual([true, false, false]);
});
