"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { notifyError } from "@/components/feedback/notify";
import type { EditFormProps } from "@/components/form/form-props";
import { PreviewSkeleton } from "@/components/list/panel/preview-skeleton";
import { unsentCounts } from "@/components/resources/inventory/counting/unsent-counts";
import { useInventoryStatus } from "@/components/resources/inventory/counting/use-inventory-status";
import { useAccount } from "@/components/shell/session/account";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";

/** What has no review: what has a word of another platform's is told by that. */
const without = ["NEW", "COUNTING", "CLEARED", "CANCELLED"] as const;

interface NotToReviewProps extends Pick<EditFormProps<InventoryDetail>, "detail" | "onSaved"> {
  /** For whom has counted in it on this device: what could not be sent is seen there. */
  children: ReactNode;
}

/** Leads a reviewer, whose address is that of a review, to the count itself while it has none: given back, or closed. */
export function NotToReview({ detail, onSaved, children }: NotToReviewProps) {
  const t = useTranslations("inventory.review");
  const wordOf = useInventoryStatus();
  const account = useAccount();
  const [hasCounted, setCounted] = useState(false);
  const { id, status } = detail;
  const lead = useEffectEvent(() => {
    const known = without.find((each) => each === status) ?? "other";
    notifyError(t(`notToReview.${known}`, { id, word: wordOf(status) }));
    onSaved();
  });
  useEffect(() => {
    let isOpen = true;
    void hasUnsent(account, id).then((isSo) => {
      if (!isOpen) return;
      if (isSo) setCounted(true);
      else lead();
    });
    return () => {
      isOpen = false;
    };
  }, [account, id]);
  return hasCounted ? children : <PreviewSkeleton />;
}

/** Where the device cannot tell, it is shown as if it had. */
async function hasUnsent(account: string, id: number): Promise<boolean> {
  try {
    return (await unsentCounts.unsent(account)).some(({ inventory }) => inventory === id);
  } catch {
    return true;
  }
}
