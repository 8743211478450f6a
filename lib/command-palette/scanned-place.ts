import { listLink } from "@/lib/list/url/list-link";
import type { PageKey } from "@/lib/roles/pages";
import { readProductCode } from "@/lib/scan/codes/read-code";
import { type PressedKey, WedgeRecogniser } from "@/lib/scan/wedge";
import { withoutInvisible } from "@/lib/texts/invisible-character";

/**
 * Where keys lead that a scanner may have typed: to the stock of the product whose code they are, else into the command palette.
 * @param pages that the person may open
 * @param today YYYY-MM-DD
 * @returns undefined of keys that are no scan
 */
export function scannedPlace(
  keys: readonly PressedKey[],
  pages: readonly PageKey[],
  today: string,
): { address: string } | { text: string } | undefined {
  const recogniser = new WedgeRecogniser();
  const code = keys.map((key) => recogniser.feed(key)).find((step) => step.kind === "scan")?.code;
  if (code === undefined) return undefined;
  const barcodes = new Set(readProductCode(code, today).flatMap((reading) => reading.barcodes.slice(0, 1)));
  const [barcode] = barcodes;
  // Of a code that reads several ways the person is asked by what is found of it.
  if (barcode === undefined || barcodes.size > 1) return { text: withoutInvisible(code) };
  return pages.includes("current_stocks") ? { address: listLink("current_stocks", { barcode }) } : { text: barcode };
}
