"use client";

import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useLocale, useTranslations } from "next-intl";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import type { ReceivedCheck } from "@/lib/resources/receptions/received-check";

interface ReceivedSumProps {
  check: ReceivedCheck;
  /** Lines that are entered and have not both quantities. */
  uncounted?: number;
  currency: string;
}

/** What was invoiced against what was received, in pieces and in value, and goods that are over or soon will be. */
export function ReceivedSum({ check, uncounted = 0, currency }: ReceivedSumProps) {
  const t = useTranslations("receptions.check");
  const locale = useLocale();
  const { lines, invoiced, received, differing, fewer, more, unpriced, expired, soon } = check;
  const quantity = (pieces: number): string => formatQuantity(pieces, locale);
  const value = formatMoney(check.value, currency, locale);
  const warnings = [
    differing > 0 && t("differs", { count: differing, fewer, more, value }),
    unpriced > 0 && t("unpriced", { count: unpriced }),
    expired > 0 && t("expired", { count: expired }),
    soon > 0 && t("soon", { count: soon }),
  ].filter((text) => text !== false);
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="text-ink-muted">
        {t("pieces", { invoiced: quantity(invoiced), received: quantity(received) })}
        {uncounted > 0 && ` ${t("uncounted", { count: uncounted })}`}
        {lines > 0 && differing === 0 && uncounted === 0 && ` ${t("same")}`}
      </p>
      {warnings.map((text) => (
        <p key={text} className="flex items-baseline gap-1.5 text-warning">
          <TriangleAlert size={14} aria-hidden className="shrink-0 translate-y-0.5" />
          {text}
        </p>
      ))}
    </div>
  );
}
