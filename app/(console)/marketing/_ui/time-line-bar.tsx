import Clock from "lucide-react/icons/clock";
import type { KeyboardEvent } from "react";
import { classNames } from "@/components/ui/class-names";
import { Link } from "@/components/ui/link";
import { type Campaign, type CampaignState, campaignKey, endsSoon, stateOn } from "@/lib/resources/marketing/campaign";
import type { Bar } from "@/lib/resources/marketing/time-line";
import { campaignLink } from "./campaign-link";
import { useCampaignWords } from "./use-campaign-words";

interface TimeLineBarProps {
  campaign: Campaign;
  bar: Bar;
  today: string;
  overlapping: number;
  /** Whether the Tab key stops here. */
  isReachable: boolean;
  onReach(): void;
  onKeyDown(event: KeyboardEvent): void;
  /** Of the text that says what the keys do. */
  keysId: string;
}

/** One campaign, as a link to its record. What comes has a dashed edge, what ends soon a clock, what has ended no colour. */
export function TimeLineBar({ campaign, bar, today, overlapping, isReachable, ...on }: TimeLineBarProps) {
  const { wholeOf } = useCampaignWords(today);
  const whole = wholeOf(campaign, overlapping);
  const isSoon = endsSoon(today, campaign);
  const state = stateOn(today, campaign);
  return (
    <Link
      href={campaignLink(campaign)}
      prefetch={false}
      data-bar={campaignKey(campaign)}
      aria-label={whole}
      title={whole}
      tabIndex={isReachable ? 0 : -1}
      aria-describedby={on.keysId}
      onFocus={on.onReach}
      onKeyDown={on.onKeyDown}
      className={classNames(
        "flex h-full min-w-2 items-center gap-1 overflow-hidden border px-1.5 text-xs hover:brightness-95 focus-visible:z-10",
        !bar.isCutLeft && "rounded-l-md",
        !bar.isCutRight && "rounded-r-md",
        state === "COMING" && "border-dashed",
        isSoon ? "border-warning bg-warning-soft text-warning" : toneOf(campaign, state),
      )}
    >
      {isSoon && <Clock size={12} aria-hidden className="shrink-0" />}
      <span className="truncate">{campaign.name}</span>
    </Link>
  );
}

function toneOf({ kind }: Campaign, state: CampaignState): string {
  if (state === "ENDED") return "border-line-strong/50 bg-sunken text-ink-muted";
  return kind === "banner" ? "border-info/50 bg-info-soft text-info" : "border-success/50 bg-success-soft text-success";
}
