import { readFileSync } from "node:fs";
import { deliveryStatusTones, orderStatusTones, orderTypeTones, paymentMethodTones } from "./order-words";

const words = (locale: string, column: string): Record<string, string> =>
  JSON.parse(readFileSync(`messages/${locale}/orders.json`, "utf8")).words[column];

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
