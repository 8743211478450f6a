"use client";

import { useTranslations } from "next-intl";
import { useCallSender } from "@/components/calls/use-call-sender";
import { notifyError } from "@/components/feedback/notify";
import { keepUnreadLines, readBackLines } from "@/lib/resources/receptions/lacking-lines";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import type { WorkLine } from "@/lib/resources/receptions/work-line";

/**
 * What is known of a note that was just made: all of it is there, it lacks lines, which stand in its Edit as not sent, or
 * it could not be read back, which its Edit does then.
 */
export type ReadBack = "whole" | "lacking" | "unread";

export function useReadBack() {
  const send = useCallSender();
  const tell = useTellLacking();
  return async (id: number, sent: readonly WorkLine[]): Promise<ReadBack> => {
    keepUnreadLines(id, sent);
    const read = await send(receptionsCalls.oneOfStock, { params: { id } }).catch(() => undefined);
    if (read === undefined) return "unread";
    return tell(readBackLines(id, read.data.items)) ? "lacking" : "whole";
  };
}

/** @returns what says how many lines a new note lacks, and whether it lacks any */
export function useTellLacking() {
  const t = useTranslations("receptions.form");
  return (count: number): boolean => {
    if (count > 0) notifyError(t("linesLacking", { count }));
    return count > 0;
  };
}
