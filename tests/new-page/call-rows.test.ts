import { keyOf, namesIn } from "./call-rows";
import { namesOf, titleOf } from "./names";

it.each([
  ["page list by the generic rule: lockerId, storageIds", ["lockerId", "storageIds"]],
  ["updated, countedBy (countedBy.fullName)", ["updated", "countedBy"]],
  ["not named (Service of 1§3)", []],
  ["body not shown", []],
  ["none", []],
])("of %j the names are %j", (cell, names) => {
  expect(namesIn(cell)).toEqual(names);
});

it.each([
  ["GET", "claims", "list"],
  ["GET", "claims/{id}", "one"],
  ["POST", "claims", "create"],
  ["PATCH", "claims/{id}", "update"],
  ["DELETE", "claims/{id}", "remove"],
  ["PATCH", "claims/{id}/take-back", "takeBack"],
])("%s %s is the call %s", (method, path, key) => {
  expect(keyOf({ id: "", method, path, asked: "", answered: "" })).toBe(key);
});

it("a page has its name in each form", () => {
  expect(namesOf("supplier_claims")).toEqual({
    slug: "supplier_claims",
    kebab: "supplier-claims",
    camel: "supplierClaims",
    pascal: "SupplierClaims",
    title: "Supplier claims",
  });
  expect(() => namesOf("../orders")).toThrow("no URL segment");
  expect(titleOf("lockerId")).toBe("Locker id");
});
