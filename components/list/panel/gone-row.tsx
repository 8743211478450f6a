"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

interface GoneRowProps {
  /** It was there when the person came. */
  wasThere?: boolean;
  onClose(): void;
}

/** Trying again brings no deleted record back: the way out is to close. */
export function GoneRow({ wasThere = false, onClose }: GoneRowProps) {
  const t = useTranslations("list");
  const text = wasThere ? "deleted" : "gone";
  return (
    <EmptyState title={t(text)} hint={t(`${text}Hint`)} action={<Button onClick={onClose}>{t("backToList")}</Button>} />
  );
}
