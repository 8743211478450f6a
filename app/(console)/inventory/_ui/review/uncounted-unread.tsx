"use client";

import { useTranslations } from "next-intl";
import type { Extent } from "@/components/calls/extent";
import { Callout } from "@/components/feedback/callout";

interface UncountedUnreadProps {
  /** Of what was read for it. */
  extent: Extent;
  onRetry(): void;
}

/** Stands in place of what nobody counted where that is not known. */
export function UncountedUnread({ extent, onRetry }: UncountedUnreadProps) {
  const t = useTranslations("inventory.review.uncounted");
  if (extent === "failed") return <Callout text={t("failed")} action={t("retry")} onAction={onRetry} />;
  if (extent === "reading") return <p className="text-ink-muted">{t("reading")}</p>;
  return <p className="text-ink-muted">{t("tooMany")}</p>;
}
