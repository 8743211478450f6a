"use client";

import { useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { Nothing } from "@/components/list/nothing";
import { PreviewSection } from "@/components/list/preview-section";
import { PreviewCell, PreviewTable } from "@/components/list/preview-table";
import { Skeleton } from "@/components/ui/skeleton";
import { identificationCardsCalls } from "@/lib/resources/users/identification-cards.calls";

/** The identification cards that a user carries (decision 48). */
export function UserCards({ userId }: { userId: number }) {
  const t = useTranslations("users.identificationCards");
  const asked = { query: { userIds: [userId], limit: 25 } };
  const query = useCallQuery(identificationCardsCalls.list, asked, { meta: { quiet: true } });
  const cards = query.data?.data.items;
  return (
    <PreviewSection title={t("title")}>
      {cards === undefined && <MissingAnswer query={query} skeleton={<Skeleton className="h-16" />} className="py-4" />}
      {cards?.length === 0 && <p className="text-ink-muted">{t("none")}</p>}
      {cards !== undefined && cards.length > 0 && (
        <PreviewTable label={t("title")} columns={[{ title: t("number") }, { title: t("alias") }]}>
          {cards.map(({ id, cardId, alias }) => (
            <tr key={id}>
              <PreviewCell>{cardId}</PreviewCell>
              <PreviewCell>{alias ?? <Nothing />}</PreviewCell>
            </tr>
          ))}
        </PreviewTable>
      )}
    </PreviewSection>
  );
}
