"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { notifySuccess } from "@/components/feedback/notify";
import { useStep } from "@/components/resources/inventory/counting/use-step";
import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { closeCount } from "@/lib/resources/inventory/count-steps";
import { type InventoryDetail, inventoryReads } from "@/lib/resources/inventory/inventory-reads.calls";

/** Closes the counts that are reviewed, and has what it changes read again. */
export function useClosing(opened: InventoryDetail, onClosed: () => void) {
  const t = useTranslations("inventory.review");
  const cache = useQueryClient();
  const step = useStep();
  const { askerId } = opened;
  return {
    ...step,
    async close(): Promise<boolean> {
      if (askerId === undefined) return false;
      const isMade = await step.run((watch) => closeCount(opened, askerId, watch));
      if (!isMade) return false;
      const stale = [inventoryReads.list, inventoryReads.one, ...Object.values(currentStocksCalls)];
      await Promise.all(stale.map(({ id }) => cache.invalidateQueries({ queryKey: [id] })));
      notifySuccess(t("statusUpdated"));
      onClosed();
      return true;
    },
  };
}
