import * as z from "#schema";
import { downloadCall, restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { list, one, range } from "@/lib/calls/params";
import { choice, day, decimal, flag, id, integer, text } from "@/lib/calls/scalars";
import {
  amount,
  calendarDay,
  doneSchema,
  entityReference,
  moment,
  optional,
  optionalText,
  person,
  rows,
} from "@/lib/calls/wire";

/** 2§3: in the order of their numbers on the wire. Type 1 is Minishop on screen (reading 16). */
export const orderTypes = [
  "VENDING",
  "LOCKER",
  "LAUNDRY",
  "DISCOUNT",
  "E_SHOP",
  "MARKETPLACE",
  "IRONING",
  "BEAUTY",
] as const;

export const paymentMethods = [
  "online-card",
  "on-delivery-cash",
  "on-delivery-pos",
  "external",
  "pos-preorder",
] as const;

const deliveryDetailSchema = z.object({
  since: optional(moment),
  upTo: optional(moment),
});

const orderSchema = z.object({
  id: z.int(),
  eventDate: moment,
  amount,
  user: optional(z.extend(person, { email: optionalText, phone: optionalText })),
  orderType: z.enum(orderTypes),
  storage: optional(entityReference),
  paymentMethod: z.object({ code: z.enum(paymentMethods) }),
  /** Bit flags of 2§3; `order-status.ts` reads them. */
  status: z.int(),
  /** Bit mask of the delivery, 2§3. */
  deliveryStatus: optional(z.int()),
  /** 1 pickup, 2 delivery. */
  deliveryType: optional(z.int()),
  orderDetails: z.object({ deliveryDetail: optional(deliveryDetailSchema) }),
  orderChannel: optionalText,
  invoice: optional(
    z.object({
      id: z.int(),
      number: z.string(),
      isPaid: z.boolean(),
      totalAmount: amount,
      createDate: moment,
      /** A day: no time zone may move it. */
      dueDate: optional(calendarDay),
    }),
  ),
  isPrePaid: z.boolean(),
  isDelivered: z.boolean(),
});

const orderItemSchema = z.object({
  id: z.int(),
  product: z.object({
    id: z.int(),
    name: z.string(),
    barcode: optionalText,
    image: optionalText,
  }),
  quantity: z.number(),
  price: amount,
  serialNumbers: z.array(z.string()),
  total: amount,
});

const paymentSchema = z.object({
  id: z.int(),
  created: moment,
  amount,
  method: z.string(),
  isRefund: z.boolean(),
});

export type Order = z.output<typeof orderSchema>;
/** The end of its delivery window, a moment. */
export function windowEnd({ orderDetails }: Pick<Order, "orderDetails">): string | undefined {
  return orderDetails.deliveryDetail?.upTo;
}

export type OrderItem = z.output<typeof orderItemSchema>;

export const ordersCalls = {
  list: restCall({
    id: "ORD-08",
    access: ["orders", "reservations", "customer_support"],
    method: "GET",
    path: "orders",
    query: {
      id: one(id),
      ids: list(id),
      userIds: list(id),
      orderType: one(integer({ min: 1, max: orderTypes.length })),
      isPaid: one(choice(["true", "false", "external"])),
      isInvoice: one(flag),
      deliveryType: one(integer({ min: 1, max: 2 })),
      amount: range("fromAmount", "toAmount", decimal),
      eventDate: range("fromEventDate", "toEventDate", day),
      search: one(text()),
      /** The embedded platform's own: what the rules of 2§4 make of an order, whether its window has ended by now, and the order by that end. */
      displayStatus: one(choice(["SUCCESS", "CANCELLED", "IN_PROGRESS"])),
      isWindowOver: one(flag),
      ...sortedWindow(["id", "eventDate", "amount", "windowEnd"]),
    },
    answer: rows(orderSchema),
  }),
  one: restCall({
    id: "ORD-01",
    access: ["orders", "reservations", "customer_support"],
    method: "GET",
    path: "orders/{id}",
    params: { id },
    answer: z.extend(orderSchema, {
      orderItems: z.array(orderItemSchema),
      payments: z.array(paymentSchema),
    }),
  }),
  /** Cancels the order, what is still to be delivered of it, and a reservation that is active. No money moves. */
  cancel: restCall({
    id: "ORD-06",
    access: ["orders", "reservations", "customer_support"],
    method: "PATCH",
    path: "orders/{id}/cancel",
    params: { id },
    answer: doneSchema,
  }),
  /** Cancels the delivery alone: the order counts as not delivered, and is in progress. */
  cancelDelivery: restCall({
    id: "ORD-07",
    access: ["orders", "reservations", "customer_support"],
    method: "PATCH",
    path: "orders/{id}/cancel-sellbox-delivery",
    params: { id },
    answer: doneSchema,
  }),
  invoicePdf: downloadCall({
    id: "PDF-01",
    access: ["orders", "invoices", "customer_support"],
    path: "pdf/invoices/{id}",
    params: { id },
    file: "pdf",
    fileName: "invoice",
  }),
};
