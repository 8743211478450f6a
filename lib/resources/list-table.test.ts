import { type AnyArgs, bffRequest } from "@/lib/calls/address";
import type { Call } from "@/lib/calls/call";
import { longestPage } from "@/lib/calls/call";
import type { NamedRecord } from "@/lib/list/declare/column";
import { productRecord, stockRecord } from "@/lib/list/declare/named-product";
import { blueprintRecord } from "@/lib/list/declare/named-record";
import { parseListUrl } from "@/lib/list/url/list-url";
import { type AnyList, findList, listTable } from "./list-table";

const today = "2026-11-21";

/** @throws where the call's declaration does not take its arguments */
function addressOf(call: Call, args: AnyArgs): string {
  return bffRequest(call, args).address;
}

function argsOfPage({ request, ...list }: AnyList, page: number): AnyArgs {
  const { state } = parseListUrl(list, new URLSearchParams(), today);
  return request({ ...state, page, size: longestPage }, today);
}

it("finds a list by its page, and each page has one", () => {
  expect(new Set(listTable.map(({ page }) => page)).size).toBe(listTable.length);
  for (const list of listTable) expect(findList(list.page)).toBe(list);
  expect(findList("profile")).toBeUndefined();
});

it.each(listTable.map((list) => [list.page, list] as const))(
  "%s takes 250 rows at once, on any page",
  (_page, list) => {
    expect(list.call.kind === "query" ? list.call.mostRows : longestPage).toBe(longestPage);
    for (const page of [1, 400]) expect(addressOf(list.call, argsOfPage(list, page))).toMatch(/^\/api\//);
  },
);

it.each(listTable.map((list) => [list.page, list] as const))(
  "%s asks for its rows in the name of its page",
  (page, list) => {
    const { access } = list.call;
    expect(access === "signed-in" || (Array.isArray(access) && access.includes(page))).toBe(true);
  },
);

it.each(listTable.map((list) => [list.page, list] as const))(
  "TABL-001 %s shows a type as a word and a status as a state, as every other list does",
  (_page, { columns, preview }) => {
    for (const [key, column] of [...Object.entries(columns), ...Object.entries(preview.fields)]) {
      if (column.kind !== "status") continue;
      const isState = Object.values(column.words).some((tone) => tone !== "plain");
      if (/status$/i.test(key)) expect([key, isState]).toEqual([key, true]);
      if (/type$/i.test(key)) expect([key, isState]).toEqual([key, false]);
    }
  },
);

/** A record, and where it is found by whoever does not open that page. */
function waysTo(record: NamedRecord | undefined): NamedRecord[] {
  return record === undefined ? [] : [record, ...waysTo(record.otherwise)];
}

it.each([
  ["a product by both", productRecord({ id: 7, barcode: "5941234567890" }), ["products", "current_stocks"]],
  ["a product by its barcode", productRecord({ barcode: "5941234567890" }), ["products", "current_stocks"]],
  ["a product by its id", productRecord({ id: 7 }), ["current_stocks"]],
  ["a stock", stockRecord({ product: 7, storage: 3 }), ["current_stocks"]],
  ["a blueprint", blueprintRecord({ id: 3 }), ["drafts"]],
])("%s leads to filters that the list has, with words that they take", (_what, record, pages) => {
  const ways = waysTo(record);
  expect(ways.map(({ page }) => page)).toEqual(pages);
  for (const { page, filters = {} } of ways) {
    const list = findList(page);
    if (list === undefined) throw new Error(`There is no list "${page}".`);
    expect(parseListUrl(list, new URLSearchParams(filters), today).state.filters).toEqual(filters);
  }
});
