"use client";

import { type RefObject, useEffect } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";

const loadCopyCell = () => import("./copy-cell").then(({ CopyCell }) => CopyCell);

/** What copies a cell: fetched once the pointer or the focus comes to the rows. */
export function useCopyCell(scroller: RefObject<HTMLElement | null>) {
  const [CopyCell, ask] = useOnDemand(loadCopyCell);
  useEffect(() => {
    const element = scroller.current;
    const once = { once: true };
    element?.addEventListener("pointerover", ask, once);
    element?.addEventListener("focusin", ask, once);
    return () => {
      element?.removeEventListener("pointerover", ask);
      element?.removeEventListener("focusin", ask);
    };
  }, [scroller, ask]);
  return CopyCell;
}
