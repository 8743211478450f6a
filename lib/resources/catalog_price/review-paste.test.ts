import { readPastedPrices } from "./pasted-prices";
import { keyedProducts, priceGrid } from "./price-row";
import { reviewOf } from "./review-paste";
import { settlePaste } from "./settle-paste";

const product = (core: number, price: string) => ({
  product: core,
  label: `Produs ${core}`,
  barcode: undefined,
  price,
});

it("shows old beside new, what is in doubt first, then what comes in, and nothing that stays the same", () => {
  const grid = priceGrid([product(14, "4.00"), product(15, "10.00"), product(16, "7.00"), product(17, "")]);
  const text = "14\t4.50\n15\t10\n16\t1.400\n17\t3\n20\t2.50";
  const known = new Map([["20", { product: 20, label: "Produs 20", barcode: "5942985000147" }]]);
  const pasted = readPastedPrices(text, { rows: keyedProducts(grid), targets: [], currency: "RON" });
  const rows = reviewOf(settlePaste(pasted, known, grid), grid);
  expect(rows.map(({ label, from, to, doubt, isNew, percent }) => [label, from, to, doubt, isNew, percent])).toEqual([
    ["Produs 16", "7.00", "1400.00", "twoWays", false, "19900"],
    ["Produs 20", "", "2.50", undefined, true, undefined],
    ["Produs 14", "4.00", "4.50", undefined, false, "13"],
    ["Produs 17", "", "3.00", undefined, false, undefined],
  ]);
});
