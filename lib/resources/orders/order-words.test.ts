import { readFileSync } from "node:fs";
import { deliveryStatusTones, orderStatusTones, orderTypeTones, paymentMethodTones } from "./order-words";
import { orderTypes, paymentMethods } from "./orders.calls";

const words = (locale: string, column: string): Record<string, string> =>
  JSON.parse(readFileSync(`messages/${locale}/orders.json`, "utf8")).words[column];

it("ORDR-008 an order is Completed, Cancelled or In Progress", () => {
  expect(words("en", "status")).toEqual({ SUCCESS: "Completed", CANCELLED: "Cancelled", IN_PROGRESS: "In Progress" });
});

it("ORDR-010 the types of orders", () => {
  expect(orderTypes).toEqual([
    "VENDING",
    "LOCKER",
    "LAUNDRY",
    "DISCOUNT",
    "E_SHOP",
    "MARKETPLACE",
    "IRONING",
    "BEAUTY",
  ]);
});

it("ORDR-011 the codes of payment methods", () => {
  expect([...paymentMethods].sort()).toEqual(
    ["online-card", "on-delivery-cash", "on-delivery-pos", "external", "pos-preorder"].sort(),
  );
});

describe.each(["en", "ro"])("ORDR-022 in %s", (locale) => {
  it.each([
    ["status", orderStatusTones],
    ["deliveryStatus", deliveryStatusTones],
    ["orderType", orderTypeTones],
    ["paymentMethod", paymentMethodTones],
  ])("each word of %s has a text of its own", (column, tones) => {
    const texts = words(locale, column);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(tones).sort());
    expect(new Set(Object.values(texts)).size).toBe(Object.keys(tones).length);
  });
});
