"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

interface SetByPasteProps {
  /** What was set, and of how many rows. */
  text: string;
  onUndo(): void;
}

/** A paste changes more than is in sight: how much it was, and the way back. */
export function SetByPaste({ text, onUndo }: SetByPasteProps) {
  const t = useTranslations("grid");
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md border border-line p-2">
      <p role="status" className="min-w-40 flex-1 text-sm">
        {text}
      </p>
      <Button size="small" onClick={onUndo}>
        {t("takeBackPaste")}
      </Button>
    </div>
  );
}
