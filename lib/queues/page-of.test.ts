import { parseListUrl } from "@/lib/list/url/list-url";
import { invoicesList } from "@/lib/resources/invoices/invoices.list";
import { overdueInvoices } from "@/lib/resources/invoices/overdue-invoices.queue";
import { queueTable } from "@/lib/resources/queue-table";
import { listDiffers, pageOf, rowsBeside } from "./page-of";
import { queueOf } from "./queue";
import { queueStart } from "./queue-link";

const today = "2026-11-24";
const queue = queueOf(invoicesList, overdueInvoices);
const found = { rows: Array.from({ length: 60 }, (_, index) => ({ id: index + 100 })), total: 60, isAsListed: true };
const list = { filters: queue.filters(today), sort: queue.sort, size: 25 };

it.each([
  [100, 1],
  [124, 1],
  [125, 2],
  [159, 3],
])("record %i of a queue stands on page %i of 25 rows each", (id, page) => {
  expect(pageOf(queue, found, list, { id, today })).toBe(page);
});

it.each([
  ["it is no longer in the queue", found, list, 7],
  ["the list has one more filter", found, { ...list, filters: { ...list.filters, user: "3" } }, 125],
  ["the list has another filter", found, { ...list, filters: { user: "3" } }, 125],
  ["the list is sorted otherwise", found, { ...list, sort: { key: "id", order: "ASC" as const } }, 125],
  ["the platform does not sort by what they are late for", { ...found, isAsListed: false }, list, 125],
  ["the platform does not narrow the rows", { ...found, total: undefined }, list, 125],
])("says nothing where %s", (_why, summary, state, id) => {
  expect(pageOf(queue, summary, state, { id, today })).toBeUndefined();
});

it("a step goes along with the list by its page, and brings the queue's rows and their order back where it was narrowed or sorted otherwise", () => {
  const beside = (state: typeof list, id: number | undefined) => rowsBeside(queue, found, state, { id, today });
  expect(beside(list, 130)).toEqual({ page: 2 });
  expect(beside(list, 7)).toEqual({});
  const { filters, sort } = list;
  for (const narrowed of [
    { ...list, filters: { ...filters, user: "3" } },
    { ...list, filters: {} },
    { ...list, sort: { key: "id", order: "ASC" as const } },
    { ...list, filters: {}, sort: { key: "id", order: "ASC" as const } },
  ]) {
    expect(beside(narrowed, 130)).toEqual({ filters, sort, page: 2 });
    expect(beside(narrowed, undefined)).toEqual({ filters, sort, page: 1 });
    expect(rowsBeside(queue, undefined, narrowed, { id: 130, today })).toEqual({ filters, sort, page: 1 });
  }
});

it.each(queueTable)("$key begins with its own rows in the list", (each) => {
  const address = new URL(queueStart(each, today, 1), "http://console.test");
  const { state } = parseListUrl(each.list, address.searchParams, today);
  expect(listDiffers(each, state, today)).toBeUndefined();
  expect([state.sort, state.queue, state.open]).toEqual([each.sort, each.key, 1]);
});
