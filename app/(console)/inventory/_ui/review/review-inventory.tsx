"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { Callout } from "@/components/feedback/callout";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import type { EditFormProps } from "@/components/form/form-props";
import { goOnInForm } from "@/components/form/go-on-in";
import { leaveWork } from "@/components/form/unsaved/unsaved-work";
import { PreviewSkeleton } from "@/components/list/panel/preview-skeleton";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { ReviewScreen } from "./review-screen";
import { useJoinedCounts } from "./use-joined-counts";

const nothingEntered = { isSending: false, isInvalid: true, isDirty: false };

/** What was counted beside what the books had, and what is done about it: noted, counted again, set to 0, closed. */
export function ReviewInventory({ detail, onState, onSaved }: EditFormProps<InventoryDetail>) {
  const t = useTranslations("inventory.review");
  const { counts, missing, readAt, readAgain } = useJoinedCounts(detail);
  /** What the screen was drawn of: what others do meanwhile is told, and takes nothing away that is being entered. */
  const [drawn, setDrawn] = useState<{ counts: readonly InventoryDetail[]; readAt: number }>();
  /** How often it was drawn anew: the same counts may have other figures, or other books, by then. */
  const [drawings, setDrawings] = useState(0);
  const [isReading, setReading] = useState(false);
  const errorText = useErrorText();
  const place = useRef<HTMLDivElement>(null);
  const wasDrawn = useRef(false);
  useEffect(() => {
    if (drawn === undefined) return;
    // What was pressed to read again went with the screen.
    if (wasDrawn.current) {
      goOnInForm(place.current);
      // On a phone what it waits for, with the way to look again, would be above what is seen.
      requestAnimationFrame(() => place.current?.querySelector("[data-waits]")?.scrollIntoView({ block: "nearest" }));
    }
    wasDrawn.current = true;
  }, [drawn]);
  useEffect(() => {
    if (drawn === undefined) onState(nothingEntered);
  }, [drawn, onState]);
  // An address may lead here all the same.
  if (!detail.mayReview) return <p role="status">{t("notYours")}</p>;
  if (drawn === undefined && counts !== undefined) setDrawn({ counts, readAt });
  if (drawn === undefined)
    return missing === undefined ? (
      <PreviewSkeleton />
    ) : (
      <MissingAnswer query={missing} skeleton={<PreviewSkeleton />} />
    );

  /** @returns whether it is, or waits for what was entered to be given up */
  async function drawAgain(): Promise<boolean> {
    setReading(true);
    try {
      await readAgain();
      // What was entered and is not saved would go with the screen.
      leaveWork(() => {
        setDrawn(undefined);
        setDrawings((before) => before + 1);
      });
      return true;
    } catch (error) {
      notifyError(errorText(error));
      return false;
    } finally {
      setReading(false);
    }
  }

  return (
    // Differences are read before anything is entered.
    <div ref={place} data-read-first className="contents">
      {counts !== undefined && statesOf(counts) !== statesOf(drawn.counts) && (
        <Callout text={t("changed")} action={t("readAgain")} onAction={() => void drawAgain()} isBusy={isReading} />
      )}
      <ReviewScreen
        key={drawings}
        opened={drawn.counts.find(({ id }) => id === detail.id) ?? detail}
        {...drawn}
        onState={onState}
        onLeft={() => onSaved()}
        onReadAgain={drawAgain}
      />
    </div>
  );
}

function statesOf(counts: readonly InventoryDetail[]): string {
  return counts.map(({ id, status }) => `${id} ${status}`).join();
}
