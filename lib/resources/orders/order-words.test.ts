import { readFileSync } from "node:fs";
import { deliveryStatusTones, orderStatusTones, orderTypeTones, paymentMethodTones } from "./order-words";

const words = (locale: string, column: string): Record<string, string> =>
  JSON.parse(readFileSync(`messages/${locale}/orders.json`, "utf8")).words[column];

const tones: Readonly<Record<string, object>> = {
  status: orderStatusTones,
  deliveryStatus: deliveryStatusTones,
  orderType: orderTypeTones,
  paymentMethod: paymentMethodTones,
};

/** 2§3: "Display statuses: Completed, Cancelled, In Progress (internally SUCCESS, CANCELLED, IN_PROGRESS)", and so on. */
const written = {
  en: {
    status: { SUCCESS: "Completed", CANCELLED: "Cancelled", IN_PROGRESS: "In Progress" },
    deliveryStatus: {
      NEW: "New",
      PICKED: "Picked",
      COURIER_ACCEPTED: "Courier accepted",
      COURIER_DELIVERED: "Courier delivered",
      CANCELLED: "Cancelled",
    },
    // Reading 16: type 1 is Minishop on screen.
    orderType: {
      ...{ VENDING: "Minishop", LOCKER: "Locker", LAUNDRY: "Laundry", DISCOUNT: "Discount" },
      ...{ E_SHOP: "E-shop", MARKETPLACE: "Marketplace", IRONING: "Ironing", BEAUTY: "Beauty" },
    },
    paymentMethod: {
      "online-card": "Card online",
      "on-delivery-cash": "Cash on delivery",
      "on-delivery-pos": "Card on delivery",
      external: "External",
      "pos-preorder": "Card terminal, preorder",
    },
  },
  ro: {
    status: { SUCCESS: "Finalizată", CANCELLED: "Anulată", IN_PROGRESS: "În curs" },
    deliveryStatus: {
      NEW: "Nouă",
      PICKED: "Pregătită",
      COURIER_ACCEPTED: "Preluată de curier",
      COURIER_DELIVERED: "Livrată de curier",
      CANCELLED: "Anulată",
    },
    orderType: {
      ...{ VENDING: "Minishop", LOCKER: "Locker", LAUNDRY: "Spălătorie", DISCOUNT: "Reduceri" },
      ...{ E_SHOP: "E-shop", MARKETPLACE: "Marketplace", IRONING: "Călcătorie", BEAUTY: "Înfrumusețare" },
    },
    paymentMethod: {
      "online-card": "Card online",
      "on-delivery-cash": "Numerar la livrare",
      "on-delivery-pos": "Card la livrare",
      external: "Externă",
      "pos-preorder": "POS, precomandă",
    },
  },
};

describe.each(["en", "ro"] as const)("ORDR-008 ORDR-009 ORDR-022 in %s", (locale) => {
  it.each(Object.entries(written[locale]))("each word of %s reads as it is written here", (column, texts) => {
    expect(words(locale, column)).toEqual(texts);
    expect(Object.keys(tones[column] ?? {}).sort()).toEqual(Object.keys(texts).sort());
    expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length);
  });
});
