import { GridStore } from "@/lib/grid/rows/grid-store";
import { readProductCode } from "@/lib/scan/codes/read-code";
import { workLine } from "@/tests/support/reception-lines";
import { scannedLine } from "./scan-line";
import { lineRules, type WorkLine } from "./work-line";

const { product, storage, rateVat } = workLine;
/** Scans labels one after the other. @returns what the lines hold then, as `batch: received of invoiced` */
function scanned(lines: readonly WorkLine[], ...labels: Parameters<typeof scannedLine>[2][]) {
  const store = new GridStore(lineRules, lines);
  const made = labels.map((label) => {
    const line = scannedLine(store, product, label, { storage, rateVat });
    if (line !== undefined) store.applyAll([line.change]);
    return line?.isRepeated;
  });
  const shown = store.rows().map(({ content }) => `${content.batchNumber}: ${content.received} of ${content.invoiced}`);
  const days = store.rows().map(({ content }) => content.expirationDate);
  return { made, shown, days };
}

it("the same batch again raises the quantity, another one is another line", () => {
  const { made, shown } = scanned(
    [],
    { batch: "L1" },
    { batch: "L1", count: 6 },
    { batch: "L2", expiry: "2027-01-31" },
  );
  expect(made).toEqual([false, true, false]);
  expect(shown).toEqual(["L1: 7 of 7", "L2: 1 of 1"]);
});

it("pieces that were counted without a batch are given none: a label with one is a line of its own", () => {
  const line = { ...workLine, batchNumber: "", expirationDate: "" };
  expect(scanned([line], { batch: "L1" }, {}, { batch: "L1" }).shown).toEqual([": 11 of 11", "L1: 2 of 2"]);
  expect(scanned([workLine], {}, {}).shown).toEqual(["007: 10 of 10", ": 2 of 2"]);
  expect(scanned([line], { expiry: "2027-02-28" }).shown).toEqual([": 10 of 10", ": 1 of 1"]);
});

it("what is invoiced otherwise stays; of one batch the day is what either says", () => {
  const line = { ...workLine, batchNumber: "", expirationDate: "" };
  expect(scanned([{ ...line, invoiced: "12", received: "10" }], {}).shown).toEqual([": 11 of 12"]);
  const { shown, days } = scanned([], { batch: "L1" }, { batch: "L1", bestBefore: "2027-02-28" }, { batch: "L1" });
  expect([shown, days]).toEqual([["L1: 3 of 3"], ["2027-02-28"]]);
});

it("keeps the longest batch that a label can say whole; a longer one is no batch, and nothing is cut", () => {
  const says = (batch: string) => readProductCode(`(01)05942724000032(10)${batch}`, "2026-11-24");
  const longest = "A".repeat(20);
  expect(scanned([], ...says(longest)).shown).toEqual([`${longest}: 1 of 1`]);
  for (const length of [21, 61]) expect(says("A".repeat(length))).toEqual([]);
});

it("does not count beyond what a line can have", () => {
  const full = { ...workLine, batchNumber: "", expirationDate: "", received: "1000000", invoiced: "1000000" };
  expect(scanned([full], {}).made).toEqual([undefined]);
});
