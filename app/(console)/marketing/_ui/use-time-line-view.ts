import { useAddress, writeAddress } from "@/components/list/use-address";
import { readZoom, usualZoom, type Zoom } from "@/lib/resources/marketing/time-line";

export interface TimeLineView {
  zoom: Zoom;
  /** The same as a table. */
  isTable: boolean;
}

/** How the time line is shown stands in the address: `?months=12`, `?view=table`. */
export function useTimeLineView(): [TimeLineView, (view: TimeLineView) => void] {
  const address = useAddress();
  const view = { zoom: readZoom(address.get("months")), isTable: address.get("view") === "table" };
  function write({ zoom, isTable }: TimeLineView): void {
    const search = new URLSearchParams();
    if (zoom !== usualZoom) search.set("months", String(zoom));
    if (isTable) search.set("view", "table");
    writeAddress("replace", `?${search}`);
  }
  return [view, write];
}
