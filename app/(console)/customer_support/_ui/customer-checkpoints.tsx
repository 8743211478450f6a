"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { Fact, Facts } from "@/components/list/facts";
import { PreviewSection } from "@/components/list/preview-section";
import { useListText } from "@/components/list/use-list-text";
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
        <Facts>
          {checkpoints.map(({ name, created }) => (
            <Fact key={name} name={textOf("words", "checkpoints", name)}>
              {formatMoment(created, timeZone)}
            </Fact>
          ))}
        </Facts>
      )}
    </PreviewSection>
  );
}
