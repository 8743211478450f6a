import { messageKeysOf } from "@/lib/list/texts";
import { titleOfKey } from "@/lib/list/title";
import enOrders from "@/messages/en/orders.json";
import enReceptions from "@/messages/en/receptions.json";
import roOrders from "@/messages/ro/orders.json";
import roReceptions from "@/messages/ro/receptions.json";
import { ordersList } from "./orders/orders.list";
import { receptionsList } from "./receptions/receptions.list";

const texts = {
  en: { orders: enOrders, receptions: enReceptions },
  ro: { orders: roOrders, receptions: roReceptions },
};

const needed = [
  ...messageKeysOf(ordersList).map((key) => ["orders", key] as const),
  ...messageKeysOf(receptionsList).map((key) => ["receptions", key] as const),
];

describe("texts that the lists need", () => {
  it.each(needed)("I18N-001 %s %s is there in both languages", (page, key) => {
    const path = key.split(".");
    for (const locale of [texts.en, texts.ro]) expect(locale[page]).toHaveProperty(path, expect.any(String));
  });

  it.each(["orders", "receptions"] as const)("TABL-023 the title of %s is made from its key", (page) => {
    expect(texts.en[page].title).toBe(titleOfKey(page));
  });
});
