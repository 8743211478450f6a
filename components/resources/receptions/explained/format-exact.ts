import { formatAmount } from "@/lib/money/format";

const places = 2;

/** An amount with all its places, two at least: nothing of a formula is rounded. @param text decimal text */
export function formatExact(text: string, locale: string): string {
  const [whole = "0", decimals = ""] = text.split(".");
  const shown = formatAmount(`${whole}.${decimals.slice(0, places).padEnd(places, "0")}`, locale);
  return `${shown}${decimals.slice(places)}`;
}
