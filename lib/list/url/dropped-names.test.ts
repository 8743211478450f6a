import type { Described } from "../texts/texts";
import { droppedNames } from "./dropped-names";

const list: Described = {
  columns: { amount: { kind: "money" }, supplier: { kind: "text" } },
  filters: {
    renNumber: { kind: "text", param: "renNumber" },
    supplier: { kind: "text", param: "supplier" },
  },
};

const namer = {
  text: (...path: string[]) => path.join("."),
  part: (name: string) => `its ${name}`,
  quoted: (name: string) => `“${name}”`,
};

it("TABL-012 what an address says wrongly is called as it is on the screen", () => {
  expect(droppedNames(list, ["renNumber", "supplier", "amount", "sort", "colour", "constructor"], namer)).toEqual([
    "filters.renNumber",
    "fields.supplier",
    "fields.amount",
    "its sort",
    "“colour”",
    "“constructor”",
  ]);
});
