import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { one } from "@/lib/calls/params";
import { day, filledText, flag, id, integer } from "@/lib/calls/scalars";
import { amount, calendarDay, entityReference, moment, optional, rows } from "@/lib/calls/wire";

/** VOUC-002. */
export const voucherTypes = { FIXED: 1, PROCENTUAL: 2, PRODUCT_SAMPLING: 3 } as const;

/** Whom a voucher is given to. */
export const voucherAllocations = ["ALL_USERS", "NEW_USERS", "COMPANIES", "CODE"] as const;

const voucherSchema = z.object({
  id: z.int(),
  date: moment,
  name: z.string(),
  active: z.boolean(),
  exclusive: z.boolean(),
  /** One of `voucherTypes`. */
  type: z.int(),
  /** Days, both included. */
  period: z.object({ startDate: calendarDay, endDate: calendarDay }),
  /** RON of a fixed one, percent of a percentage; none of a product sampling. */
  amount: optional(amount),
  /** What a product sampling gives. */
  product: optional(entityReference),
  maxDiscountPerOrder: optional(amount),
  maxCumulativeValue: optional(amount),
  minOrderSpend: optional(amount),
  /** Whom it is given to, e.g. ALL_USERS. */
  allocation: z.string(),
});

export type Voucher = z.output<typeof voucherSchema>;

/** A new amount in RON or percent: decimal text with at most two places. */
const newAmount = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, "must be an amount with at most two decimals"));

/**
 * What a voucher is made of. A fixed one has an amount in RON, a percentage one in percent; a product sampling has a
 * product (the id of one) and no amount. Days are both included. What is null or left out has no limit.
 */
const voucherFields = {
  name: filledText(120),
  type: z.int().check(z.gte(1), z.lte(3)),
  active: z.boolean(),
  exclusive: z.boolean(),
  startDate: day,
  endDate: day,
  amount: z.nullish(newAmount),
  product: z.nullish(z.int().check(z.gte(1))),
  maxDiscountPerOrder: z.nullish(newAmount),
  maxCumulativeValue: z.nullish(newAmount),
  minOrderSpend: z.nullish(newAmount),
  allocation: z.enum(voucherAllocations),
};

const oneVoucher = restCall({
  id: "GEN-02.discounts",
  access: ["vouchers"],
  method: "GET",
  path: "discounts/{id}",
  params: { id },
  answer: voucherSchema,
});

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
      ...sortedWindow(["id", "date", "name"]),
    },
    answer: rows(voucherSchema),
  }),
  one: oneVoucher,
  /** The documents name its messages and no call (1§8): this one and the next follow the generic rule. */
  create: restCall({
    id: "VOU-02.create",
    access: ["vouchers"],
    method: "POST",
    path: "discounts",
    body: z.strictObject(voucherFields),
    answer: voucherSchema,
  }),
  /** Fields that are left out stay as they are; null takes a limit away. */
  update: restCall({
    id: "VOU-02.update",
    access: ["vouchers"],
    changes: oneVoucher,
    method: "PATCH",
    path: "discounts/{id}",
    params: { id },
    body: z.strictObject({
      ...voucherFields,
      name: z.optional(voucherFields.name),
      type: z.optional(voucherFields.type),
      active: z.optional(voucherFields.active),
      exclusive: z.optional(voucherFields.exclusive),
      startDate: z.optional(voucherFields.startDate),
      endDate: z.optional(voucherFields.endDate),
      allocation: z.optional(voucherFields.allocation),
    }),
    answer: voucherSchema,
  }),
};
