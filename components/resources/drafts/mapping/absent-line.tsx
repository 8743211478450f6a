"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Callout } from "@/components/feedback/callout";
import { Remark } from "@/components/feedback/remark";
import type { KnownMachines } from "@/lib/resources/drafts/facts/known-facts";

/** What of the machines is not known, in one line for all of it. */
export function AbsentLine({ facts: { absent, isReading, retry } }: { facts: KnownMachines }) {
  const t = useTranslations("mapping.facts");
  const format = useFormatter();
  if (absent.parts.length === 0) return null;
  const parts = format.list(absent.parts.map((part) => t(`parts.${part}`)));
  if (!absent.canRetry) return <Remark text={t("absent", { parts })} />;
  return <Callout text={t("unread", { parts })} action={t("retry")} onAction={retry} isBusy={isReading} />;
}
