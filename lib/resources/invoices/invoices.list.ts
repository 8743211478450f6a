import { downloadAddress } from "@/lib/calls/address";
import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { recordOf } from "@/lib/list/declare/named-record";
import { defaultCurrency } from "@/lib/money/currency";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { peopleLookup } from "@/lib/resources/users/users.lookup";
import { type Invoice, invoicesCalls } from "./invoices.calls";

const columns: Columns<Invoice> = {
  id: { kind: "id", value: (invoice) => invoice.id },
  user: {
    kind: "person",
    value: (invoice) => invoice.user,
    names: (invoice) => recordOf("customer_support", invoice.user),
  },
  company: {
    kind: "text",
    value: (invoice) => invoice.company?.name,
    names: (invoice) => recordOf("companies", invoice.company),
  },
  type: { kind: "status", words: { PERSON: "plain", COMPANY: "plain" }, value: (invoice) => invoice.type },
  createDate: { kind: "date-time", value: (invoice) => invoice.createDate },
  dueDate: { kind: "date", value: (invoice) => invoice.dueDate },
  invoice: { kind: "text", value: (invoice) => invoice.invoice },
  totalAmount: { kind: "money", value: (invoice) => ({ amount: invoice.totalAmount, currency: defaultCurrency }) },
  status: {
    kind: "status",
    words: { PAID: "success", UNPAID: "warning", OVERDUE: "danger" },
    value: (invoice) => invoice.status,
  },
  order: {
    kind: "text",
    value: (invoice) => String(invoice.order.id),
    names: (invoice) => recordOf("orders", invoice.order),
  },
  actions: {
    kind: "link",
    value: ({ id }) => ({ address: downloadAddress(ordersCalls.invoicePdf, { params: { id } }), text: "PDF" }),
  },
};

export const invoicesList = defineList({
  page: "invoices",
  call: invoicesCalls.list,
  columns,
  defaultColumns: ["invoice", "user", "createDate", "totalAmount"],
  sort: { id: "id", createDate: "createDate", dueDate: "dueDate", totalAmount: "totalAmount" },
  defaultSort: { key: "createDate", order: "DESC" },
  filters: {
    number: { kind: "text", param: "search", longest: 40 },
    user: { kind: "relation", param: "userIds", isMany: true, lookup: peopleLookup },
    isPaid: { kind: "boolean", param: "isPaid" },
    type: { kind: "choice", param: "hasCompany", options: { PERSON: false, COMPANY: true } },
    createDate: { kind: "date-range", param: "created", periods: "general" },
    totalAmount: { kind: "amount-range", param: "amount" },
    dueDate: { kind: "date-range", param: "due", periods: "general" },
  },
  only: {
    user: "user",
    type: "type",
    createDate: "createDate",
    dueDate: "dueDate",
    totalAmount: "totalAmount",
    // An unpaid one and one that is overdue are the same to the filter.
    status: ({ status }) => ({ isPaid: status === "PAID" ? "true" : undefined }),
  },
  search: { id: "preview", number: "number" },
  pdf: ordersCalls.invoicePdf,
  queue: { key: "overdue-invoices", load: async () => (await import("./overdue-invoices.queue")).overdueInvoices },
  preview: {
    call: invoicesCalls.one,
    args: (id) => ({ params: { id } }),
    detail: (invoice) => invoice,
    fields: columns,
    name: "invoice",
  },
});
