"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { useListText } from "@/components/list/use-list-text";
import { Description, DescriptionList } from "@/components/record/description-list";
import { PreviewSection } from "@/components/record/preview-section";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import type { SupportUser } from "@/lib/resources/customer_support/support-rows";

/** What the account has passed through, first to last. A checkpoint that is new is shown by its own name. */
export function CustomerCheckpoints({ checkpoints }: { checkpoints: SupportUser["checkpoints"] }) {
  const t = useTranslations("customer_support.checkpoints");
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const textOf = useListText("customer_support");
  return (
    <PreviewSection title={t("title")}>
      {checkpoints.length === 0 ? (
        <p className="text-ink-muted">{t("none")}</p>
      ) : (
        <DescriptionList>
          {checkpoints.map(({ name, created }) => (
            <Description key={name} name={textOf("words", "checkpoints", name)}>
              {formatMoment(created, timeZone)}
            </Description>
          ))}
        </DescriptionList>
      )}
    </PreviewSection>
  );
}
