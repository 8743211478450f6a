"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { Fact, Facts } from "@/components/list/facts";
import { PreviewSection } from "@/components/list/preview-section";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { titleOfKey } from "@/lib/list/title";
import type { SupportUser } from "@/lib/resources/customer_support/support-rows";

const known = ["REGISTERED", "EMAIL_CHECKED", "PHONE_CHECKED", "CARD_CHECKED"] as const;

/** What the account has passed through, first to last. A checkpoint that is new is shown by its own name. */
export function CustomerCheckpoints({ checkpoints }: { checkpoints: SupportUser["checkpoints"] }) {
  const t = useTranslations("customer_support.checkpoints");
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const nameOf = (name: string): string => {
    const found = known.find((each) => each === name);
    return found === undefined ? titleOfKey(name.toLowerCase()) : t(found);
  };
  return (
    <PreviewSection title={t("title")}>
      {checkpoints.length === 0 ? (
        <p className="text-ink-muted">{t("none")}</p>
      ) : (
        <Facts>
          {checkpoints.map(({ name, created }) => (
            <Fact key={name} name={nameOf(name)}>
              {formatMoment(created, timeZone)}
            </Fact>
          ))}
        </Facts>
      )}
    </PreviewSection>
  );
}
