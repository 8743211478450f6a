import { workLine } from "@/tests/support/reception-lines";
import { knownByNow, lookedUpUnasked, type ParkedLine, parkedPaste, settledLine } from "./parked-lines";

const cola = { id: 7, name: "Cola", barcode: "5941234567899", image: undefined };
const water = { id: 8, name: "Apă", barcode: undefined, image: undefined };
const rates = [{ id: 4, rate: 19 }];
const storage = { id: 2, name: "Depozit" };

const pasted = (code: string, key: number, entered: Partial<ParkedLine["entered"]> = {}): ParkedLine =>
  parkedPaste({ content: workLine, drafts: {}, faults: [], code, isTwo: false, ...entered }, key);
const invoiced: ParkedLine = {
  key: 9,
  line: { name: "Cola 0,33", standardId: "5941234567899", quantity: "24", rate: 19 },
  isAmbiguous: false,
};

/** What is asked of each source, and what it knows. */
function sources() {
  const asked: (readonly string[])[] = [];
  return {
    asked,
    async byBarcode(barcodes: readonly string[]) {
      asked.push(barcodes);
      return barcodes.flatMap((barcode) => (barcode === cola.barcode ? { ...cola, barcode } : []));
    },
    async byCode(codes: readonly string[]) {
      asked.push(codes);
      return new Map<string, { product: typeof water } | "two">([
        ["Apă", { product: water }],
        ["8", { product: water }],
        ["Suc", "two"],
      ]);
    },
  };
}

it("RECP-007 a line that waits is found by what it was told by: a pasted one by name or core id, an invoiced one by barcode", async () => {
  const { asked, ...calls } = sources();
  const waiting = [pasted("Apă", 1), pasted("8", 2), pasted("Suc", 3), pasted("5940000000004", 4), invoiced];
  const known = await knownByNow(waiting, calls);
  expect(known.map(({ parked, product }) => [parked.key, product.id])).toEqual([
    [1, 8],
    [2, 8],
    [9, 7],
  ]);
  expect(asked).toEqual([["Apă", "8", "Suc", "5940000000004"], ["5941234567899"]]);
});

it("asks nothing of a source for which no line waits", async () => {
  const { asked, ...calls } = sources();
  await knownByNow([invoiced], calls);
  expect(asked).toEqual([["5941234567899"]]);
});

it("RECP-007 RECP-028 a pasted line comes in with all that was pasted, and is to learn its VAT; an invoiced one says its own", () => {
  const content = { ...workLine, batchNumber: "L1", rateVat: undefined, storage: undefined };
  const place = { rates, storage };
  expect(settledLine(pasted("Apă", 1, { content, drafts: { price: "mult" } }), water, place)).toEqual({
    content: { ...content, product: water, storage },
    drafts: { price: "mult" },
    remarks: [],
    isPasted: true,
  });
  expect(settledLine(invoiced, cola, place)).toMatchObject({
    content: { product: cola, received: "24", rateVat: rates[0], storage },
    isPasted: false,
  });
});

it("leaves a pasted storage that is none to its cell", () => {
  const content = { ...workLine, storage: undefined };
  const settled = settledLine(pasted("8", 1, { content, drafts: { storage: "Depo" } }), water, { rates, storage });
  expect(settled.content.storage).toBeUndefined();
});

it("RECP-007 where nobody has asked, all codes are looked up again, and names no more than a hundred", () => {
  const names = Array.from({ length: 150 }, (_, index) => pasted(`Produs ${"x".repeat(index + 1)}`, 100 + index));
  const again = lookedUpUnasked([...names, pasted("5940000000004", 4), invoiced]);
  expect(again).toHaveLength(102);
  expect(again.slice(99).map(({ key }) => key)).toEqual([199, 4, 9]);
});
