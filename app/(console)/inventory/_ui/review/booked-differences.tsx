"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { PreviewSkeleton } from "@/components/list/panel/preview-skeleton";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { useOpenPages } from "@/components/shell/open-pages";
import { Button } from "@/components/ui/button";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import { signed } from "@/lib/money/signed";
import { hasOurFields, type InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { type BookedDifference, bookedDifferences } from "@/lib/resources/inventory/review/booked";
import { inReviewOrder, reviewItems } from "@/lib/resources/inventory/review/line";
import { reviewParts } from "@/lib/resources/inventory/review/parts";
import { reviewSums } from "@/lib/resources/inventory/review/sums";
import { ReviewFigures } from "./review-figures";
import { StockLink } from "./stock-link";
import { useJoinedCounts } from "./use-joined-counts";

/** So many are shown until all are asked for. */
const mostAtFirst = 100;

/** What closing has booked, of all counts that were closed together, and the way to its movements. */
export function BookedDifferences({ detail }: { detail: InventoryDetail }) {
  const t = useTranslations("inventory.booked");
  // Another platform's closing is not known to book as ours does.
  if (detail.status !== "CLEARED" || !hasOurFields(detail)) return null;
  return (
    <PreviewSection title={t("title")} section="booked">
      {detail.joinedTo === undefined ? <Booked counts={[detail]} /> : <JoinedBooked detail={detail} />}
    </PreviewSection>
  );
}

function JoinedBooked({ detail }: { detail: InventoryDetail }) {
  const t = useTranslations("inventory.booked");
  const { counts, missing } = useJoinedCounts(detail);
  if (missing !== undefined) return <MissingAnswer query={missing} skeleton={<PreviewSkeleton />} />;
  if (counts === undefined) return null;
  return (
    <>
      <p className="text-ink-muted">
        {t("joined", { count: counts.length, ids: counts.map(({ id }) => id).join(", ") })}
      </p>
      <Booked counts={counts} />
    </>
  );
}

function Booked({ counts }: { counts: readonly InventoryDetail[] }) {
  const t = useTranslations("inventory.booked");
  const lines = inReviewOrder(reviewItems(counts)).map(({ line }) => line);
  const { books } = reviewParts(counts);
  const booked = bookedDifferences(lines);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? booked : booked.slice(0, mostAtFirst);
  if (!books) return null;
  if (booked.length === 0) return <p>{t("none")}</p>;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ReviewFigures sums={reviewSums(lines)} hasBooks />
      <BookedTable booked={shown} storage={counts[0]?.storage.id ?? 0} />
      {shown.length < booked.length && (
        <Button size="small" variant="quiet" className="justify-self-start" onClick={() => setShowsAll(true)}>
          {t("showAll", { count: booked.length })}
        </Button>
      )}
    </div>
  );
}

interface BookedTableProps {
  booked: readonly BookedDifference[];
  storage: number;
}

function BookedTable({ booked, storage }: BookedTableProps) {
  const t = useTranslations("inventory.booked");
  const locale = useLocale();
  const maySeeStock = useOpenPages().includes("current_stocks");
  const columns = [
    { title: t("product") },
    { title: t("books"), isNumber: true },
    { title: t("counted"), isNumber: true },
    { title: t("difference"), isNumber: true },
  ];
  return (
    <PreviewTable label={t("title")} columns={columns}>
      {booked.map(({ product, whole: { books, counted, difference, value } }) => (
        <tr key={product.id}>
          <PreviewCell>
            <span className="block wrap-anywhere">{product.name}</span>
            {maySeeStock && (
              <span className="text-sm">
                <StockLink product={product.id} storage={storage}>
                  {t("movements")}
                  <span className="sr-only"> {product.name}</span>
                </StockLink>
              </span>
            )}
          </PreviewCell>
          <PreviewCell isNumber>{books === undefined ? "–" : formatQuantity(books, locale)}</PreviewCell>
          <PreviewCell isNumber>{formatQuantity(counted, locale)}</PreviewCell>
          <PreviewCell isNumber className="font-semibold text-warning">
            {signed(difference, formatQuantity(difference, locale))}
            {value !== undefined && (
              <span className="block font-normal text-ink-muted text-sm">
                {signed(difference, formatMoney(value, defaultCurrency, locale))}
              </span>
            )}
          </PreviewCell>
        </tr>
      ))}
    </PreviewTable>
  );
}
