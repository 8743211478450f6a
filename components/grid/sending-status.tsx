"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

interface SendingStatusProps {
  /** Changes that wait for their answer. */
  count: number;
  /** What is done before the first of them is sent, where that may take a while. */
  before?: string | undefined;
  onStop(): void;
}

/** How many changes are on their way, and what calls off those that are not sent yet; nothing of a single one. */
export function SendingStatus({ count, before, onStop }: SendingStatusProps) {
  const t = useTranslations("grid");
  return (
    <>
      <span role="status" className="text-ink-muted text-sm">
        {before ?? (count > 1 && t("progress", { count }))}
      </span>
      {(count > 1 || before !== undefined) && (
        <Button size="small" onClick={onStop}>
          {t("stop")}
        </Button>
      )}
    </>
  );
}
