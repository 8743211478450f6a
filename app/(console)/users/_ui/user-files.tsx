"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { formatQuantity } from "@/lib/money/format";
import type { User } from "@/lib/resources/users/users.calls";

export function UserFiles({ files }: { files: User["files"] }) {
  const t = useTranslations("users.files");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const columns = [{ title: t("name") }, { title: t("added") }, { title: t("size"), isNumber: true }];
  return (
    <PreviewSection title={t("title")} section="files">
      {files.length === 0 ? (
        <p className="text-ink-muted">{t("none")}</p>
      ) : (
        <PreviewTable label={t("title")} columns={columns}>
          {files.map(({ id, name, size, created }) => (
            <tr key={id}>
              <PreviewCell>{name}</PreviewCell>
              <PreviewCell>{formatMoment(created, timeZone)}</PreviewCell>
              <PreviewCell isNumber>
                {t("kilobytes", { size: formatQuantity(Math.ceil(size / 1024), locale) })}
              </PreviewCell>
            </tr>
          ))}
        </PreviewTable>
      )}
    </PreviewSection>
  );
}
