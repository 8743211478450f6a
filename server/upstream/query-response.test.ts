import fc from "fast-check";
import { readJsonResponse } from "./query-response";

const sample = JSON.stringify({ Items: [{ Id: 7, Number: "REN 7", Deep: [[["x"]]] }], TotalCount: 1 });

/** A real answer with some characters cut, doubled or replaced. */
const mutation = fc
  .array(fc.record({ at: fc.nat(sample.length), cut: fc.nat(5), put: fc.string({ maxLength: 3 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((edits) => edits.reduce((text, { at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut), sample));

describe("readJsonResponse", () => {
  it("G5 never throws, and gives an object or nothing", () => {
    fc.assert(
      fc.property(fc.oneof(mutation, fc.string(), fc.json()), (text) => {
        const rows = readJsonResponse(text);
        expect(rows === undefined || (typeof rows === "object" && !Array.isArray(rows))).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each(["", "null", "7", '"text"', "[]", "{", "\uFEFF{}x", "[".repeat(100_000), undefined, 5])(
    "G5 %p is no list",
    (text) => {
      expect(readJsonResponse(text)).toBeUndefined();
    },
  );

  it("P22 a key __proto__ changes no prototype", () => {
    readJsonResponse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});
