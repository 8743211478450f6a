import { InvalidParameter } from "./address-coding";
import { decodeFilters, encodeFilters } from "./filter-coding";
import { list, one, range } from "./params";
import { day, id, text } from "./scalars";

const filters = {
  barcode: one(text(32), "barcode"),
  created: range("FromCreated", "ToCreated", day),
  supplier: one(id, "CompanyID"),
  storages: list(id, "StorageIDs"),
};

describe("the jsonFilters of a query command", () => {
  it("TABL-020 RECP-012 carry the wire names, numbers as numbers and lists as lists", () => {
    const given = { barcode: "5941234567899", supplier: 7, storages: [1, 2], created: { from: "2026-11-01" } };
    expect(encodeFilters(filters, given)).toEqual({
      barcode: "5941234567899",
      CompanyID: 7,
      StorageIDs: [1, 2],
      FromCreated: "2026-11-01",
    });
  });

  it("are read back to the same values", () => {
    const given = { supplier: 7, created: { from: "2026-11-01", to: "2026-11-02" } };
    expect(decodeFilters(filters, encodeFilters(filters, given))).toEqual(given);
  });

  it.each([
    ["an unknown name", { apiToken: "x" }],
    ["a list for a single value", { CompanyID: [7] }],
    ["a single value for a list", { StorageIDs: 7 }],
    ["text for a number", { CompanyID: "7; DROP" }],
    ["an object for a text", { barcode: { $ne: "" } }],
    ["a day that no calendar has", { ToCreated: "2026-13-01" }],
  ])("G1 refuse %s", (_, given) => {
    expect(() => decodeFilters(filters, given)).toThrow(InvalidParameter);
  });

  it("G1 refuse what is no object", () => {
    for (const given of [null, 3, "x", [1]]) expect(() => decodeFilters(filters, given)).toThrow();
  });
});
