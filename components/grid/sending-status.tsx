"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

interface SendingStatusProps {
  /** Changes that wait for their answer. */
  count: number;
  onStop(): void;
}

/** How many changes are on their way, and what calls off those that are not sent yet; nothing of a single one. */
export function SendingStatus({ count, onStop }: SendingStatusProps) {
  const t = useTranslations("grid");
  return (
    <>
      <span role="status" className="text-ink-muted text-sm">
        {count > 1 && t("progress", { count })}
      </span>
      {count > 1 && (
        <Button size="small" onClick={onStop}>
          {t("stop")}
        </Button>
      )}
    </>
  );
}
