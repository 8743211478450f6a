import { useTranslations } from "next-intl";
import type { ManyAction } from "@/lib/list/many/many-action";
import { byResult, type ManyProgress, type ManyResult } from "@/lib/list/many/many-run";

const ownResults = ["done", "already", "not-done"] as const;

/** Whether each action says it in its own words. */
function isOwnResult(result: ManyResult): result is (typeof ownResults)[number] {
  return ownResults.some((own) => own === result);
}

/** What came of many together, in a line. */
export function useResultWords({ key }: Pick<ManyAction, "key">): (progress: ManyProgress) => string {
  const t = useTranslations("many");
  return (progress) =>
    byResult(progress)
      .map(({ result, ids }) =>
        t(isOwnResult(result) ? `actions.${key}.results.${result}` : `results.${result}`, { count: ids.length }),
      )
      .join(" · ");
}
