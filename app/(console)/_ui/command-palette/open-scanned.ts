import { leaveWork } from "@/components/form/unsaved/unsaved-work";
import { scannedPlace } from "@/lib/command-palette/scanned-place";
import type { PageKey } from "@/lib/roles/pages";

interface Ways {
  pages: readonly PageKey[];
  go(address: string): void;
  /** YYYY-MM-DD, of the operator. */
  today: string;
  /** Opens the palette with a text. */
  search(text: string): void;
}

/** What was scanned where nothing takes it leads to the product's stock, or into the palette where that page is not theirs. */
export function openScanned(keys: readonly KeyboardEvent[], { pages, today, go, search }: Ways): void {
  const place = scannedPlace(keys, pages, today);
  if (place === undefined) return;
  if ("text" in place) search(place.text);
  else leaveWork(() => go(place.address));
}
