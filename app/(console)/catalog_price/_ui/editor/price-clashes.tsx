"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { formatAmount } from "@/lib/money/format";
import type { PriceClash } from "@/lib/resources/catalog_price/price-clash";

interface PriceClashesProps {
  clashes: readonly PriceClash[];
  onKeepTheirs(clashes: readonly PriceClash[]): void;
  onSendMine(clashes: readonly PriceClash[]): void;
}

/** Changes that were not sent over those of somebody else: the person chooses, for each row or for all at once. */
export function PriceClashes({ clashes, onKeepTheirs, onSendMine }: PriceClashesProps) {
  const t = useTranslations("catalog_price.clash");
  const headingId = useId();
  const locale = useLocale();
  const textOf = (price: string | undefined): string =>
    price === undefined ? t("removed") : formatAmount(price, locale);
  return (
    <section aria-labelledby={headingId} className="grid gap-2 rounded-md border border-danger p-3">
      <div className="flex flex-wrap items-center gap-2">
        <div role="alert" className="mr-auto">
          <h4 id={headingId} className="font-medium">
            {t("title", { count: clashes.length })}
          </h4>
        </div>
        {clashes.length > 1 && (
          <>
            <Button size="small" onClick={() => onKeepTheirs(clashes)}>
              {t("keepAllTheirs")}
            </Button>
            <Button size="small" onClick={() => onSendMine(clashes)}>
              {t("sendAllMine")}
            </Button>
          </>
        )}
      </div>
      <ul className="grid max-h-60 gap-2 overflow-y-auto">
        {clashes.map((clash) => (
          <li key={clash.key} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t pt-2">
            <span className="min-w-40 flex-1 wrap-anywhere">
              {clash.label}
              <span className="block text-ink-muted text-sm tabular-nums">
                {t("both", { theirs: textOf(clash.theirs?.price), mine: textOf(clash.mine?.price) })}
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              <Button
                size="small"
                onClick={() => onKeepTheirs([clash])}
                aria-label={t("keepOf", { product: clash.label })}
              >
                {t("keepTheirs")}
              </Button>
              <Button
                size="small"
                onClick={() => onSendMine([clash])}
                aria-label={t("sendOf", { product: clash.label })}
              >
                {t("sendMine")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
