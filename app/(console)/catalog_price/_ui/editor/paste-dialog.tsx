"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Pasted, PasteFault } from "@/lib/resources/catalog_price/pasted-prices";

const mostShown = 100;

/** What was pasted has lines that are no prices: they are told one by one, and the others can be taken. */
export function PasteDialog({ pasted: { prices, faults }, onEnd }: { pasted: Pasted; onEnd(isTaken: boolean): void }) {
  const t = useTranslations("catalog_price.paste");
  const form = useTranslations("catalog_price.form");
  const textOf = (fault: PasteFault): string => {
    if (fault === "priceRequired" || fault === "priceTooLow" || fault === "priceFormat") return form(fault);
    return t(fault);
  };
  return (
    <Dialog title={t("title", { count: faults.length })} onClose={() => onEnd(false)}>
      <ul className="grid gap-1">
        {faults.slice(0, mostShown).map(({ line, text, fault }) => (
          <li key={line} className="flex flex-wrap gap-x-3">
            <span className="text-ink-muted tabular-nums">{t("line", { line })}</span>
            <span className="min-w-0 flex-1 truncate" title={text}>
              {text}
            </span>
            <span className="text-danger">{textOf(fault)}</span>
          </li>
        ))}
      </ul>
      {faults.length > mostShown && <p>{t("more", { count: faults.length - mostShown })}</p>}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={() => onEnd(false)}>{t("cancel")}</Button>
        <Button variant="primary" disabled={prices.length === 0} onClick={() => onEnd(true)}>
          {t("take", { count: prices.length })}
        </Button>
      </div>
    </Dialog>
  );
}
