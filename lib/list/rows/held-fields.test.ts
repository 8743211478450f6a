import type { Columns } from "../declare/column";
import { heldFields } from "./held-fields";

interface Row {
  name?: string;
  price?: number;
  others?: string[];
}

const fields: Columns<Row> = {
  name: { kind: "text", value: ({ name }) => name },
  price: { kind: "quantity", value: ({ price }) => price },
  others: { kind: "tags", value: ({ others }) => others },
};

const keys = (row: Row) => heldFields(fields, ["price", "others"], row).map(([key]) => key);

it("a preview has no field for what is optional and not there; what a record ought to have keeps its place", () => {
  expect(keys({})).toEqual(["name"]);
  expect(keys({ price: 0, others: [] })).toEqual(["name", "price"]);
  expect(keys({ others: ["12"] })).toEqual(["name", "others"]);
});
