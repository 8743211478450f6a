import type { Tone } from "@/lib/list/declare/column";
import type { DeliveryStatus } from "./order-delivery";
import type { OrderStatus } from "./order-status";
import type { orderTypes, paymentMethods } from "./orders.calls";

/** How the words of an order look in a list. Colour is never the only sign: the word stands beside it. */
export const orderStatusTones = {
  SUCCESS: "success",
  IN_PROGRESS: "info",
  CANCELLED: "danger",
} as const satisfies Record<OrderStatus, Tone>;

export const deliveryStatusTones: Record<DeliveryStatus, Tone> = {
  NEW: "plain",
  PICKED: "info",
  COURIER_ACCEPTED: "info",
  COURIER_DELIVERED: "success",
  CANCELLED: "danger",
};

export const orderTypeTones: Record<(typeof orderTypes)[number], Tone> = {
  VENDING: "plain",
  LOCKER: "plain",
  LAUNDRY: "plain",
  DISCOUNT: "plain",
  E_SHOP: "plain",
  MARKETPLACE: "plain",
  IRONING: "plain",
  BEAUTY: "plain",
};

export const paymentMethodTones: Record<(typeof paymentMethods)[number], Tone> = {
  "online-card": "plain",
  "on-delivery-cash": "plain",
  "on-delivery-pos": "plain",
  external: "plain",
  "pos-preorder": "plain",
};

/** The platform names channels freely: one that is not here is shown by its own name. */
export const orderChannelTones: Readonly<Record<string, Tone>> = {
  machine: "plain",
  "mobile-app": "plain",
  web: "plain",
  kiosk: "plain",
};
