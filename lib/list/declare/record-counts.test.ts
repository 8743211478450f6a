import { pageKeys } from "@/lib/roles/pages";
import { exampleList } from "@/tests/support/lists/example-list";
import { countOf, type RecordCount, type RecordCounts, shownCounts } from "./record-counts";

const toList = (page: "orders" | "invoices", isThere = true): RecordCount<unknown> => ({
  ...countOf(exampleList, { filters: () => (isThere ? { search: "7" } : undefined) }),
  page,
});

const section = (total: number | undefined): RecordCount<unknown> => ({ section: "cards", total: () => total });

const counts: RecordCounts<unknown> = {
  invoices: toList("invoices"),
  none: toList("orders", false),
  orders: toList("orders"),
  empty: section(0),
  absent: section(undefined),
  unpaid: toList("orders"),
  cards: section(2),
};

it("shows the first four that the record has", () => {
  expect(shownCounts(counts, {}, pageKeys).map(({ key }) => key)).toEqual(["invoices", "orders", "empty", "unpaid"]);
});

it("leads nowhere where the person may not go, and the next ones take that place", () => {
  expect(shownCounts(counts, {}, ["home", "orders"]).map(({ key }) => key)).toEqual([
    "orders",
    "empty",
    "unpaid",
    "cards",
  ]);
  expect(shownCounts(counts, {}, ["home"]).map(({ key }) => key)).toEqual(["empty", "cards"]);
});

describe("a count of another list", () => {
  const count = countOf(exampleList, {
    filters: (record: { name: string }) => ({ search: record.name }),
    bears: ({ name }, record) => name === record.name,
  });
  const rows = (...names: string[]) => names.map((name, id) => ({ id, name }));
  const read = (totalCount: number, ...names: string[]) =>
    count.read({ items: rows(...names), totalCount }, { name: "a" });

  it("is the list's own total", () => {
    expect([read(12, "a", "a"), read(0)]).toEqual([12, 0]);
  });

  it("is absent where a row is not what was asked for, or none is shown of so many", () => {
    expect([read(12, "a", "b"), read(12)]).toEqual([undefined, undefined]);
  });

  it("asks for as few rows as tell it", () => {
    const unseen = countOf(exampleList, { filters: () => ({}) });
    expect(JSON.stringify([count, unseen].map((each) => each.args({}, "2026-11-21")))).toMatch(
      /"(?:limit|pageSize)":5\b.*"(?:limit|pageSize)":1\b/,
    );
  });
});
