import type { Columns } from "../declare/column";
import { choosableColumns, isChoiceFull, readColumns, shownColumns, toggleColumn, writeColumns } from "./shown-columns";

const list = {
  columns: { id: 0, created: 0, user: 0, amount: 0, status: 0, storage: 0 },
  defaultColumns: ["status", "created"],
};

describe("the choice of a list's columns", () => {
  it("TABL-016 TABL-017 offers the list's own columns, Id never among them", () => {
    expect(choosableColumns(list)).toEqual(["status", "created", "user", "amount", "storage"]);
  });

  it("TABL-014 ticks and unticks, in the order of their display", () => {
    expect(toggleColumn(list, ["amount"], "user")).toEqual(["user", "amount"]);
    expect(toggleColumn(list, ["user", "amount"], "user")).toEqual(["amount"]);
    expect(toggleColumn(list, ["amount"], "id")).toEqual(["amount"]);
  });

  it("TABL-015 CNST-009 CNST-010 takes four beside Id and no fifth", () => {
    const four = ["status", "created", "user", "amount"];
    expect(isChoiceFull(four)).toBe(true);
    expect(isChoiceFull(four.slice(1))).toBe(false);
    expect(toggleColumn(list, four, "storage")).toEqual(four);
    expect(readColumns(list, "status.created.user.amount.storage")).toBeUndefined();
  });

  it("TABL-022 comes back the same from every address that it writes, Id alone included", () => {
    for (const chosen of [[], ["user"], ["status", "created", "user", "amount"]])
      expect(readColumns(list, writeColumns(chosen))).toEqual(chosen);
    expect(readColumns(list, "created.status")).toEqual(["status", "created"]);
  });

  it.each(["", ".", "colour", "user.colour", "user.user", "id.user", "user,amount", "__proto__", "constructor"])(
    "TABL-017 does not understand %j",
    (text) => {
      expect(readColumns(list, text)).toBeUndefined();
    },
  );
});

describe("columns of optional fields", () => {
  interface Priced {
    price: number | undefined;
  }
  const columns: Columns<Priced> = {
    name: { kind: "text", value: () => undefined },
    price: { kind: "quantity", value: ({ price }) => price },
  };
  const priced = { columns, mayLack: ["price"] };

  it("are left out where no row of the page has one", () => {
    expect(shownColumns(priced, ["name", "price"], [{ price: undefined }])).toEqual(["id", "name"]);
    expect(shownColumns(priced, ["name", "price"], [{ price: undefined }, { price: 0 }])).toEqual([
      "id",
      "name",
      "price",
    ]);
  });

  it("stay where there are no rows, and where a field is not optional", () => {
    expect(shownColumns(priced, ["price"], [])).toEqual(["id", "price"]);
    expect(shownColumns({ columns }, ["price"], [{ price: undefined }])).toEqual(["id", "price"]);
  });
});
