"use client";

import { useLocale, useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { useOpenPages } from "@/components/shell/open-pages";
import { useToday } from "@/components/shell/use-today";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import type { expiryViewOf } from "@/lib/resources/current_stocks/expiry-views";
import { expiringReturnsLink } from "@/lib/resources/return_to_supplier/expiring-link";

interface ExpirySumProps {
  filters: AppliedFilters;
  /** Undefined of days that somebody chose otherwise. */
  view: ReturnType<typeof expiryViewOf>;
}

/** What all that the filters leave is together, and the way to send it back. */
export function ExpirySum({ filters, view }: ExpirySumProps) {
  const t = useTranslations("current_stocks.expiry");
  const locale = useLocale();
  const today = useToday();
  const pages = useOpenPages();
  const asked = currentStocksList.request({ page: 1, size: 1, sort: currentStocksList.defaultSort, filters }, today);
  const query = useCallQuery(
    currentStocksCalls.list,
    { ...asked, filters: { ...asked.filters, totals: true } },
    { meta: { quiet: true } },
  );
  const answer = query.data?.data;
  if (answer === undefined) return <MissingAnswer query={query} skeleton={<Skeleton className="h-5 w-60" />} isPart />;
  const { totalCount, totalPieces, totalValue } = answer;
  const parts = [
    t("stocks", { count: totalCount, n: formatQuantity(totalCount, locale) }),
    totalPieces === undefined ? "" : t("pieces", { count: totalPieces, n: formatQuantity(totalPieces, locale) }),
  ];
  return (
    <>
      <p role="status">
        {parts.filter((part) => part !== "").join(" · ")}
        {totalValue === undefined ? (
          <span className="text-ink-muted"> · {t("lacking")}</span>
        ) : (
          <>
            {" · "}
            <strong className="font-semibold">{formatMoney(totalValue, defaultCurrency, locale)}</strong>{" "}
            <span className="text-ink-muted">{t("net")}</span>
          </>
        )}
      </p>
      {view !== undefined && totalCount > 0 && pages.includes("return_to_supplier") && (
        <Link
          href={expiringReturnsLink(view.days, filters.supplier)}
          className="text-link underline-offset-4 hover:underline"
        >
          {/* Returns are looked for by supplier alone. */}
          {t(filters.storage === undefined ? "returns" : "returnsOfAll")}
        </Link>
      )}
    </>
  );
}
