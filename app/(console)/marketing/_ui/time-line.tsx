import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { formatDay } from "@/lib/dates/format";
import { type Campaign, campaignKey } from "@/lib/resources/marketing/campaign";
import { nextBar } from "@/lib/resources/marketing/next-bar";
import { placesOf } from "@/lib/resources/marketing/overlaps";
import { barOf, type Span, ticksOf, type Zoom } from "@/lib/resources/marketing/time-line";
import { TimeLineAxis } from "./time-line-axis";
import { TimeLinePlace } from "./time-line-place";

interface TimeLineProps {
  today: string;
  span: Span;
  zoom: Zoom;
  /** Those that run in the span. */
  campaigns: readonly Campaign[];
  overlaps: ReadonlyMap<string, readonly Campaign[]>;
  /** How many begin after the span. */
  later: number;
}

/** Bars by place: what overlaps stands in rows of its own. One bar is in the order of the Tab key; arrows lead to the others. */
export function TimeLine({ today, span, zoom, campaigns, overlaps, later }: TimeLineProps) {
  const t = useTranslations("marketing");
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const ticks = ticksOf(span, zoom);
  const places = placesOf(campaigns);
  const bars = places
    .flatMap(({ rows }) => rows)
    .flatMap((row, number) =>
      row.flatMap((campaign) => {
        const bar = barOf(campaign, span);
        return bar === undefined ? [] : [{ key: campaignKey(campaign), row: number, ...bar }];
      }),
    );
  const [chosen, setChosen] = useState<string>();
  const reachable = bars.some(({ key }) => key === chosen) ? chosen : bars[0]?.key;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = bars.findIndex(({ key }) => key === reachable);
    const next = bars[nextBar(bars, from, event.key) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next.key);
    frame.current?.querySelector<HTMLElement>(`[data-bar="${next.key}"]`)?.focus();
  }

  return (
    <div className="overflow-x-auto">
      <p id={keysId} className="sr-only">
        {t("keys")}
      </p>
      <div ref={frame} className="min-w-160 px-4 pb-4">
        <TimeLineAxis today={today} span={span} ticks={ticks} zoom={zoom} />
        {places.map((place) => (
          <TimeLinePlace
            key={place.key}
            place={place}
            today={today}
            span={span}
            ticks={ticks}
            overlaps={overlaps}
            reachable={reachable}
            onReach={setChosen}
            onKeyDown={onKeyDown}
            keysId={keysId}
          />
        ))}
        {later > 0 && <p className="pt-3 text-ink-muted">{t("later", { count: later, day: formatDay(span.to) })}</p>}
      </div>
    </div>
  );
}
