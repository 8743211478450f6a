"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { useToday } from "@/components/shell/use-today";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { draftState } from "@/lib/resources/drafts/draft-state";
import type { DraftApplication, MappingDetail } from "@/lib/resources/drafts/drafts.calls";

/** What became of a draft in each of its machines once it was applied. */
export function AppliedDraft({ draft }: { draft: MappingDetail }) {
  const t = useTranslations("drafts.applied");
  const { applications } = draft;
  const today = useToday();
  if (draftState(draft, today) !== "applied") return null;
  return (
    <PreviewSection title={t("title")}>
      {applications === undefined && <p className="text-ink-muted">{t("untold")}</p>}
      {applications?.length === 0 && <p className="text-ink-muted">{t("none")}</p>}
      {applications !== undefined && applications.length > 0 && (
        <PreviewTable
          label={t("title")}
          columns={[{ title: t("machine") }, { title: t("when") }, { title: t("outcome") }]}
        >
          {applications.map((application) => (
            <Application key={`${application.storage.id} ${application.at}`} application={application} />
          ))}
        </PreviewTable>
      )}
    </PreviewSection>
  );
}

function Application({ application: { storage, at, outcome, leftCells } }: { application: DraftApplication }) {
  const t = useTranslations("drafts.applied");
  const timeZone = useTimeZone() ?? defaultTimeZone;
  return (
    <tr className="align-top">
      <PreviewCell>
        <RecordLink record={{ page: "drafts", id: storage.id, filters: { domain: "live-mapping" } }}>
          {storage.name}
        </RecordLink>
      </PreviewCell>
      <PreviewCell>{formatMoment(at, timeZone)}</PreviewCell>
      <PreviewCell>
        <p>{t(`outcomes.${outcome}`)}</p>
        {leftCells.length > 0 && (
          <ul>
            {leftCells.map(({ alias, orderId }) => (
              <li key={alias}>
                {t.rich("leftCell", {
                  alias,
                  id: String(orderId),
                  order: (text) => <RecordLink record={{ page: "orders", id: orderId }}>{text}</RecordLink>,
                })}
              </li>
            ))}
          </ul>
        )}
      </PreviewCell>
    </tr>
  );
}
