import { useTranslations } from "next-intl";
import { formatDay } from "@/lib/dates/format";
import { type Campaign, daysLeft, endsSoon, stateOn } from "@/lib/resources/marketing/campaign";

const stateWords = { RUNNING: "running", COMING: "coming", ENDED: "ended" } as const;

/** What is said of a campaign, as of today. */
export function useCampaignWords(today: string) {
  const t = useTranslations("marketing");

  /** When it ends, where that is soon: today, tomorrow, in some days. */
  function endOf(campaign: Campaign): string {
    const days = daysLeft(today, campaign);
    return days === 0 ? t("endsToday") : t("endsIn", { days });
  }

  function stateOf(campaign: Campaign): string {
    if (endsSoon(today, campaign)) return endOf(campaign);
    return t(stateWords[stateOn(today, campaign)]);
  }

  function placeOf({ kind, type, chain }: Pick<Campaign, "kind" | "type" | "chain">): string {
    const word = t(`types.${type}`);
    const place = kind === "banner" ? t("bannerOf", { type: word }) : t("voucherOf", { type: word });
    return chain === undefined ? place : `${place}, ${chain}`;
  }

  function daysOf({ startDay, endDay }: Campaign): string {
    const to = formatDay(endDay);
    return startDay === undefined ? t("until", { to }) : t("fromTo", { from: formatDay(startDay), to });
  }

  /** All of it in one line, beginning with what stands on the bar. */
  function wholeOf(campaign: Campaign, overlapping: number): string {
    const parts = [campaign.name, placeOf(campaign), daysOf(campaign), stateOf(campaign)];
    return [...parts, ...(overlapping > 0 ? [t("overlaps", { count: overlapping })] : [])].join(" · ");
  }

  return { endOf, stateOf, placeOf, daysOf, wholeOf };
}
