import { existing, shownOf, two } from "@/tests/support/price-editing";
import { comparePrices } from "./compare-prices";
import { planTakeover } from "./take-prices";

const other = [
  { product: 14, label: "Produs 14", barcode: undefined, price: "5.00" },
  { product: 15, label: "Produs 15", barcode: undefined, price: "7.00" },
  { product: 16, label: "Produs 16", barcode: "594", price: "3.00" },
  { product: 17, label: "Produs 17", barcode: undefined, price: "0.50" },
];

it("takes over other prices and products that are only there, as one step that is undone", async () => {
  const { platform, grid, editor } = existing(two);
  const rows = comparePrices({ currency: "RON", prices: grid.sendable() }, { currency: "RON", prices: other });
  const { planned, changes } = planTakeover(grid, rows);
  expect(planned.map(({ label, from, to, refusal }) => [label, from, to, refusal])).toEqual([
    ["Produs 14", "4.50", "5.00", undefined],
    ["Produs 16", "", "3.00", undefined],
    ["Produs 17", "", undefined, "priceTooLow"],
    ["Produs 15", "7.00", undefined, "unchanged"],
  ]);
  expect(platform.sent).toEqual([]);
  await editor.change(changes);
  expect(platform.sent).toEqual(["PATCH 14 5.00", "POST 16 3.00"]);
  expect(shownOf(grid)).toEqual(["14: 5.00", "15: 7.00", "16: 3.00"]);
  await editor.undo();
  expect(platform.content).toEqual(["14: 4.50", "15: 7.00"]);
});

it("leaves what is only here", () => {
  const { grid } = existing(two);
  const rows = comparePrices({ currency: "RON", prices: grid.sendable() }, { currency: "RON", prices: [] });
  expect(planTakeover(grid, rows)).toEqual({ planned: [], changes: [] });
});
