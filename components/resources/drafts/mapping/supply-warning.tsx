"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Callout } from "@/components/feedback/callout";
import { useErrorText } from "@/components/feedback/use-error-text";
import { OtherTabLink } from "@/components/record/other-tab-link";
import { sendUntil } from "@/lib/calls/send-until";
import { mostReports, readSupplyUnderWay } from "@/lib/resources/drafts/many/supply-under-way";

/** Machines that are being supplied right now: who brings the goods goes by what was mapped before. It bars nothing. */
export function SupplyWarning({ storageIds }: { storageIds: readonly number[] }) {
  const t = useTranslations("mapping.supply");
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["supply-under-way", ...storageIds],
    queryFn: ({ signal }) => readSupplyUnderWay(storageIds, sendUntil(signal)),
    // What was so when somebody asked before is no answer now.
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  });
  if (error !== null)
    return (
      <Callout
        text={t("failed", { reason: errorText(error) })}
        action={t("retry")}
        isBusy={isFetching}
        onAction={() => void refetch()}
      />
    );
  if (data === undefined) return <p className="text-ink-muted text-sm">{t("reading")}</p>;
  const { reports, totalCount } = data;
  if (reports.length === 0) return null;
  return (
    <div role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning">
      <p className="font-medium">{t("title")}</p>
      <ul className="list-disc pl-5">
        {reports.map(({ report, mask, storages }) => (
          <li key={report} className="wrap-anywhere">
            {t.rich(`masks.${mask}`, {
              id: String(report),
              report: (text) => <OtherTabLink record={{ page: "supplying_reports", id: report }}>{text}</OtherTabLink>,
              machines: storages.map(({ name }) => name).join(", "),
            })}
          </li>
        ))}
      </ul>
      {totalCount > mostReports && <p>{t("more", { most: mostReports, count: totalCount })}</p>}
    </div>
  );
}
