import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeading } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { formatDay } from "@/lib/dates/format";
import { type Campaign, campaignKey, endsSoon } from "@/lib/resources/marketing/campaign";
import { campaignLink } from "./campaign-link";
import { useCampaignWords } from "./use-campaign-words";

/** What ends within 7 days, the next end first. */
export function EndsSoon({ today, campaigns }: { today: string; campaigns: readonly Campaign[] }) {
  const t = useTranslations("marketing");
  const { endOf, placeOf } = useCampaignWords(today);
  const soon = campaigns.filter((campaign) => endsSoon(today, campaign));
  return (
    <Card aria-labelledby="ends-soon">
      <CardHeading id="ends-soon" title={t("endSoonTitle")} />
      {soon.length === 0 ? (
        <p className="px-4 py-3 text-ink-muted">{t("nothingEnds")}</p>
      ) : (
        <ul className="grid gap-x-8 px-4 py-2 lg:grid-cols-2">
          {soon.map((campaign) => (
            <li key={campaignKey(campaign)} className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 py-1">
              <Link
                href={campaignLink(campaign)}
                className="wrap-anywhere font-medium text-link underline-offset-4 hover:underline"
              >
                {campaign.name}
              </Link>
              <span className="text-ink-muted">{placeOf(campaign)}</span>
              <span className="ml-auto flex items-center gap-3">
                <span className="tabular-nums">{formatDay(campaign.endDay)}</span>
                <Badge tone="warning">{endOf(campaign)}</Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
