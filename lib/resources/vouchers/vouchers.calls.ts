import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { one } from "@/lib/calls/params";
import { flag, id, integer } from "@/lib/calls/scalars";
import { amount, calendarDay, moment, optional, reference, rows } from "@/lib/calls/wire";

/** VOUC-002. */
export const discountTypes = { FIXED: 1, PROCENTUAL: 2, PRODUCT_SAMPLING: 3 } as const;

const voucherSchema = z.object({
  id: z.int(),
  date: moment,
  name: z.string(),
  active: z.boolean(),
  exclusive: z.boolean(),
  /** One of `discountTypes`. */
  type: z.int(),
  /** Days, both included. */
  period: z.object({ startDate: calendarDay, endDate: calendarDay }),
  /** RON of a fixed one, percent of a percentage; none of a product sampling. */
  amount: optional(amount),
  /** What a product sampling gives. */
  product: optional(reference),
  maxDiscountPerOrder: optional(amount),
  maxCumulativeValue: optional(amount),
  minOrderSpend: optional(amount),
  /** Whom it is given to, e.g. ALL_USERS. */
  allocation: z.string(),
});

export type Voucher = z.output<typeof voucherSchema>;

export const voucherSortKeys = ["id", "date", "name"] as const;

/** Vouchers are called discounts on the wire (VOUC-003). */
export const vouchersCalls = {
  list: restCall({
    id: "VOU-01",
    access: ["vouchers", "marketing"],
    method: "GET",
    path: "discounts",
    query: {
      active: one(flag),
      exclusive: one(flag),
      type: one(integer({ min: 1, max: 3 })),
      ...sortedWindow(voucherSortKeys),
    },
    answer: rows(voucherSchema),
  }),
  one: restCall({
    id: "GEN-02.discounts",
    access: ["vouchers"],
    method: "GET",
    path: "discounts/{id}",
    params: { id },
    answer: voucherSchema,
  }),
};
