"use client";

import { useLocale, useTranslations } from "next-intl";
import { useTwoPlaces } from "@/components/shell/operator-zone";
import { formatDay } from "@/lib/dates/format";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney } from "@/lib/money/format";
import { invoiceNumberText } from "@/lib/resources/customer_support/finder/bearing-rows";
import { amountRange } from "@/lib/resources/customer_support/finder/fitting-orders";
import { purchaseWindow } from "@/lib/resources/customer_support/finder/purchase-window";
import type { Purchase, Reading } from "@/lib/resources/customer_support/finder/reading";
import { joinIsolated } from "@/lib/texts/isolated";

/** A reading in the person's words: all that was taken from the text stands in it. */
export function useReadingText(): (reading: Reading) => string {
  const t = useTranslations("customer_support.finder.reading");
  const partsOf = usePurchaseParts();
  return (reading) => {
    switch (reading.kind) {
      case "people":
        return t(reading.by, { search: reading.search });
      case "order":
        return t("order", { id: String(reading.id) });
      case "card":
        return t("card", { lastFour: reading.lastFour });
      case "invoice":
        return t("invoice", { number: invoiceNumberText(reading) });
      case "purchase":
        return t("purchase", { parts: partsOf(reading) });
    }
  };
}

/** Where, on which day, between which times and for how much: as far as it was said. */
export function usePurchaseParts(): (purchase: Purchase) => string {
  const t = useTranslations("customer_support.finder.reading");
  const locale = useLocale();
  const places = useTwoPlaces();
  return (purchase) => {
    const { place, day } = purchase;
    const range = amountRange(purchase);
    const times = purchaseWindow(purchase);
    const window = times && `${times.from}–${times.to}`;
    const clocks = window && places ? t("clocks", { window, place: places.operator }) : window;
    const [from, to] = [range?.from, range?.to].map((each) => each && formatMoney(each, defaultCurrency, locale));
    const money = from === to ? from : `${from} – ${to}`;
    return joinIsolated([place, formatDay(day), clocks, money], ", ");
  };
}
