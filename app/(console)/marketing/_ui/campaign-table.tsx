import { useTranslations } from "next-intl";
import { EmptyValue } from "@/components/record/empty-value";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { formatDay } from "@/lib/dates/format";
import { type Campaign, campaignKey, endsSoon, stateOn } from "@/lib/resources/marketing/campaign";
import { joinIsolated } from "@/lib/texts/isolated";
import { campaignLink } from "./campaign-link";
import { useCampaignWords } from "./use-campaign-words";

interface CampaignTableProps {
  today: string;
  campaigns: readonly Campaign[];
  overlaps: ReadonlyMap<string, readonly Campaign[]>;
}

/** The time line in words: the first to end first. */
export function CampaignTable({ today, campaigns, overlaps }: CampaignTableProps) {
  const t = useTranslations("marketing");
  const { stateOf, placeOf } = useCampaignWords(today);
  return (
    <div className="overflow-x-auto">
      <table aria-labelledby="time-line" className="w-full [&_td]:px-4 [&_td]:py-2 [&_th]:px-4">
        <thead className="bg-sunken/50 text-left text-ink-muted text-sm">
          <tr className="h-9 [&_th]:font-medium">
            <th scope="col">{t("columns.name")}</th>
            <th scope="col">{t("columns.place")}</th>
            <th scope="col">{t("columns.start")}</th>
            <th scope="col">{t("columns.end")}</th>
            <th scope="col">{t("columns.state")}</th>
            <th scope="col">{t("columns.overlaps")}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {campaigns.map((campaign) => (
            <tr key={campaignKey(campaign)} className="h-10">
              <td>
                <Link
                  href={campaignLink(campaign)}
                  className="font-medium text-link underline-offset-4 hover:underline"
                >
                  {campaign.name}
                </Link>
              </td>
              <td>{placeOf(campaign)}</td>
              <td className="whitespace-nowrap tabular-nums">
                {campaign.startDay === undefined ? <EmptyValue /> : formatDay(campaign.startDay)}
              </td>
              <td className="whitespace-nowrap tabular-nums">{formatDay(campaign.endDay)}</td>
              <td>
                <Badge tone={toneOf(today, campaign)}>{stateOf(campaign)}</Badge>
              </td>
              <td>
                <Others campaigns={overlaps.get(campaignKey(campaign)) ?? []} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function toneOf(today: string, campaign: Campaign) {
  if (endsSoon(today, campaign)) return "warning";
  return stateOn(today, campaign) === "RUNNING" ? "success" : "neutral";
}

/** As many names as fit into a line or two. */
const mostNames = 3;

function Others({ campaigns }: { campaigns: readonly Campaign[] }) {
  const t = useTranslations("marketing");
  if (campaigns.length === 0) return <EmptyValue />;
  const names = campaigns.map(({ name }) => name);
  const more = names.length - mostNames;
  return (
    <span title={joinIsolated(names, ", ")}>
      {joinIsolated(names.slice(0, mostNames), ", ")}
      {more > 0 && ` ${t("more", { count: more })}`}
    </span>
  );
}
