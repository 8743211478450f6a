import { useTranslations } from "next-intl";
import { shapesOf } from "@/lib/find/text-shape";

/** What a search has come to, in words. @param count of what is shown for the text */
export function useOutcome(
  text: string,
  count: number,
  so: { isSearching: boolean; hasFailed: boolean; isAsked: boolean },
): string {
  const t = useTranslations("shell.find");
  if (text === "") return "";
  if (so.isSearching) return count === 0 ? t("searching") : t("soFar", { count });
  if (so.hasFailed) return count === 0 ? t("nonePartly") : t("partly", { count });
  if (count === 0 && !so.isAsked && shapesOf(text).length > 0) return t("notAsked");
  const counted = count === 0 ? t("none") : t("count", { count });
  return shapesOf(text).length === 0 ? `${counted} ${t("short")}` : counted;
}
