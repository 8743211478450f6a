"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import type { PastedFault, PasteFault } from "@/lib/resources/catalog_price/pasted-prices";
import { isPriceFault } from "@/lib/resources/catalog_price/price-entry";

const mostShown = 100;

/** Lines that are not taken, each with the reason. */
export function PasteFaults({ faults }: { faults: readonly PastedFault[] }) {
  const t = useTranslations("catalog_price.paste");
  const form = useTranslations("catalog_price.form");
  const headingId = useId();
  const textOf = (fault: PasteFault): string => (isPriceFault(fault) ? form(fault) : t(fault));
  if (faults.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-1">
      <h3 id={headingId} className="font-medium">
        {t("faults", { count: faults.length })}
      </h3>
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
    </section>
  );
}
