"use client";

import { useCallSender } from "@/components/calls/use-call-sender";
import { keepUnreadLines, readBackLines } from "@/lib/resources/receptions/lacking-lines";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import type { WorkLine } from "@/lib/resources/receptions/work-line";

/**
 * What is known of a note that was just made: all of it is there, it lacked lines, of which its Edit says how many it
 * still lacks, or it could not be read back, which its Edit does then.
 */
export type ReadBack = "whole" | "lacking" | "unread";

export function useReadBack() {
  const send = useCallSender();
  return async (id: number, sent: readonly WorkLine[]): Promise<ReadBack> => {
    keepUnreadLines(id, sent);
    const read = await send(receptionsCalls.oneOfStock, { params: { id } }).catch(() => undefined);
    if (read === undefined) return "unread";
    return readBackLines(id, read.data.items) > 0 ? "lacking" : "whole";
  };
}
