"use client";

import Check from "lucide-react/icons/check";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { dropKept } from "@/components/resources/inventory/counting/count-database";
import { openMatter } from "@/components/resources/inventory/counting/count-words";
import { useCountState } from "@/components/resources/inventory/counting/use-count";
import { useReadAgain } from "@/components/resources/inventory/counting/use-read-again";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ObstacleButton } from "@/components/ui/obstacle-button";
import { watchWrite } from "@/lib/calls/watch-write";
import { isMade } from "@/lib/calls/write-outcome";
import { totalsOf } from "@/lib/counting/count-book";
import { type CountWork, leftOf } from "@/lib/counting/count-work";
import { formatQuantity } from "@/lib/money/format";
import { inventoryCalls } from "@/lib/resources/inventory/inventory.calls";
import { longestNote } from "@/lib/resources/inventory/inventory-bodies";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { isParked } from "@/lib/scan/waiting-codes";

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
  const send = useCallSender();
  const readAgain = useReadAgain();
  const errorText = useErrorText();
  const state = useCountState(work);
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const codes = state.head.codes.filter(isParked);
  const note = codes.length > 0 && state.head.hasOurFields ? noteWith(detail.note, codes, t) : undefined;
  // What the note has no room for would be lost.
  const matter = openMatter(state) ?? ((note ?? "").length > longestNote ? "codes" : undefined);
  const { products, pieces } = totalsOf(state.book);
  const left = leftOf(state).length;
  const n = (count: number) => formatQuantity(count, locale);

  async function end(): Promise<void> {
    setIsBusy(true);
    const params = { id: detail.id };
    const outcome = await watchWrite({
      async send(watch) {
        if (note !== undefined) await send(inventoryCalls.edit, { params, body: { note } });
        return send(inventoryCalls.edit, { params, body: { status: "COUNTED" } }, watch);
      },
      async isDone() {
        const { data } = await send(inventoryCalls.one, { filters: { id: detail.id }, offset: 0, limit: 1 });
        return data.items[0]?.status === "COUNTED";
      },
    });
    setIsBusy(false);
    setIsAsked(false);
    if (!isMade(outcome)) {
      notifyError("error" in outcome ? t("failed", { reason: errorText(outcome.error) }) : t("unknown"));
      work.wake();
      return;
    }
    await work.kept();
    // All of it is with the platform.
    await dropKept(state.head).catch(() => undefined);
    await readAgain();
    notifySuccess(success("status"));
    onEnded();
  }

  return (
    <>
      <ObstacleButton
        obstacle={matter && t(`obstacles.${matter}`)}
        onClick={() => {
          if (settle() && matter === undefined && openMatter(work.state()) === undefined) setIsAsked(true);
        }}
      >
        <Check size={18} aria-hidden />
        {t("button")}
      </ObstacleButton>
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
          isBusy={isBusy}
        />
      )}
    </>
  );
}

function noteWith(
  note: string | undefined,
  codes: readonly { code: string; times: number; reading?: { count?: number } | undefined }[],
  t: (key: "note", values: { codes: string }) => string,
): string {
  const text = codes.map(({ code, times, reading }) => `${code} × ${times * (reading?.count ?? 1)}`).join(", ");
  return [note, t("note", { codes: text })].filter(Boolean).join("\n");
}
