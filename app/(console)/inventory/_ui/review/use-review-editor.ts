"use client";

import { useEffect, useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { useErrorText } from "@/components/feedback/use-error-text";
import { useRefreshOnReturn } from "@/components/grid/use-refresh-on-return";
import { GridEditor } from "@/lib/grid/editing/grid-editor";
import { GridStore } from "@/lib/grid/rows/grid-store";
import { doubtOf } from "@/lib/grid/sending/doubt";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { inReviewOrder, type ReviewLine, reviewItems, reviewRules } from "@/lib/resources/inventory/review/line";
import { remoteReview } from "@/lib/resources/inventory/review/remote-review";
import { keepWholes } from "@/lib/resources/inventory/review/wholes";

/** The lines of a review, the largest difference first; what is changed of them is sent at once. */
export function useReviewEditor(counts: readonly InventoryDetail[], readAt: number): GridEditor<ReviewLine> {
  const send = useCallSender();
  const errorText = useErrorText();
  const [editor] = useState(() => {
    const items = inReviewOrder(reviewItems(counts));
    const store = new GridStore(
      reviewRules,
      items.map(({ line }) => line),
    );
    return new GridEditor(store, {
      ...remoteReview(counts, send),
      ids: items.map(({ id }) => id),
      readAt,
      reasonOf: errorText,
      doubtOf,
    });
  });
  useEffect(() => keepWholes(editor.store), [editor]);
  useEffect(() => void editor.refresh().catch(() => undefined), [editor]);
  useRefreshOnReturn(editor);
  return editor;
}
