"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Trying again brings no deleted record back: the way out is to close. */
export function GoneRow({ onClose }: { onClose(): void }) {
  const t = useTranslations("list");
  return (
    <EmptyState title={t("gone")} hint={t("goneHint")} action={<Button onClick={onClose}>{t("backToList")}</Button>} />
  );
}
