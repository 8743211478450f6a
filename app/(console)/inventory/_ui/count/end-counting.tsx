"use client";

import Check from "lucide-react/icons/check";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { notifySuccess } from "@/components/feedback/notify";
import { dropKept } from "@/components/resources/inventory/counting/count-database";
import { StepNote } from "@/components/resources/inventory/counting/step-note";
import { useCountState } from "@/components/resources/inventory/counting/use-count";
import { useReadAgain } from "@/components/resources/inventory/counting/use-read-again";
import { useStep } from "@/components/resources/inventory/counting/use-step";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ObstacleButton } from "@/components/ui/obstacle-button";
import { isMade } from "@/lib/calls/write-outcome";
import { totalsOf } from "@/lib/counting/count-book";
import { openMatter } from "@/lib/counting/count-matters";
import { type CountWork, leftOf } from "@/lib/counting/count-work";
import { formatQuantity } from "@/lib/money/format";
import { setNote, setStatus } from "@/lib/resources/inventory/count-steps";
import { longestNote } from "@/lib/resources/inventory/inventory-bodies";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { isParked, type WaitingCode } from "@/lib/scan/waiting-codes";

interface EndCountingProps {
  work: CountWork;
  detail: InventoryDetail;
  settle(): boolean;
  onEnded(): void;
}

/** Tells the platform that all is counted (COUNTED), once nothing is unsent (decision 0050). */
export function EndCounting({ work, detail, settle, onEnded }: EndCountingProps) {
  const t = useTranslations("counting.end");
  const success = useTranslations("inventory.success");
  const locale = useLocale();
  const readAgain = useReadAgain();
  const step = useStep();
  const state = useCountState(work);
  const [isAsked, setIsAsked] = useState(false);
  const [pressedFor, setPressedFor] = useState<ReturnType<typeof openMatter>>();
  const codes = state.head.codes.filter(isParked);
  const told = t("note", { codes: codes.map(codeText).join(", ") });
  // One that was sent with an attempt before is not sent again.
  const isToTell = codes.length > 0 && state.head.hasOurFields && !detail.note?.endsWith(told);
  const note = isToTell ? [detail.note, told].filter(Boolean).join("\n") : undefined;
  // What the note has no room for would be lost.
  const matter = openMatter(state) ?? ((note ?? "").length > longestNote ? "codes" : undefined);
  const { products, pieces } = totalsOf(state.book);
  const left = leftOf(state).length;
  const n = (count: number) => formatQuantity(count, locale);

  function ask(): void {
    const isFigure = settle();
    const isSettled = matter === undefined && openMatter(work.state()) === undefined;
    setIsAsked(isFigure && isSettled);
    setPressedFor(matter ?? openMatter(work.state()));
  }

  async function end(): Promise<void> {
    // Another device may have changed a figure since it was asked.
    if (matter !== undefined) return ask();
    const isEnded = await step.run(async (watch) => {
      const noted = note === undefined ? undefined : await setNote(detail.id, note, watch);
      if (noted !== undefined && !isMade(noted)) return noted;
      return setStatus(detail.id, "COUNTED", watch);
    });
    if (!isEnded) return work.wake();
    await work.kept();
    // All of it is with the platform.
    if (openMatter(work.state()) === undefined) await dropKept(state.head).catch(() => undefined);
    await readAgain();
    notifySuccess(success("status"));
    onEnded();
  }

  if (pressedFor !== undefined && pressedFor !== matter) setPressedFor(undefined);
  // What was asked is so by now, by this step or another one.
  if (!work.isOpen) return null;
  return (
    <>
      <ObstacleButton obstacle={matter && t(`obstacles.${matter}`)} onClick={ask}>
        <Check size={18} aria-hidden />
        {t("button")}
      </ObstacleButton>
      {/* Where no pointer rests on the button its tooltip is not seen. */}
      <p role="status" className="order-last basis-full text-warning empty:hidden">
        {pressedFor && pressedFor === matter && t(`obstacles.${matter}`)}
      </p>
      {isAsked && (
        <ConfirmDialog
          title={t("title")}
          text={[
            t("text", { counted: products, n: n(products), pieces, p: n(pieces) }),
            ...(left > 0 ? [t("left", { left, n: n(left) })] : []),
            ...(codes.length > 0
              ? [t(state.head.hasOurFields ? "codes" : "codesStay", { codes: codes.length, n: n(codes.length) })]
              : []),
          ]}
          confirmText={t("confirm")}
          isSafe
          onConfirm={() => void end()}
          keepText={t("keep")}
          onClose={() => setIsAsked(false)}
          isBusy={step.isUnderWay}
          // What is counted meanwhile could not be sent any more.
          staysWhileBusy
        >
          <StepNote state={step.state} />
        </ConfirmDialog>
      )}
    </>
  );
}

function codeText({ code, times, reading }: WaitingCode): string {
  return `${code} × ${times * (reading?.count ?? 1)}`;
}
