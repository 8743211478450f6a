import { GridStore } from "@/lib/grid/rows/grid-store";
import type { ReceptionLine } from "@/lib/resources/receptions/reception-reads.calls";
import { emptyReturn, entriesOf, returnedNow, toNewReturn } from "./new-return";
import { returnColumns } from "./return-columns";
import { type ReturnLine, readPieces, returnRules } from "./return-line";

function lineOf(id: number, received: number, over: Partial<ReturnLine> = {}): ReturnLine {
  const line: ReceptionLine = {
    id,
    product: { id: 14, name: "Cola", barcode: undefined, image: undefined },
    quantity: { quantityInvoice: received, quantityReceived: received },
    batchNumber: undefined,
    expirationDate: undefined,
    pricePurchase: "2.50",
    storage: { id: 1, name: "Depozit" },
    rateVAT: { id: 4, rate: 19 },
    discount: undefined,
  };
  return { line, before: 0, pieces: "", ...over };
}

/** Why nothing is entered into the line's pieces. */
const lockOf = (line: ReturnLine) =>
  returnColumns("2026-12-23", () => "").flatMap((column) =>
    column.kind === "quantity" ? (column.lockOf?.(line) ?? []) : [],
  );

const bodyOf = (lines: ReturnLine[], all = lines) =>
  toNewReturn({
    ...emptyReturn("2026-11-24"),
    ren: "7",
    numberDocument: " 007 ",
    documentDate: "2026-03-20",
    lines: entriesOf(
      new GridStore(returnRules, lines),
      all.map(({ line }) => line),
    ),
  });

it("RETS-003 RETS-007 sends the lines of which something goes back, their quantities negated", () => {
  const lines = [lineOf(31, 10, { pieces: "4" }), lineOf(32, 5)];
  expect(bodyOf(lines)).toEqual({
    ren: 7,
    documentDate: "2026-03-20",
    numberDocument: "007",
    isTotalReturned: false,
    items: [{ reni: 31, quantity: -4 }],
  });
  expect(returnedNow(lines)).toEqual([{ id: 31, quantity: -4 }]);
});

it.each([
  ["all that was received, with a line of nothing", [lineOf(31, 10, { pieces: "10" }), lineOf(32, 0)], true],
  ["the rest of it", [lineOf(31, 10, { before: 4, pieces: "6" })], false],
  ["all of one line", [lineOf(31, 10, { pieces: "10" }), lineOf(32, 5)], false],
])("RETS-007 isTotalReturned of %s", (_what, lines, expected) => {
  expect(bodyOf(lines).isTotalReturned).toBe(expected);
});

it.each([
  ["6", { kind: "value", to: { pieces: "6" } }],
  [" 007 ", { kind: "fault", fault: "overLeft" }],
  ["006", { kind: "value", to: { pieces: "6" } }],
  ["0", { kind: "value", to: { pieces: "" } }],
  ["", { kind: "value", to: { pieces: "" } }],
  ["-1", { kind: "fault", fault: "quantityFormat" }],
  ["1.5", { kind: "fault", fault: "quantityFormat" }],
])("reads %j over a line of which 6 are left", (typed, expected) => {
  expect(readPieces(typed, lineOf(31, 10, { before: 4 }))).toEqual(expected);
});

it("RETS-003 of a reception of which only some lines may go back, all that they are is not the whole", () => {
  const line = lineOf(31, 10, { allowed: 10, pieces: "10" });
  expect(bodyOf([line])).toMatchObject({ isTotalReturned: true });
  expect(bodyOf([line], [line, lineOf(32, 5)])).toMatchObject({
    isTotalReturned: false,
    items: [{ reni: 31, quantity: -10 }],
  });
  expect(readPieces("4", lineOf(31, 10, { allowed: 3 }))).toEqual({ kind: "fault", fault: "overLeft" });
});

it("what cannot be sent says so: a text that is none, or more than is left by now", () => {
  const store = new GridStore(returnRules, [lineOf(31, 10, { before: 4, pieces: "7" }), lineOf(32, 5)]);
  store.setDraft(store.keys[1] ?? 0, "pieces", "x");
  expect(entriesOf(store, [])).toEqual([
    { reni: 31, text: "7", isFaulty: true, isWhole: false },
    { reni: 32, text: "x", isFaulty: true, isWhole: false },
  ]);
});

it("RETS-003 a line of which nothing is left takes no pieces; what was entered before that can be taken back", () => {
  expect(lockOf(lineOf(31, 10, { before: 10 }))).toEqual(["noneLeft"]);
  expect(lockOf(lineOf(31, 10, { before: 9 }))).toEqual([]);
  expect(lockOf(lineOf(31, 10, { before: 10, pieces: "2" }))).toEqual([]);
});
