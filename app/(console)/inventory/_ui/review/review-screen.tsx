"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { notifySuccess } from "@/components/feedback/notify";
import { Remark } from "@/components/feedback/remark";
import type { FormState } from "@/components/form/form-state";
import { useUndoKeys } from "@/components/grid/use-undo-keys";
import { useReadAgain } from "@/components/resources/inventory/counting/use-read-again";
import { useIsLate } from "@/components/ui/use-is-late";
import { formatPercent, formatQuantity } from "@/lib/money/format";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { productsIn, summedLines } from "@/lib/resources/inventory/review/recount";
import { reviewSums } from "@/lib/resources/inventory/review/sums";
import { isNone, isWithin, noTolerance } from "@/lib/resources/inventory/review/tolerance";
import { lackingProducts } from "@/lib/resources/inventory/review/uncounted";
import { CloseCount } from "./close-count";
import { CountNote } from "./count-note";
import { JoinedCounts } from "./joined-counts";
import { LackingProducts } from "./lacking-products";
import { RecountTicked } from "./recount-ticked";
import { ReviewFigures } from "./review-figures";
import { ReviewGrid } from "./review-grid";
import { ReviewRemarks } from "./review-remarks";
import { SeveralCounts } from "./several-counts";
import { TickShown } from "./tick-shown";
import { ToleranceFields } from "./tolerance-fields";
import { Uncounted } from "./uncounted";
import { UncountedUnread } from "./uncounted-unread";
import { useClosing } from "./use-closing";
import { useClosingTexts } from "./use-closing-texts";
import { keysWithin, useReview } from "./use-review";
import { useStorageStocks } from "./use-storage-stocks";
import { useUncounted } from "./use-uncounted";

interface ReviewScreenProps {
  /** The count that is open. */
  opened: InventoryDetail;
  /** All that are joined, it among them. */
  counts: readonly InventoryDetail[];
  /** When they were read, in ms since 1970. */
  readAt: number;
  onState(state: FormState): void;
  /** The count that is open is no longer to be reviewed. */
  onLeft(): void;
  /** @returns whether all of it is drawn anew */
  onReadAgain(): Promise<boolean>;
}

/** The counts of one piece of work, product by product. */
export function ReviewScreen({ opened, counts, readAt, onState, onLeft, onReadAgain }: ReviewScreenProps) {
  const t = useTranslations("inventory.review");
  const locale = useLocale();
  const review = useReview(counts, readAt);
  const { parts, lines, superseded } = review;
  const place = useRef<HTMLDivElement>(null);
  // Also from below the lines: what is set to 0 there is a line, too.
  useUndoKeys(place, review.work);
  const [tolerance, setTolerance] = useState(noTolerance);
  const [isNoteEntered, setNoteEntered] = useState(false);
  const stocks = useStorageStocks(opened.storage.id);
  const readAgain = useReadAgain();
  const closing = useClosing(opened, review, { onClosed: onLeft, onReadAgain });
  const { obstacle, consequences } = useClosingTexts();
  const uncounted = useUncounted(counts, stocks, lines);
  const lacking = stocks.extent === "whole" ? lackingProducts(lines, stocks.rows) : [];
  const sums = reviewSums(lines);
  const isUnsaved = review.isUnsent || isNoteEntered;
  const isLate = useIsLate(isUnsaved && review.isPassing && !isNoteEntered);
  const isDirty = isUnsaved || closing.isUnderWay;
  useEffect(
    () => onState({ isSending: closing.isUnderWay, isInvalid: false, isDirty }),
    [onState, closing.isUnderWay, isDirty],
  );
  const toleranceName = isNone(tolerance)
    ? undefined
    : t("within.of", {
        pieces: formatQuantity(tolerance.pieces, locale),
        percent: formatPercent(tolerance.percent, locale),
      });

  async function close(): Promise<void> {
    // What is told of a refusal is what is there by now.
    if (!(await closing.close())) stocks.readAgain();
  }

  async function afterReopening(id: number): Promise<void> {
    notifySuccess(t("statusUpdated"));
    // What stands behind the review would go on saying that it waits for one.
    await readAgain();
    if (id === opened.id) onLeft();
    else await onReadAgain();
  }

  return (
    <div ref={place} className="grid grid-cols-1 gap-4">
      <ReviewFigures sums={sums} hasBooks={parts.books} />
      <ReviewRemarks
        counts={counts}
        parts={parts}
        isClosing={closing.state !== undefined}
        lacking={lacking}
        onReadAgain={onReadAgain}
      />
      <JoinedCounts counts={counts} lines={lines} onReopened={(id) => void afterReopening(id)} />
      <SeveralCounts counts={counts} review={review} />
      <ReviewGrid
        editor={review.editor}
        look={review.look}
        work={review.work}
        within={(rows) => keysWithin(rows, (whole) => isWithin(whole, tolerance), superseded)}
        toleranceName={toleranceName}
        hasBooks={parts.books}
        name={`inventory/${opened.id}/review`}
        onTick={review.tick}
        tools={(shown) => (
          <>
            {parts.books && <ToleranceFields tolerance={tolerance} onChange={setTolerance} />}
            {parts.choices && (
              <>
                <TickShown rows={review.rows} shown={shown} onTick={review.tick} />
                <RecountTicked opened={opened} lines={lines} onBegun={() => void onReadAgain()} />
              </>
            )}
          </>
        )}
      />
      {uncounted.products === undefined ? (
        <UncountedUnread extent={uncounted.extent} onRetry={uncounted.retry} />
      ) : (
        <Uncounted
          stocks={uncounted.products}
          hasBooks={parts.books}
          obstacle={opened.status === "COUNTED" ? undefined : t("uncounted.later")}
          onSetToZero={(some) => review.setToZero(opened.id, some)}
        />
      )}
      {counts.map(({ id, note }) => id !== opened.id && note && <Remark key={id} text={t("noteOf", { id, note })} />)}
      {parts.choices && <CountNote id={opened.id} note={opened.note ?? ""} onEntered={setNoteEntered} />}
      <CloseCount
        obstacle={obstacle(opened, { counts, superseded, isUnsaved })}
        lasting={obstacle(opened, {
          counts,
          superseded,
          isUnsaved: isUnsaved && (isNoteEntered || isLate || !review.isPassing),
        })}
        ids={counts.map(({ id }) => id)}
        consequences={consequences(sums, {
          uncounted: uncounted.products?.length,
          summed: summedLines(lines, superseded).products,
          ticked: productsIn(lines.filter(({ isTicked }) => isTicked)),
          hasBooks: parts.books,
        })}
        closing={closing}
        onClose={close}
      >
        <LackingProducts lacking={lacking} />
      </CloseCount>
    </div>
  );
}
