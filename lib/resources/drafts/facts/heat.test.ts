import { expiryHeat, salesHeat } from "./heat";

const today = "2026-11-28";
const lying = (nearestExpiry: string | undefined, stock: number | undefined = 3) => ({
  nearestExpiry,
  stock,
  sold: undefined,
});

it("MAPP-024 what lies in a machine is the hotter the sooner it goes off", () => {
  const days = ["2026-11-27", "2026-11-28", "2026-12-05", "2026-12-06", "2026-12-12", "2026-12-28", "2026-12-29"];
  expect(days.map((day) => expiryHeat(lying(day), today))).toEqual([4, 3, 3, 2, 2, 1, 0]);
  expect([expiryHeat(lying(undefined), today), expiryHeat(lying("2026-11-01", 0), today)]).toEqual([
    undefined,
    undefined,
  ]);
});

it("MAPP-024 what is sold is the hotter the more it is beside what is sold most", () => {
  const sold = [undefined, 0, 1, 25, 26, 51, 76, 100].map((pieces) => ({ ...lying(undefined), sold: pieces }));
  expect(sold.map((fact) => salesHeat(fact, 100))).toEqual([undefined, 0, 1, 1, 2, 3, 4, 4]);
  expect(salesHeat({ ...lying(undefined), sold: 0 }, 0)).toBe(0);
});
