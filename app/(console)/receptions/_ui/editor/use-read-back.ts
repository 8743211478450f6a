"use client";

import { useTranslations } from "next-intl";
import { useCallSender } from "@/components/calls/use-call-sender";
import { notifyError } from "@/components/feedback/notify";
import { keepLackingLines, lackingIn } from "@/lib/resources/receptions/lacking-lines";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import type { WorkLine } from "@/lib/resources/receptions/work-line";

/** A new note is read back: lines that it lacks are kept for its Edit, where they stand as not sent. */
export function useReadBack() {
  const t = useTranslations("receptions.form");
  const send = useCallSender();
  /** @returns whether the note lacks lines. One that cannot be read is shown as any other, and says so itself. */
  return async (id: number, sent: readonly WorkLine[]): Promise<boolean> => {
    const read = await send(receptionsCalls.oneOfStock, { params: { id } }).catch(() => undefined);
    const lacking = read === undefined ? [] : lackingIn(sent, read.data.items);
    if (lacking.length === 0) return false;
    keepLackingLines(id, lacking);
    notifyError(t("linesLacking", { count: lacking.length }));
    return true;
  };
}
