import { useAddress, writeAddress } from "@/components/list/url/use-address";
import { isDay } from "@/lib/dates/day";
import { isWithinDayLimits } from "@/lib/dates/day-limits";
import { campaignKinds, type Narrowing } from "@/lib/resources/marketing/narrowing";
import { readZoom, usualZoom, type Zoom } from "@/lib/resources/marketing/time-line";

export interface TimeLineView extends Narrowing {
  zoom: Zoom;
  /** The same as a table. */
  isTable: boolean;
  /** The day that the time line stands on, YYYY-MM-DD. */
  day: string;
}

/**
 * What is shown and how stands in the address: `?months=12`, `?view=table`, `?day=2026-08-21`, `?kind=banner`,
 * `?chain=Minishop+24`.
 * @param today where the time line stands until somebody steps through time
 */
export function useTimeLineView(today: string): [TimeLineView, (view: TimeLineView) => void] {
  const address = useAddress();
  const day = address.get("day") ?? today;
  const view = {
    zoom: readZoom(address.get("months")),
    isTable: address.get("view") === "table",
    day: isDay(day) && isWithinDayLimits(day) ? day : today,
    kind: campaignKinds.find((kind) => kind === address.get("kind")),
    chain: address.get("chain") ?? undefined,
  };
  function write({ zoom, isTable, day, kind, chain }: TimeLineView): void {
    const search = new URLSearchParams();
    if (zoom !== usualZoom) search.set("months", String(zoom));
    if (isTable) search.set("view", "table");
    if (day !== today) search.set("day", day);
    if (kind !== undefined) search.set("kind", kind);
    if (chain !== undefined) search.set("chain", chain);
    writeAddress("replace", `?${search}`);
  }
  return [view, write];
}
