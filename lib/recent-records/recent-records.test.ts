import { readRecent } from "./recent-records";
import { mostRecent, withRecent } from "./recent-records-key";

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

it("keeps the last fifty of an account, each once, the latest first, and no other's fewer", () => {
  let kept: string | null = stored;
  for (let id = 1; id <= 60; id += 1) kept = withRecent(kept, "anna", { page: "invoices", id });
  kept = withRecent(kept, "anna", { page: "invoices", id: 30 });
  const ids = readRecent(kept, "anna").map(({ id }) => id);
  expect(ids).toHaveLength(50);
  expect(ids.slice(0, 3)).toEqual([30, 60, 59]);
  expect(ids.filter((id) => id === 30)).toHaveLength(1);
  expect(readRecent(withRecent(kept, "anna", { page: "drafts", id: 3, kind: "blueprint" }), "anna")[0]).toEqual({
    ...{ page: "drafts", id: 3, kind: "blueprint" },
  });
  expect(readRecent(kept, "ion")).toEqual([{ page: "orders", id: 99 }]);
});
