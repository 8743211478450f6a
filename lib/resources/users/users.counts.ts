import { countOf, type RecordCounts } from "@/lib/list/declare/record-counts";
import { invoicesList } from "@/lib/resources/invoices/invoices.list";
import { ordersList } from "@/lib/resources/orders/orders.list";
import type { User } from "./users.calls";

/** A user's orders, on each page that shows who they are. */
export const orderCountsOfUser: RecordCounts<Pick<User, "id">> = {
  orders: countOf(ordersList, {
    filters: ({ id }) => ({ user: String(id) }),
    bears: ({ user }, { id }) => user?.id === id,
  }),
  inProgress: countOf(ordersList, {
    filters: ({ id }) => ({ user: String(id), status: "IN_PROGRESS" }),
    bears: (order, { id }) => order.user?.id === id && ordersList.columns.status?.value(order) === "IN_PROGRESS",
  }),
};

/** What a user has done, and has. */
export const userCounts: RecordCounts<User> = {
  ...orderCountsOfUser,
  invoices: countOf(invoicesList, {
    filters: ({ id }) => ({ user: String(id) }),
    bears: ({ user }, { id }) => user?.id === id,
  }),
  cards: { section: "cards", total: ({ creditCards }) => creditCards.length },
  files: { section: "files", total: ({ files }) => files.length },
};
