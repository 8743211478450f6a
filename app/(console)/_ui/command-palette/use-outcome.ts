import { useTranslations } from "next-intl";
import { longestFreeText } from "@/lib/calls/scalars";
import { shapesOf } from "@/lib/list/search/text-shape";
import type { PageKey } from "@/lib/roles/pages";
import { joinIsolated } from "@/lib/texts/isolated";
import type { WithoutPrivateNumbers } from "@/lib/texts/private-numbers";

interface Search {
  isSearching: boolean;
  hasFailed: boolean;
  isAsked: boolean;
  /** Pages that the platform does not search by such a text. */
  passedOver: readonly PageKey[];
}

/**
 * What a search has come to, in words, and what of the text was not searched for.
 * @param count of what is shown for the text
 */
export function useOutcome(sought: WithoutPrivateNumbers, count: number, so: Search): string {
  const t = useTranslations("shell.palette");
  const name = useTranslations("pages");
  const { text, lastFour, hasPersonalCode } = sought;
  const fault = lengthFault(text);
  const unsearched = so.passedOver.map((page) => name(page));
  const left = [
    fault && t(fault, { most: longestFreeText }),
    lastFour !== undefined && t("onlyLastFour"),
    hasPersonalCode && t("noPersonalCode"),
    unsearched.length > 0 && t("notBy", { names: joinIsolated(unsearched, ", ") }),
  ].filter(Boolean);
  const come = text === "" ? "" : t(outcomeOf(count, so, left.length > 0), { count });
  // A count is no sentence until another follows.
  const isOpen = left.length > 0 && /[^.…]$/.test(come);
  return [isOpen ? `${come}.` : come, ...left].filter(Boolean).join(" ");
}

/** @param isTold whether it is said beside it why no list is asked */
function outcomeOf(count: number, { isSearching, hasFailed, isAsked, passedOver }: Search, isTold: boolean) {
  const isNone = count === 0;
  if (isSearching) return isNone ? "searching" : "soFar";
  if (hasFailed || passedOver.length > 0) return isNone ? "nonePartly" : "partly";
  if (!isNone) return "count";
  return isAsked || isTold ? "none" : "notAsked";
}

/** Why no list is asked, where it is the text's length. */
function lengthFault(text: string): "short" | "tooLong" | undefined {
  const { length } = [...text];
  if (length > longestFreeText) return "tooLong";
  return length === 1 && shapesOf(text).length === 0 ? "short" : undefined;
}
