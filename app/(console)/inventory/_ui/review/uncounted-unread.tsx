"use client";

import { useTranslations } from "next-intl";
import type { Extent } from "@/components/calls/extent";
import { Callout } from "@/components/feedback/callout";

interface UncountedUnreadProps {
  /** Why it is not known: what the counts were limited to, or what the books have. */
  why: "scope" | Extent;
  onRetry(): void;
}

/** Stands in place of what nobody counted where that is not known. */
export function UncountedUnread({ why, onRetry }: UncountedUnreadProps) {
  const t = useTranslations("inventory.review.uncounted");
  if (why === "failed") return <Callout text={t("failed")} action={t("retry")} onAction={onRetry} />;
  if (why === "reading") return <p className="text-ink-muted">{t("reading")}</p>;
  return <p className="text-ink-muted">{t(why === "scope" ? "scope" : "tooMany")}</p>;
}
