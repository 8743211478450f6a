"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

interface MissingPartProps {
  part: { state: "waiting" | "known" | "failed" | "beyond"; isAsking: boolean; onRetry(): void };
  /** What could not be loaded. */
  failed: string;
  /** What was not among the rows that are looked through. */
  beyond: string;
}

/** Says quietly that a part is not there, with Retry where that may help. */
export function MissingPart({ part: { state, isAsking, onRetry }, failed, beyond }: MissingPartProps) {
  const t = useTranslations("errors");
  if (state === "beyond") return <p className="text-ink-muted text-sm">{beyond}</p>;
  if (state !== "failed") return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="text-ink-muted">{failed}</span>
      <Button size="small" onClick={onRetry} disabled={isAsking}>
        {t("retry")}
      </Button>
    </div>
  );
}
