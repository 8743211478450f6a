import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import type { Campaign } from "@/lib/resources/marketing/campaign";
import { barOf, spanOf } from "@/lib/resources/marketing/time-line";
import { CampaignTable } from "./campaign-table";
import { TimeLine } from "./time-line";
import type { TimeLineView } from "./use-time-line-view";

interface CampaignsShownProps {
  today: string;
  view: TimeLineView;
  campaigns: readonly Campaign[];
  overlaps: ReadonlyMap<string, readonly Campaign[]>;
}

/** Campaigns as bars or as a table. From today on the table has all of them, elsewhere those of the days shown. */
export function CampaignsShown({ today, view, campaigns, overlaps }: CampaignsShownProps) {
  const t = useTranslations("marketing");
  const span = spanOf(view.day, view.zoom);
  const isToday = view.day === today;
  const inSpan = campaigns.filter((campaign) => barOf(campaign, span) !== undefined);
  if ((isToday ? campaigns : inSpan).length === 0)
    return <EmptyState title={isToday ? t("nothing") : t("nothingThen")} />;
  if (view.isTable) return <CampaignTable today={today} campaigns={isToday ? campaigns : inSpan} overlaps={overlaps} />;
  const later = campaigns.filter(({ startDay }) => startDay !== undefined && startDay > span.to).length;
  return <TimeLine today={today} span={span} zoom={view.zoom} campaigns={inSpan} overlaps={overlaps} later={later} />;
}
