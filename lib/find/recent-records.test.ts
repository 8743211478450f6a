import { readRecent } from "./recent-records";
import { mostRecent } from "./recent-records-key";

const stored = JSON.stringify({
  anna: [
    ["orders", 12],
    ["drafts", 3, "live-mapping"],
  ],
  ion: [["orders", 99]],
});

it("reads an account's own records, the latest first", () => {
  expect(readRecent(stored, "anna")).toEqual([
    { page: "orders", id: 12 },
    { page: "drafts", id: 3, kind: "live-mapping" },
  ]);
  expect(readRecent(stored, "maria")).toEqual([]);
  expect(readRecent(null, "anna")).toEqual([]);
});

it.each(["{", "null", "[]", '"x"', '{"anna":7}', '{"anna":[7,["orders"],["orders","1"],["orders",-1],[1,1]]}'])(
  "of %s there is none",
  (text) => {
    expect(readRecent(text, "anna")).toEqual([]);
  },
);

it("reads no more than are kept, whatever lies there", () => {
  const anna = Array.from({ length: 5_000 }, (_, at) => ["orders", at + 1]);
  expect(readRecent(JSON.stringify({ anna }), "anna")).toHaveLength(mostRecent);
});
