import { movedColumns } from "./moved-columns";
import type { MovedLine } from "./moved-line";
import { emptyInternalReception, isFaultyMove, toNewInternalReception } from "./new-internal-reception";

const line: MovedLine = {
  product: { id: 14, name: "Lapte", barcode: "5941234567899", image: undefined },
  batch: { id: 31, number: "007", expirationDate: "2026-11-22", pieces: 12 },
  moved: "5",
};
const today = "2026-11-23";
const column = movedColumns(today).find(({ name }) => name === "moved");

function read(typed: string) {
  if (column?.kind !== "quantity") throw new Error("Pieces are no quantity.");
  return column.read(typed, line);
}

it("RINT-005 a new internal reception sends its storages and, of each line, product, batch and pieces", () => {
  const form = { ...emptyInternalReception(today), sourceStorage: "1", destinationStorage: "2" };
  const renDetails = [{ product: 14, batch: 31, quantity: 5 }];
  const body = { sourceStorage: 1, destinationStorage: 2, documentDate: today, renDetails };
  const lines = [{ content: line, drafts: {} }];
  expect(toNewInternalReception({ ...form, lines, auto: "  " })).toEqual(body);
  const texts = { auto: "CJ 12 ABC", delegate: "Pop Ana", observations: "Pe rampă." };
  expect(toNewInternalReception({ ...form, lines, ...texts, auto: " CJ 12 ABC" })).toEqual({ ...body, ...texts });
});

it.each([
  ["12", { kind: "value", to: { moved: "12" } }],
  [" 007 ", { kind: "value", to: { moved: "7" } }],
  ["13", { kind: "fault", fault: "onlyThere 12" }],
  ["", { kind: "fault", fault: "quantityRequired" }],
  ["0", { kind: "fault", fault: "quantityFormat" }],
  ["1.5", { kind: "fault", fault: "quantityFormat" }],
])("RINT-005 of twelve pieces that lie there, %j is read", (typed, reading) => {
  expect(read(typed)).toEqual(reading);
});

it("RINT-005 a line of more pieces than there are by now is faulty, and says so at its cell", () => {
  const content = { ...line, batch: { ...line.batch, pieces: 4 } };
  expect(column?.kind === "quantity" && column.faultOf?.(content)).toBe("onlyThere 4");
  expect(isFaultyMove({ content, drafts: {} })).toBe(true);
  expect(isFaultyMove({ content: line, drafts: {} })).toBe(false);
  expect(isFaultyMove({ content: line, drafts: { moved: "13" } })).toBe(true);
});

it("RINT-005 an expired batch is marked", () => {
  const marked = (day: string) => movedColumns(day).find(({ name }) => name === "expirationDate");
  const isDoubtful = (day: string) => {
    const found = marked(day);
    return found?.kind === "computed" && found.isDoubtful?.(line);
  };
  expect([isDoubtful(today), isDoubtful("2026-11-22")]).toEqual([true, false]);
});
