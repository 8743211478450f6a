"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { formatAmount } from "@/lib/money/format";
import type { PriceWork } from "./grid/use-price-work";

/** As many as are named; the count says how many there are. */
const mostNamed = 5;

/** What did not reach the platform, with a retry. The row, where there is one, shows the reason. */
export function UnsentNotice({ work }: { work: Pick<PriceWork, "unsent" | "sendUnsent" | "forgetUnsent"> }) {
  const t = useTranslations("catalog_price.grid");
  const locale = useLocale();
  const { unsent, sendUnsent, forgetUnsent } = work;
  const products = unsent
    .slice(0, mostNamed)
    .map(({ label, price }) => (price === "" ? label : `${label} ${formatAmount(price, locale)}`))
    .join(", ");
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md border border-danger p-3">
      <p role="alert" className="min-w-40 flex-1 text-sm wrap-anywhere">
        {t("unsent", { count: unsent.length, products, more: Math.max(0, unsent.length - mostNamed) })}
      </p>
      <div className="flex gap-2">
        <Button size="small" onClick={sendUnsent}>
          {t("tryAgain")}
        </Button>
        <Button size="small" variant="quiet" onClick={forgetUnsent}>
          {t("forget")}
        </Button>
      </div>
    </div>
  );
}
