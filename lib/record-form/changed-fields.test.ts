import { differingFields, pickFields } from "./changed-fields";

const before = { name: "Cafea", price: "4.50", tags: [1, 2], active: true };

it("tells in which fields two states of a record differ", () => {
  expect(differingFields(before, { ...before, tags: [1, 2] })).toEqual([]);
  expect(differingFields(before, { ...before, tags: [2, 1], active: false })).toEqual(["tags", "active"]);
});

it("tells of a field that only one of them has", () => {
  expect(differingFields<{ name: string; note?: string }>({ name: "a", note: "b" }, { name: "a" })).toEqual(["note"]);
});

it("tells of all fields that mean something only together", () => {
  const [fixed, percent] = [
    { type: "RON", amount: "5.00" },
    { type: "%", amount: "5.00" },
  ];
  expect(differingFields(fixed, percent, [["type", "amount"]])).toEqual(["type", "amount"]);
  expect(differingFields(fixed, { ...fixed }, [["type", "amount"]])).toEqual([]);
});

it("picks fields, emptied ones too", () => {
  expect(pickFields({ name: "a", note: null, price: "1" }, ["note", "price"])).toEqual({ note: null, price: "1" });
});
