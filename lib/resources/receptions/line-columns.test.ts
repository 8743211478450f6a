import type { Source } from "@/lib/choices/source";
import { pasteCells } from "@/lib/grid/clipboard/paste-cells";
import { isValueColumn } from "@/lib/grid/columns/grid-column";
import { changeByEntries, changeByEntry, entriesBeside } from "@/lib/grid/editing/enter-value";
import { GridEditor } from "@/lib/grid/editing/grid-editor";
import { GridStore } from "@/lib/grid/rows/grid-store";
import { workLine } from "@/tests/support/reception-lines";
import { lineColumns } from "./line-columns";
import { lineRules, newLine } from "./work-line";

const storages: Source = { key: [], unasked: "nothing", longestLabel: 40, delay: () => 0, find: async () => [] };
const rates = [
  { id: 3, rate: 9 },
  { id: 4, rate: 19 },
];
const columns = lineColumns({ storages, rates, soonOver: "2026-12-23" });

function typedInto(name: string, line = workLine) {
  const editor = new GridEditor(new GridStore(lineRules, [line]));
  const [key = 0] = editor.store.keys;
  const column = columns.find((each) => each.name === name);
  return (typed: string) => {
    if (!isValueColumn(column)) throw new Error(`${name} is not entered`);
    const change = changeByEntry(editor, key, column, typed);
    const left = editor.store.row(key)?.drafts[column.field];
    if (left !== undefined) return column.read(left, line);
    return change?.kind === "edit" ? change.to : undefined;
  };
}

it.each<[string, string, object | undefined]>([
  ["received", "12", { received: "12" }],
  ["received", "012", { received: "12" }],
  ["received", "1000000", { received: "1000000" }],
  ["received", "10", undefined],
  ["received", "1000001", { kind: "fault", fault: "quantityFormat" }],
  ["received", "1.5", { kind: "fault", fault: "quantityFormat" }],
  ["received", "-1", { kind: "fault", fault: "quantityFormat" }],
  ["invoiced", "", { kind: "fault", fault: "quantityRequired" }],
  ["price", "12,5", { price: "12.50" }],
  ["price", "4.5", undefined],
  ["price", "", { price: "" }],
  ["price", "1.500", { kind: "fault", fault: "priceFormat" }],
  ["expirationDate", "31.12.2026", { expirationDate: "2026-12-31" }],
  ["expirationDate", "1.2.27", { expirationDate: "2027-02-01" }],
  ["expirationDate", "010227", { kind: "fault", fault: "dayFormat" }],
  ["expirationDate", "31/02/2026", { kind: "fault", fault: "dayFormat" }],
  ["expirationDate", "", { expirationDate: "" }],
  ["batchNumber", " L7 ", { batchNumber: "L7" }],
  ["discount", "5", { discount: "5", discountType: "PERCENT" }],
  ["discount", "100.01", { kind: "fault", fault: "discountTooHigh" }],
  ["discount", "x", { kind: "fault", fault: "discountFormat" }],
  ["rateVat", "9", { rateVat: rates[0] }],
  ["rateVat", " 9,0 %", { rateVat: rates[0] }],
  ["rateVat", "1", { kind: "fault", fault: "vatRequired" }],
  ["discountType", "AMOUNT", { discountType: "AMOUNT", discount: "" }],
  ["discountType", "x", { kind: "fault", fault: "discountTypeUnknown" }],
  ["discountType", "", undefined],
  ["rateVat", "21", { kind: "fault", fault: "vatRequired" }],
  ["storage", "Depozit", { kind: "fault", fault: "storageUnknown" }],
])("RECP-007 what is typed into %s: %j", (name, typed, outcome) => {
  expect(typedInto(name)(typed)).toEqual(outcome);
});

it("RECP-021 compares digits as numbers, and leaves a batch's 007 the text that it is", () => {
  expect(typedInto("received")("0010")).toBeUndefined();
  expect(typedInto("batchNumber")("7")).toEqual({ batchNumber: "7" });
  expect(typedInto("batchNumber")("007")).toBeUndefined();
});

