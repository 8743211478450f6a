"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallSender } from "@/components/calls/use-call-sender";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { useStep } from "@/components/resources/inventory/counting/use-step";
import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { closeCount } from "@/lib/resources/inventory/count-steps";
import { type InventoryDetail, inventoryReads } from "@/lib/resources/inventory/inventory-reads.calls";
import { readCount, readJoined } from "@/lib/resources/inventory/read-counts";
import { areAsShown } from "@/lib/resources/inventory/review/shown";
import type { Review } from "./use-review";

interface ClosingOptions {
  onClosed(): void;
  /** Counts were joined or left meanwhile, so that no refreshed line is enough. @returns whether all of it is drawn anew */
  onReadAgain(): Promise<boolean>;
}

/** Closes the counts that are reviewed, and has what it changes read again. */
export function useClosing(
  opened: InventoryDetail,
  { editor }: Pick<Review, "editor">,
  { onClosed, onReadAgain }: ClosingOptions,
) {
  const t = useTranslations("inventory.review");
  const cache = useQueryClient();
  const step = useStep();
  const { askerId } = opened;
  const send = useCallSender();
  const errorText = useErrorText();

  async function readAgain(...calls: readonly { id: string }[]): Promise<void> {
    await Promise.all(calls.map(({ id }) => cache.invalidateQueries({ queryKey: [id] })));
  }

  const shown = () => editor.store.rows().map(({ key, content }) => ({ id: editor.idOf(key), line: content }));

  /** @returns whether the counts are as they are shown; what others have changed is shown from then on */
  async function isSeen(): Promise<boolean> {
    try {
      const counts = await readJoined(await readCount(opened.id, send), send);
      if (counts.some(({ status }) => status !== "COUNTED")) {
        // The review itself says so, and offers to read them again.
        await readAgain(inventoryReads.list, inventoryReads.one);
        notifyError(t("changed"));
        return false;
      }
      if (areAsShown(shown(), counts)) return true;
      await editor.refresh();
      // The editor knows the counts that it was made of. Whatever it cannot show would be refused at each press.
      if (areAsShown(shown(), counts) || (await onReadAgain())) notifyError(t("close.changed"));
    } catch (error) {
      notifyError(errorText(error));
    }
    return false;
  }

  return {
    ...step,
    async close(): Promise<boolean> {
      if (askerId === undefined || !(await isSeen())) return false;
      const isMade = await step.run((watch) => closeCount(opened, askerId, watch));
      if (!isMade) return false;
      await readAgain(inventoryReads.list, inventoryReads.one, ...Object.values(currentStocksCalls));
      notifySuccess(t("statusUpdated"));
      onClosed();
      return true;
    },
  };
}
