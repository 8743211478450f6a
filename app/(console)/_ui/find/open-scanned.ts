import { leaveWork } from "@/components/form/unsaved/unsaved-work";
import { scannedPlace } from "@/lib/find/scanned-place";
import type { PageKey } from "@/lib/roles/pages";

interface Ways {
  pages: readonly PageKey[];
  go(address: string): void;
  /** Opens the box with a text. */
  find(text: string): void;
}

/** What was scanned where nothing takes it leads to the product's stock, or into the box where that page is not theirs. */
export function openScanned(keys: readonly KeyboardEvent[], { pages, go, find }: Ways): void {
  const place = scannedPlace(keys, pages, new Date().toISOString().slice(0, 10));
  if (place === undefined) return;
  if ("text" in place) find(place.text);
  else leaveWork(() => go(place.address));
}
