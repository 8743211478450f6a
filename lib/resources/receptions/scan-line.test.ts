import { GridStore } from "@/lib/grid/rows/grid-store";
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
  return { made, shown };
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

it("a label without a batch counts to the last line of its product; what is invoiced otherwise stays", () => {
  const line = { ...workLine, batchNumber: "", expirationDate: "" };
  expect(scanned([{ ...line, invoiced: "12", received: "10" }], {}).shown).toEqual([": 11 of 12"]);
  expect(scanned([line], { batch: "L1", bestBefore: "2027-02-28" }, {}).shown).toEqual(["L1: 12 of 12"]);
});

it("does not count beyond what a line can have", () => {
  const full = { ...workLine, received: "1000000", invoiced: "1000000" };
  expect(scanned([full], {}).made).toEqual([undefined]);
});
