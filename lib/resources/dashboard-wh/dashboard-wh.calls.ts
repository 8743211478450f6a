import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { amount, calendarDay } from "@/lib/calls/wire";

export const dashboardWhCalls = {
  /** The warehouse's figures of the moment. The documents name the call and no answer (2§7): this one is ours. */
  report: restCall({
    id: "ORD-03",
    access: ["dashboard-wh"],
    method: "GET",
    path: "orders/wh-report",
    answer: z.object({
      receptionsThisWeek: z.int(),
      receptionsLastWeek: z.int(),
      /** At purchase price, without VAT, RON. */
      stockValue: amount,
      stockUnits: z.int(),
      /** Stocks (a batch in a storage) with pieces left, past their date or reaching it within 30 days. */
      expiredStocks: z.int(),
      expiringStocks: z.int(),
      expiringSoonest: z.array(
        z.object({
          productName: z.string(),
          batchNumber: z.string(),
          storageName: z.string(),
          expirationDate: calendarDay,
          quantity: z.int(),
        }),
      ),
      ordersToday: z.int(),
      /** Of all days, by the rules of 2§4: what the list's column calls In Progress. No filter of the list knows it. */
      ordersInProgress: z.int(),
    }),
  }),
};
