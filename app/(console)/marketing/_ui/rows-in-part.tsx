"use client";

import { useTranslations } from "next-intl";
import type { Extent } from "@/components/calls/extent";
import { ErrorState } from "@/components/feedback/error-state";
import { classNames } from "@/components/ui/class-names";

interface RowsInPartProps {
  kind: "banners" | "vouchers";
  list: {
    extent: Extent;
    rows: readonly unknown[];
    totalCount: number;
    error: unknown;
    isRetrying: boolean;
    retry(): void;
  };
  className?: string;
}

/** Says of a list that not all of it is on the page, and why; nothing of one that is whole or on its way. */
export function RowsInPart({
  kind,
  list: { extent, rows, totalCount, error, isRetrying, retry },
  className,
}: RowsInPartProps) {
  const t = useTranslations("marketing");
  const counts = { shown: rows.length, all: totalCount };
  if (extent === "failed")
    return (
      <ErrorState
        error={error}
        hint={t(`unread.${kind}`, counts)}
        onRetry={retry}
        isRetrying={isRetrying}
        className={className ?? "rounded-lg border border-line bg-surface"}
      />
    );
  if (extent !== "part") return null;
  return (
    <p role="status" className={classNames("text-ink-muted", className)}>
      {t(`notAll.${kind}`, counts)}
    </p>
  );
}
