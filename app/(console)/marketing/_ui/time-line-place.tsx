import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { type Campaign, campaignKey } from "@/lib/resources/marketing/campaign";
import type { Place } from "@/lib/resources/marketing/overlaps";
import { barOf, isIn, placeOfDay, type Span, type Tick } from "@/lib/resources/marketing/time-line";
import { TimeLineBar } from "./time-line-bar";
import { useCampaignWords } from "./use-campaign-words";

interface TimeLinePlaceProps {
  place: Place;
  today: string;
  span: Span;
  ticks: readonly Tick[];
  overlaps: ReadonlyMap<string, readonly Campaign[]>;
  /** The key of the bar that the Tab key reaches. */
  reachable: string | undefined;
  onReach(key: string): void;
  onKeyDown(event: KeyboardEvent): void;
  /** Of the text that says what the keys do. */
  keysId: string;
}

/** In pixels. */
const rowHeight = 28;

/** The bars of campaigns that compete, over the lines of the time line. */
export function TimeLinePlace({
  place,
  today,
  span,
  ticks,
  overlaps,
  reachable,
  onReach,
  ...keys
}: TimeLinePlaceProps) {
  const t = useTranslations("marketing");
  const { kind, type, chain, rows, mostAtOnce } = place;
  const { placeOf } = useCampaignWords(today);
  return (
    <section
      aria-label={placeOf({ kind, type, chain })}
      className="grid grid-cols-[11rem_1fr] gap-x-4 border-line border-t py-2"
    >
      <div className="text-sm">
        <h3 className="font-medium text-sm">{placeOf({ kind, type })}</h3>
        {chain !== undefined && <p className="text-ink-muted">{chain}</p>}
        {mostAtOnce > 1 && <p className="text-ink-muted">{t("atOnce", { count: mostAtOnce })}</p>}
      </div>
      <div className="relative" style={{ height: rows.length * rowHeight }}>
        <div aria-hidden>
          {ticks.map(({ day, left }) => (
            <span key={day} className="absolute inset-y-0 w-px bg-line" style={{ left: `${left}%` }} />
          ))}
          {isIn(today, span) && (
            <span className="absolute inset-y-0 w-0.5 bg-line-strong" style={{ left: `${placeOfDay(today, span)}%` }} />
          )}
        </div>
        <ul>
          {rows.flatMap((row, number) =>
            row.map((campaign) => {
              const bar = barOf(campaign, span);
              const key = campaignKey(campaign);
              return bar === undefined ? null : (
                <li
                  key={key}
                  className="absolute h-6"
                  style={{ left: `${bar.left}%`, width: `${bar.width}%`, top: number * rowHeight + 2 }}
                >
                  <TimeLineBar
                    campaign={campaign}
                    bar={bar}
                    today={today}
                    overlapping={(overlaps.get(key) ?? []).length}
                    isReachable={reachable === key}
                    onReach={() => onReach(key)}
                    {...keys}
                  />
                </li>
              );
            }),
          )}
        </ul>
      </div>
    </section>
  );
}
