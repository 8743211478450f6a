"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

interface SetByPasteProps {
  /** Rows whose price is another, or that are new. */
  count: number;
  onUndo(): void;
}

/** A paste changes more than is in sight: how much it was, and the way back. */
export function SetByPaste({ count, onUndo }: SetByPasteProps) {
  const t = useTranslations("catalog_price.grid");
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md border border-line p-2">
      <p role="status" className="min-w-40 flex-1 text-sm">
        {t("setByPaste", { count })}
      </p>
      <Button size="small" onClick={onUndo}>
        {t("takeBackPaste")}
      </Button>
    </div>
  );
}