it("RECP-017 a fixed discount is refused over what its line costs, a percentage over 100", () => {
  const fixed = { ...workLine, discountType: "AMOUNT" as const };
  expect(typedInto("discount", fixed)("45")).toEqual({ discount: "45", discountType: "AMOUNT" });
  expect(typedInto("discount", fixed)("45.01")).toEqual({ kind: "fault", fault: "discountTooHigh" });
});

it("RECP-022 shows N/A of a line without a price, or of which nothing was received", () => {
  const value = columns.find(({ name }) => name === "value");
  const shownOf = (line: typeof workLine) => (value?.kind === "computed" ? value.textOf(line) : undefined);
  expect([workLine, { ...workLine, price: "" }, { ...workLine, received: "0" }].map(shownOf)).toEqual([
    "45.00",
    "",
    "",
  ]);
});

it("tells what is to be looked at: what was not received as invoiced, what is soon over, another rate than the product's", () => {
  const doubtful = (line: typeof workLine) =>
    columns.flatMap((column) => (isValueColumn(column) && column.isDoubtful?.(line) ? [column.name] : []));
  expect(doubtful(workLine)).toEqual([]);
  const line = { ...workLine, received: "9", expirationDate: "2026-12-23", productRate: 9 };
  expect(doubtful(line)).toEqual(["received", "expirationDate", "rateVat"]);
});

it("lays a spreadsheet's cells over lines: each is read as if it had been typed, and its fault stays in its cell", () => {
  const store = new GridStore(lineRules, [workLine, workLine]);
  const editor = new GridEditor(store);
  const [first = 0, second = 0] = store.keys;
  const { changes, linesLeft } = pasteCells(editor, "20\t18\tL1\n1 000,00\tzece\n5", store.keys, columns.slice(1));
  store.applyAll(changes);
  expect(linesLeft).toBe(1);
  expect(store.content(first)).toMatchObject({ invoiced: "20", received: "18", batchNumber: "L1" });
  expect(store.row(second)).toMatchObject({
    content: { invoiced: "1000", received: "10" },
    drafts: { received: "zece" },
  });
});

it("counts what of a paste stands beyond the last line and the last column, but for empty cells", () => {
  const store = new GridStore(lineRules, [workLine]);
  const last = columns.slice(-1);
  const { changes, linesLeft, cellsLeft } = pasteCells(new GridEditor(store), "1\t2\t \t3\n4\t5", store.keys, last);
  expect({ changes, linesLeft, cellsLeft }).toEqual({ changes: [], linesLeft: 1, cellsLeft: 2 });
});

it("a new line is whole once its required values are there", () => {
  const line = newLine(workLine.product, { storage: workLine.storage, rateVat: workLine.rateVat });
  expect(lineRules.isSendable(line)).toBe(false);
  expect(lineRules.isSendable({ ...line, invoiced: "0", received: "0" })).toBe(true);
  expect(lineRules.isSendable({ ...line, invoiced: "0", received: "0", storage: undefined })).toBe(false);
});

it("RECP-017 an amount that becomes a percentage over 100 is told at its cell, though nothing was typed there", () => {
  const discount = columns.find(({ name }) => name === "discount");
  const faultOf = (percent: string) =>
    isValueColumn(discount) && discount.faultOf?.({ ...workLine, discountType: "PERCENT", discount: percent });
  expect([faultOf("150"), faultOf("100")]).toEqual(["discountTooHigh", undefined]);
});

it("RECP-017 a discount that was too high as a percentage is taken once its line says that it is an amount", () => {
  const line = { ...workLine, price: "500.00" };
  const store = new GridStore(lineRules, [line]);
  const [key = 0] = store.keys;
  const [discount, type] = ["discount", "discountType"].map((name) => columns.find((each) => each.name === name));
  if (!isValueColumn(discount) || !isValueColumn(type)) throw new Error("They are entered");
  store.setDraft(key, "discount", "150");
  const beside = store.rows().flatMap((row) => entriesBeside(row, type, columns));
  const change = changeByEntries(new GridEditor(store), key, [{ column: type, typed: "AMOUNT" }, ...beside]);
  expect(change).toMatchObject({ to: { discountType: "AMOUNT", discount: "150" } });
  expect(store.row(key)?.drafts).toEqual({});
});
