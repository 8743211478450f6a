"use client";

import { useLocale, useTranslations } from "next-intl";
import { useOperatorZone } from "@/components/shell/operator-zone";
import { Button } from "@/components/ui/button";
import { refusesToTell } from "@/lib/errors/lacks-call";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import { amountRange, fittingOrders, purchaseOutcome } from "@/lib/resources/customer_support/finder/fitting-orders";
import type { Purchase } from "@/lib/resources/customer_support/finder/reading";
import { writeReading } from "@/lib/resources/customer_support/finder/write-reading";
import { HitsFrame, type HitsPlace } from "./hits-frame";
import { OrderHits } from "./order-hits";
import { useDayOrders } from "./use-day-orders";
import { usePurchaseParts } from "./use-reading-text";

/** Orders of a day and amount (ORD-08), narrowed by storage and time here. */
export function PurchaseHits({ purchase, url, rowsRef }: HitsPlace & { purchase: Purchase }) {
  const t = useTranslations("customer_support.finder");
  const locale = useLocale();
  const zone = useOperatorZone();
  const parts = usePurchaseParts()(purchase);
  const { query, orders, totalCount, isTooMany } = useDayOrders(purchase);
  const found = orders && fittingOrders(orders, purchase, zone);
  const outcome = found && purchaseOutcome(found, isTooMany);
  const fitting = outcome === "found" ? found?.fitting : undefined;
  const isRefused = found === undefined && refusesToTell(query.error);
  return (
    <HitsFrame
      url={url}
      rowsRef={rowsRef}
      query={query}
      count={found && t("count", { count: fitting?.length ?? 0 })}
      none={noneOf()}
      notice={isRefused || outcome === "not-by" ? t("notBy.purchase") : undefined}
    >
      {fitting && <OrderHits orders={fitting} url={url} />}
    </HitsFrame>
  );

  function noneOf() {
    const counted = { count: totalCount ?? 0, n: formatQuantity(totalCount ?? 0, locale) };
    if (outcome === "too-many")
      return { title: t(purchase.amount === undefined ? "tooMany" : "tooManyStill", counted) };
    if (outcome === "none")
      return {
        title: t("none.purchase", { parts }),
        hint: t("none.purchaseHint"),
        action: <WiderSearches {...{ purchase, url }} />,
      };
    return undefined;
  }
}

/** What customers remember may be wrong: the same purchase about so much, without its amount, and at any storage. */
function WiderSearches({ purchase, url }: Pick<HitsPlace, "url"> & { purchase: Purchase }) {
  const t = useTranslations("customer_support.finder");
  const locale = useLocale();
  const { amount, isAbout, ...withoutAmount } = purchase;
  if (amount === undefined && purchase.place === "") return null;
  const about: Purchase | undefined =
    amount === undefined || isAbout ? undefined : { ...withoutAmount, amount, isAbout: true };
  const seek = (wider: Purchase): void => url.seek(writeReading(wider), url.latest().filters, "push");
  const range = about && amountRange(about);
  const inWords = (bound: string): string => formatMoney(bound, defaultCurrency, locale);
  const bounds = range && { from: inWords(range.from), to: inWords(range.to) };
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {about && bounds && <Button onClick={() => seek(about)}>{t("none.about", bounds)}</Button>}
      {amount !== undefined && <Button onClick={() => seek(withoutAmount)}>{t("none.anyAmount")}</Button>}
      {purchase.place !== "" && (
        <Button onClick={() => seek({ ...purchase, place: "" })}>{t("none.anyStorage")}</Button>
      )}
    </div>
  );
}
