import * as z from "#schema";
import { amount, calendarDay, moment, optionalText } from "@/lib/calls/wire";
import { orderTypes, paymentMethods } from "@/lib/resources/orders/orders.calls";

/*
 * Rows of customer support (2§3). PascalCase on the wire; each schema ends it.
 */

/** A saved card, without what could pay with it. `Expires` is YYYY-MM. */
export const supportCardSchema = z.pipe(
  z.object({
    Id: z.int(),
    Brand: z.string(),
    LastFour: z.string(),
    Expires: z.string(),
    IsActive: z.boolean(),
    PaymentOrders: z.int(),
  }),
  z.transform((card) => ({
    id: card.Id,
    brand: card.Brand,
    lastFour: card.LastFour,
    expires: card.Expires,
    isActive: card.IsActive,
    /** How many payment orders were to be taken from it. */
    paymentOrders: card.PaymentOrders,
  })),
);

const addressSchema = z.pipe(
  z.object({
    Id: z.int(),
    Label: z.string(),
    Street: z.string(),
    Number: z.string(),
    PostalCode: optionalText,
    City: z.string(),
    County: z.string(),
  }),
  z.transform((address) => ({
    id: address.Id,
    label: address.Label,
    street: address.Street,
    number: address.Number,
    postalCode: address.PostalCode,
    city: address.City,
    county: address.County,
  })),
);

const activeCardSchema = z.pipe(
  z.object({ Id: z.int(), Brand: z.string(), LastFour: z.string(), Expires: z.string() }),
  z.transform(({ Id, Brand, LastFour, Expires }) => ({ id: Id, brand: Brand, lastFour: LastFour, expires: Expires })),
);

const checkpointSchema = z.pipe(
  z.object({ Name: z.string(), Created: moment }),
  z.transform(({ Name, Created }) => ({ name: Name, created: Created })),
);

export const supportUserSchema = z.pipe(
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
  z.transform((user) => ({
    id: user.Id,
    firstName: user.FirstName,
    lastName: user.LastName,
    email: user.Email,
    phone: user.Phone,
    created: user.Created,
    isActive: user.IsActive,
    balance: user.Balance,
    roles: user.Roles,
    activeCreditCards: user.ActiveCreditCards,
    addresses: user.Addresses,
    checkpoints: user.Checkpoints,
  })),
);

const orderItemSchema = z.pipe(
  z.object({
    Barcode: optionalText,
    Name: z.string(),
    Image: optionalText,
    Quantity: z.int(),
    Price: amount,
  }),
  z.transform((item) => ({
    barcode: item.Barcode,
    name: item.Name,
    image: item.Image,
    quantity: item.Quantity,
    price: item.Price,
  })),
);

export const supportOrderSchema = z.pipe(
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
  z.transform((order) => ({
    id: order.Id,
    eventDate: order.EventDate,
    amount: order.Amount,
    orderType: order.OrderType,
    status: order.Status,
    isDelivered: order.IsDelivered,
    paymentMethod: { code: order.PaymentMethod },
    invoice: { isPaid: order.IsInvoicePaid },
    storageName: order.StorageName,
    items: order.OrderItems,
  })),
);

const billedOrderSchema = z.pipe(
  z.object({ Id: z.int(), EventDate: moment, Amount: amount }),
  z.transform(({ Id, EventDate, Amount }) => ({ id: Id, eventDate: EventDate, amount: Amount })),
);

export const supportInvoiceSchema = z.pipe(
  z.object({
    Id: z.int(),
    Number: z.string(),
    CreateDate: moment,
    DueDate: calendarDay,
    TotalAmount: amount,
    IsPaid: z.boolean(),
    Orders: z.array(billedOrderSchema),
  }),
  z.transform((invoice) => ({
    id: invoice.Id,
    number: invoice.Number,
    createDate: invoice.CreateDate,
    dueDate: invoice.DueDate,
    totalAmount: invoice.TotalAmount,
    isPaid: invoice.IsPaid,
    orders: invoice.Orders,
  })),
);

const confirmationSchema = z.pipe(
  z.object({
    Id: z.int(),
    Created: moment,
    Kind: z.enum(["CAPTURE", "REFUND"]),
    IsApproved: z.boolean(),
    Amount: amount,
    ResponseCode: z.string(),
    Reference: z.string(),
  }),
  z.transform((confirmation) => ({
    id: confirmation.Id,
    created: confirmation.Created,
    kind: confirmation.Kind,
    isApproved: confirmation.IsApproved,
    amount: confirmation.Amount,
    responseCode: confirmation.ResponseCode,
    reference: confirmation.Reference,
  })),
);

export const paymentOrderStatuses = ["PENDING", "CONFIRMED", "REFUSED", "REFUNDED"] as const;

export const supportPaymentOrderSchema = z.pipe(
  z.object({
    Id: z.int(),
    OrderId: z.int(),
    Created: moment,
    Amount: amount,
    Status: z.enum(paymentOrderStatuses),
    HasCreditCard: z.boolean(),
    PaymentConfirmationsList: z.array(confirmationSchema),
  }),
  z.transform((payment) => ({
    id: payment.Id,
    orderId: payment.OrderId,
    created: payment.Created,
    amount: payment.Amount,
    status: payment.Status,
    hasCreditCard: payment.HasCreditCard,
    confirmations: payment.PaymentConfirmationsList,
  })),
);

export type SupportUser = z.output<typeof supportUserSchema>;
export type SupportOrder = z.output<typeof supportOrderSchema>;
export type SupportInvoice = z.output<typeof supportInvoiceSchema>;
export type SupportPaymentOrder = z.output<typeof supportPaymentOrderSchema>;
