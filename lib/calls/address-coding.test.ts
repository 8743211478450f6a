import fc from "fast-check";
import { holdsInvisible } from "@/lib/texts/invisible-character";
import { decodeQuery, encodeQuery, InvalidParameter } from "./address-coding";
import { fixed, list, one, range, repeated } from "./params";
import { choice, day, decimal, flag, id, integer, text } from "./scalars";

const params = {
  search: one(text(40)),
  storages: list(id, "storageIds"),
  barcodes: repeated("barcode[]", text(20)),
  created: range("FromCreated", "ToCreated", day),
  amount: range("fromAmount", "toAmount", decimal),
  isSellable: fixed("true"),
  lite: one(flag),
  paid: one(choice(["true", "false", "external"]), "isPaid"),
  limit: one(integer({ min: 1, max: 250 })),
};

const decode = (query: string) => decodeQuery(params, new URLSearchParams(query));

describe("the query of a call", () => {
  it("FILT-020 joins the values of an array parameter by commas", () => {
    expect(encodeQuery(params, { storages: [3, 14] }).get("storageIds")).toBe("3,14");
  });

  it("FILT-021 DATE-005 sends a range as two parameters, days as YYYY-MM-DD", () => {
    const search = encodeQuery(params, { created: { from: "2026-01-31", to: "2026-02-01" } });
    expect([search.get("FromCreated"), search.get("ToCreated")]).toEqual(["2026-01-31", "2026-02-01"]);
  });

  it("sends an open range as the one end that it has", () => {
    expect([...encodeQuery(params, { amount: { to: "10" } }).keys()]).toEqual(["toAmount", "isSellable"]);
  });

  it("repeats a repeated name once per value", () => {
    expect(encodeQuery(params, { barcodes: ["1", "2"] }).getAll("barcode[]")).toEqual(["1", "2"]);
  });

  it("does not turn two ticked numbers into a range: the declared kind decides", () => {
    expect([...encodeQuery(params, { storages: [1, 2] }).keys()]).toEqual(["storageIds", "isSellable"]);
  });

  it("always sends a fixed parameter and refuses another value for it", () => {
    expect(encodeQuery(params, {}).toString()).toBe("isSellable=true");
    expect(() => decode("isSellable=false")).toThrow(InvalidParameter);
  });

  it("leaves an empty list out instead of sending an empty parameter", () => {
    expect(encodeQuery(params, { storages: [] }).has("storageIds")).toBe(false);
  });

  it.each([
    ["an unknown name", "page=3"],
    ["a doubled name", "limit=5&limit=6"],
    ["a number out of bounds", "limit=251"],
    ["a number with a sign where none may be", "storageIds=-4"],
    ["hexadecimal", "limit=0x10"],
    ["a day that no calendar has", "FromCreated=2026-02-30"],
    ["a moment for a day", "FromCreated=2026-02-03T10:00"],
    ["a word outside of the list", "isPaid=maybe"],
    ["a control character", "search=a%00b"],
    ["an empty text", "search="],
    ["an empty value in a list", "storageIds=1,,2"],
    ["a prototype key", "__proto__=1"],
    ["an exponent as a decimal", "fromAmount=1e3"],
  ])("P5 refuses %s", (_, query) => {
    expect(() => decode(query)).toThrow(InvalidParameter);
  });

  it("P5 refuses 2,000 keys and 64 kB", () => {
    const keys = Array.from({ length: 2000 }, (_, index) => `k${index}=1`).join("&");
    expect(() => decode(keys)).toThrow(InvalidParameter);
    expect(() => decode(`search=${"a".repeat(65_536)}`)).toThrow("query: is too long");
  });

  it("P5 reads back what it wrote, for any values", () => {
    const printable = fc.string({ minLength: 1, maxLength: 20 }).filter((value) => !holdsInvisible(value));
    const days = fc
      .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const values = fc.record(
      {
        search: printable,
        storages: fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 8 }),
        barcodes: fc.array(printable, { minLength: 1, maxLength: 8 }),
        created: fc.record({ from: days, to: days }),
        lite: fc.boolean(),
        paid: fc.constantFrom("true" as const, "false" as const, "external" as const),
        limit: fc.integer({ min: 1, max: 250 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(values, (given) => {
        const readBack = decodeQuery(params, new URLSearchParams(encodeQuery(params, given).toString()));
        expect(readBack).toEqual(given);
      }),
      { numRuns: 1000 },
    );
  });
});
