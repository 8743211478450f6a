import { addDays } from "@/lib/dates/day";
import type { ListQueue } from "@/lib/list/declare/list-queue";
import { rising } from "@/lib/list/url/sorts";
import { fullName } from "@/lib/texts/full-name";
import type { Invoice } from "./invoices.calls";

declare module "@/lib/list/declare/list-queue" {
  interface QueueNotes {
    "overdue-invoices": never;
  }
}

/** Not paid, and past their due day. */
export const overdueInvoices: ListQueue<Invoice> = {
  filters: (today) => ({ isPaid: "false", dueDate: `&${addDays(today, -1)}` }),
  sort: rising("dueDate"),
  due: ({ dueDate }) => dueDate,
  belongs: ({ status, dueDate }, { today }) => status !== "PAID" && dueDate < today,
  amount: ({ totalAmount }) => totalAmount,
  who: ({ company, user }) => company?.name ?? (user && fullName(user)),
};
