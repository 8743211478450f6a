import { enterCells, isMappedPaste, mappedRows } from "@/lib/grid/clipboard/mapped-rows";
import { layRows, pasteCells } from "@/lib/grid/clipboard/paste-cells";
import { guessMapping, withTarget } from "@/lib/grid/clipboard/paste-mapping";
import { readPastedTable } from "@/lib/grid/clipboard/pasted-table";
import { GridEditor } from "@/lib/grid/editing/grid-editor";
import { GridStore } from "@/lib/grid/rows/grid-store";
import { workLine } from "@/tests/support/reception-lines";
import { lineColumns } from "./line-columns";
import { parkedPaste } from "./parked-lines";
import { withBothQuantities } from "./pasted-lines";
import { lineRules, newLine } from "./work-line";

const rates = [
  { id: 3, rate: 9 },
  { id: 4, rate: 19 },
];
const storages = { key: [], unasked: "nothing" as const, longestLabel: 40, delay: () => 0, find: async () => [] };
const columns = lineColumns({ storages, rates, currency: "RON", soonOver: "2026-12-23" });
const titles: Record<string, string> = { price: "Price, RON", rateVat: "VAT", discountType: "Type" };
const titleOf = (name: string) => titles[name] ?? name;
const blank = newLine(workLine.product, { storage: workLine.storage, rateVat: undefined });

function pasted(...lines: string[]) {
  const table = readPastedTable(lines.join("\r\n"));
  if (table === undefined) throw new Error("It is too long");
  const mapping = guessMapping(table, columns, titleOf);
  const rows = mappedRows(table, mapping, columns);
  return { table, mapping, rows, entered: rows.map((row) => withBothQuantities(enterCells(blank, row))) };
}

it("RECP-007 what was received and what was invoiced are told apart however their headings are shortened", () => {
  const { mapping, entered } = pasted(
    "Cod bare\tCant. facturată\tCant. recepționată\tValoare TVA\tValoare fără TVA\tPreț fără TVA",
    "5941234567899\t12\t10\t9,00\t100,00\t8,33",
  );
  expect(mapping.targets).toEqual(["product", "invoiced", "received", undefined, undefined, "price"]);
  expect(entered).toMatchObject([{ content: { invoiced: "12", received: "10", price: "8.33" } }]);
});

it.each([
  ["Facturat", "Recepționat"],
  ["Facturată", "Primită"],
  ["Cant. facturată", "Cant. primită"],
  ["Cantitate", "Cantitate recepționată"],
  ["Invoiced qty", "Received qty"],
])("RECP-007 %j is invoiced and %j is received", (invoiced, received) => {
  const { mapping } = pasted(`EAN\t${received}\t${invoiced}`, "5941234567899\t10\t12");
  expect(mapping.targets).toEqual(["product", "received", "invoiced"]);
});

it("RECP-007 finds a delivery list's columns by their headings, in whatever order they stand", () => {
  const { mapping, rows, entered } = pasted(
    "Nr.\tDenumire\tPreț unitar (RON)\tCota TVA\tCod EAN\tLot\tCant.\tData expirării\tRabat",
    "1\tLapte 1 l\t1.234,50\t9%\t5941234567899\t007\t24,00\t31.12.2099\t7,5%",
  );
  expect(mapping).toEqual({
    hasHead: true,
    targets: [
      undefined,
      undefined,
      "price",
      "rateVat",
      "product",
      "batchNumber",
      "invoiced",
      "expirationDate",
      "discount",
    ],
  });
  expect(rows.map(({ number, code }) => [number, code])).toEqual([[2, "5941234567899"]]);
  expect(entered).toMatchObject([
    {
      content: {
        price: "1234.50",
        rateVat: rates[0],
        batchNumber: "007",
        invoiced: "24",
        received: "24",
        expirationDate: "2099-12-31",
        discount: "7.5",
        discountType: "PERCENT",
      },
      drafts: {},
      faults: [],
    },
  ]);
});

it("RECP-007 takes columns without headings for what stands in them", () => {
  const { mapping } = pasted(
    "5941234567899\t12\t12\tL7A\t4,50\t2099-12-31",
    "5941234567882\t3\t2\tL7B\t0,99\t2099-12-31",
  );
  expect(mapping).toEqual({
    hasHead: false,
    targets: ["product", "invoiced", "received", "batchNumber", "price", "expirationDate"],
  });
});

it("a column has one meaning and a meaning one column; empty columns and lines are none", () => {
  const { table, mapping } = pasted("Cod\t\tCantitate", "594\t\t1", "\t\t", "595\t\t2");
  expect(table.lines.map(({ number, cells }) => [number, ...cells])).toEqual([
    [1, "Cod", "Cantitate"],
    [2, "594", "1"],
    [4, "595", "2"],
  ]);
  expect(withTarget(mapping, 0, "invoiced").targets).toEqual(["invoiced", undefined]);
});

