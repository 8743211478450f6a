import { invoicesList } from "@/lib/resources/invoices/invoices.list";
import { overdueInvoices } from "@/lib/resources/invoices/overdue-invoices.queue";
import { pageOf } from "./page-of";
import { queueOf } from "./queue";

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
