import { useTranslations } from "next-intl";
import { mostSought, shapesOf } from "@/lib/find/text-shape";
import type { WithoutPrivateNumbers } from "@/lib/texts/private-numbers";

/**
 * What a search has come to, in words, and what of the text was not searched for.
 * @param count of what is shown for the text
 */
export function useOutcome(
  sought: WithoutPrivateNumbers,
  count: number,
  so: { isSearching: boolean; hasFailed: boolean; isAsked: boolean },
): string {
  const t = useTranslations("shell.find");
  const { text, lastFour, hasPersonalCode } = sought;
  const fault = lengthFault(text);
  const left = [
    fault && t(fault, { most: mostSought }),
    lastFour !== undefined && t("onlyLastFour"),
    hasPersonalCode && t("noPersonalCode"),
  ].filter(Boolean);
  const come = outcome();
  // A count is no sentence until another follows.
  const isOpen = left.length > 0 && /[^.…]$/.test(come);
  return [isOpen ? `${come}.` : come, ...left].filter(Boolean).join(" ");

  function outcome(): string {
    if (text === "") return "";
    if (so.isSearching) return count === 0 ? t("searching") : t("soFar", { count });
    if (so.hasFailed) return count === 0 ? t("nonePartly") : t("partly", { count });
    if (count > 0) return t("count", { count });
    return so.isAsked || left.length > 0 ? t("none") : t("notAsked");
  }
}

/** Why no list is asked, where it is the text's length. */
function lengthFault(text: string): "short" | "tooLong" | undefined {
  const { length } = [...text];
  if (length > mostSought) return "tooLong";
  return length === 1 && shapesOf(text).length === 0 ? "short" : undefined;
}