it("RECP-007 what is no value keeps its text and its fault, each in its cell", () => {
  const { entered } = pasted(
    "Cod\tCantitate\tPret\tExpirare\tTVA\tDiscount",
    "594\t1.5\t12,50 EUR\t31.02.2099\t21%\t101%",
  );
  expect(entered).toMatchObject([
    {
      content: { invoiced: "", received: "", price: "", expirationDate: "", rateVat: undefined, discount: "" },
      drafts: { invoiced: "1.5", price: "12,50 EUR", expirationDate: "31.02.2099", rateVat: "21%", discount: "101%" },
    },
  ]);
  expect(Object.fromEntries(entered[0]?.faults.map(({ column, fault }) => [column, fault]) ?? [])).toEqual({
    invoiced: "quantityFormat",
    price: "priceFormat",
    expirationDate: "dayFormat",
    rateVat: "vatRequired",
    discount: "discountTooHigh",
  });
});

it("RECP-017 a discount's unit says what it is, beside it or in a column of its own", () => {
  const { entered } = pasted(
    "Cod\tCant\tPret\tReducere\tTip reducere",
    "594\t10\t100\t150\tlei",
    "594\t10\t100\t12 RON\t",
    "594\t10\t100\t5\t%",
  );
  expect(entered.map(({ content }) => [content.discount, content.discountType])).toEqual([
    ["150", "AMOUNT"],
    ["12", "AMOUNT"],
    ["5", "PERCENT"],
  ]);
});

it("is laid over the cells as it stands where nothing says otherwise, and asked about where it does not fit", () => {
  const isMapped = (from: number, rows: number, ...lines: string[]) => {
    const { table, mapping } = pasted(...lines);
    return isMappedPaste(table, mapping, { columns, from, rows });
  };
  expect(isMapped(1, 2, "20\t18", "5\t5")).toBe(false);
  expect(isMapped(3, 1, "20261101")).toBe(false);
  expect(isMapped(3, 2, "20261101", "20261102")).toBe(false);
  expect(isMapped(1, 1, "20\t18", "5\t5")).toBe(true);
  expect(isMapped(10, 5, "20\t18")).toBe(true);
  expect(isMapped(1, 5, "Cantitate\tPret", "5\t5")).toBe(true);
  expect(isMapped(0, 5, "5941234567899\t3")).toBe(true);
});

it("goes over lines by its columns as one step, a storage as it was found, and undo gives back what stood there", async () => {
  const store = new GridStore(lineRules, [workLine, { ...workLine, batchNumber: "B" }]);
  const editor = new GridEditor(store);
  const { rows } = pasted("Depozit\tPret\tCantitate", "Depozit Iași\t9,99\tzece", "Nicăieri\t5\t7");
  const iasi = { id: 8, name: "Depozit Iași" };
  const references = new Map([["storage", new Map([["Depozit Iași", iasi]])]]);
  const entered = rows.map((row) => ({ ...row, ...enterCells(blank, row, references) }));
  const { changes, drafts } = layRows(editor, entered, store.keys);
  await editor.change(changes, undefined, drafts);
  expect(store.rows()).toMatchObject([
    { content: { storage: iasi, price: "9.99", invoiced: "10" }, drafts: { invoiced: "zece" } },
    { content: { storage: workLine.storage, price: "5.00", invoiced: "7" }, drafts: { storage: "Nicăieri" } },
  ]);
  await editor.undo();
  expect(store.rows()).toMatchObject([
    { content: workLine, drafts: {} },
    { content: { ...workLine, batchNumber: "B" }, drafts: {} },
  ]);
});

it("a line whose product is not known waits with all that was pasted into it", () => {
  const { rows } = pasted("Cod\tCantitate\tPret\tLot", "5940000000004\t7\tx\tL1");
  const [row] = rows;
  if (row === undefined) throw new Error("Nothing was read.");
  const parked = parkedPaste({ ...row, ...withBothQuantities(enterCells(blank, row)), isTwo: false }, 4);
  expect(parked).toMatchObject({
    key: 4,
    line: { standardId: "5940000000004", quantity: "7" },
    isAmbiguous: false,
    entered: { content: { received: "7", batchNumber: "L1" }, drafts: { price: "x" } },
  });
});

it("RECP-007 a paste that is too long is refused whole: it is never cut where its characters end", () => {
  const line = "5941234567899\t24\r\n";
  const lines = Math.ceil(2_000_000 / line.length);
  expect(readPastedTable(line.repeat(lines))).toBeUndefined();
  expect(readPastedTable(line.repeat(lines - 1))?.lines).toHaveLength(lines - 1);
});

it("RECP-017 a discount laid over a line is of the type that is laid with it, however its columns stand", () => {
  const store = new GridStore(lineRules, [{ ...workLine, price: "500.00" }]);
  const editor = new GridEditor(store);
  const discounts = columns.filter(({ name }) => name === "discount" || name === "discountType");
  const { changes } = pasteCells(editor, "150\tlei", store.keys, discounts);
  expect(changes).toMatchObject([{ to: { discount: "150", discountType: "AMOUNT" } }]);
  const { rows, entered } = pasted("Reducere\tTip reducere", "150\tlei");
  const laid = rows.flatMap((row, index) => entered.slice(index, index + 1).map((each) => ({ ...row, ...each })));
  expect(layRows(editor, laid, store.keys).changes).toEqual(changes);
});
