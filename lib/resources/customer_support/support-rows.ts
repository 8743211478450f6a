import * as z from "#schema";
import { camelKeys } from "@/lib/calls/camel-keys";
import { amount, calendarDay, moment, optionalText } from "@/lib/calls/wire";
import { orderTypes, paymentMethods } from "@/lib/resources/orders/orders.calls";

/*
 * Rows of customer support (2§3). PascalCase on the wire; each schema ends it.
 */

/** A saved card, without what could pay with it. `Expires` is YYYY-MM. */
export const supportCardSchema = camelKeys(
  z.object({
    Id: z.int(),
    Brand: z.string(),
    LastFour: z.string(),
    Expires: z.string(),
    IsActive: z.boolean(),
    /** How many payment orders were to be taken from it. */
    PaymentOrders: z.int(),
  }),
);

const addressSchema = camelKeys(
  z.object({
    Id: z.int(),
    Label: z.string(),
    Street: z.string(),
    Number: z.string(),
    PostalCode: optionalText,
    City: z.string(),
    County: z.string(),
  }),
);

const activeCardSchema = camelKeys(
  z.object({ Id: z.int(), Brand: z.string(), LastFour: z.string(), Expires: z.string() }),
);

const checkpointSchema = camelKeys(z.object({ Name: z.string(), Created: moment }));

export const supportUserSchema = camelKeys(
  z.object({
    Id: z.int(),
    FirstName: z.string(),
    LastName: z.string(),
    Email: z.string(),
    Phone: optionalText,
    Created: moment,
    IsActive: z.boolean(),
    Balance: amount,
    Roles: z.array(z.string()),
    ActiveCreditCards: z.array(activeCardSchema),
    Addresses: z.array(addressSchema),
    Checkpoints: z.array(checkpointSchema),
  }),
);

const orderItemSchema = camelKeys(
  z.object({
    Barcode: optionalText,
    Name: z.string(),
    image: optionalText,
    Quantity: z.int(),
    Price: amount,
  }),
);

export const supportOrderSchema = z.pipe(
  camelKeys(
    z.object({
      Id: z.int(),
      EventDate: moment,
      Amount: amount,
      OrderType: z.enum(orderTypes),
      /** Bit flags of 2§3. */
      Status: z.int(),
      IsDelivered: z.boolean(),
      PaymentMethod: z.enum(paymentMethods),
      IsInvoicePaid: z.boolean(),
      StorageName: z.string(),
      OrderItems: z.array(orderItemSchema),
    }),
  ),
  z.transform(({ paymentMethod, isInvoicePaid, orderItems: items, ...order }) => ({
    ...order,
    paymentMethod: { code: paymentMethod },
    invoice: { isPaid: isInvoicePaid },
    items,
  })),
);

const billedOrderSchema = camelKeys(z.object({ Id: z.int(), EventDate: moment, Amount: amount }));

export const supportInvoiceSchema = camelKeys(
  z.object({
    Id: z.int(),
    Number: z.string(),
    CreateDate: moment,
    DueDate: calendarDay,
    TotalAmount: amount,
    IsPaid: z.boolean(),
    Orders: z.array(billedOrderSchema),
  }),
);

const confirmationSchema = camelKeys(
  z.object({
    Id: z.int(),
    Created: moment,
    Kind: z.enum(["CAPTURE", "REFUND"]),
    IsApproved: z.boolean(),
    Amount: amount,
    ResponseCode: z.string(),
    Reference: z.string(),
  }),
);

const paymentOrderStatuses = ["PENDING", "CONFIRMED", "REFUSED", "REFUNDED"] as const;

export const supportPaymentOrderSchema = z.pipe(
  camelKeys(
    z.object({
      Id: z.int(),
      OrderId: z.int(),
      Created: moment,
      Amount: amount,
      Status: z.enum(paymentOrderStatuses),
      HasCreditCard: z.boolean(),
      PaymentConfirmationsList: z.array(confirmationSchema),
    }),
  ),
  z.transform(({ paymentConfirmationsList: confirmations, ...payment }) => ({ ...payment, confirmations })),
);

export type SupportUser = z.output<typeof supportUserSchema>;
export type SupportOrder = z.output<typeof supportOrderSchema>;
export type SupportInvoice = z.output<typeof supportInvoiceSchema>;
export type SupportPaymentOrder = z.output<typeof supportPaymentOrderSchema>;
