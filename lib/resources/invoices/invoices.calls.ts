import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { list, one, range } from "@/lib/calls/params";
import { day, decimal, flag, id, text } from "@/lib/calls/scalars";
import { amount, calendarDay, entityReference, moment, optional, optionalText, person, rows } from "@/lib/calls/wire";

/** Whom an invoice names. */
const invoiceTypes = ["PERSON", "COMPANY"] as const;
/** OVERDUE is not paid and past its due date. */
const invoiceStatuses = ["PAID", "UNPAID", "OVERDUE"] as const;

const invoiceSchema = z.object({
  id: z.int(),
  user: optional(z.extend(person, { email: optionalText })),
  company: optional(entityReference),
  type: z.enum(invoiceTypes),
  createDate: moment,
  dueDate: calendarDay,
  /** Series and number, as printed. */
  invoice: z.string(),
  totalAmount: amount,
  status: z.enum(invoiceStatuses),
  order: z.object({ id: z.int() }),
});

export type Invoice = z.output<typeof invoiceSchema>;

export const invoicesCalls = {
  list: restCall({
    id: "IVC-01",
    access: ["invoices"],
    method: "GET",
    path: "invoices",
    query: {
      userIds: list(id),
      isPaid: one(flag),
      hasCompany: one(flag),
      created: range("FromCreated", "ToCreated", day),
      /** The embedded platform's own. */
      due: range("FromDue", "ToDue", day),
      amount: range("fromAmount", "toAmount", decimal),
      /** How the number begins as printed, with or without its series, e.g. `BON 1002`. */
      search: one(text(40)),
      ...sortedWindow(["id", "createDate", "dueDate", "totalAmount"]),
    },
    answer: rows(invoiceSchema),
  }),
  one: restCall({
    id: "GEN-02.invoices",
    access: ["invoices"],
    method: "GET",
    path: "invoices/{id}",
    params: { id },
    answer: invoiceSchema,
  }),
};
