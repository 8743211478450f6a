import { useFormatter, useTranslations } from "next-intl";
import { cellsApart, comparisonKinds } from "@/lib/resources/drafts/many/compare-machines";
import type { ComparedMachines } from "./use-comparison";

/** What came of comparing all of them, in one sentence. */
export function useComparisonSum(): (compared: ComparedMachines) => string {
  const t = useTranslations("drafts.machines.compare.sum");
  const format = useFormatter();
  return ({ machines, found }) => {
    if (machines.length === 0) return t("none");
    const all = [...found.values()];
    const parts = comparisonKinds.flatMap((kind) => {
      const own = all.filter((each) => each.kind === kind);
      const cells = own.reduce((sum, each) => sum + (each.kind === "differs" ? cellsApart(each.differences) : 0), 0);
      return own.length === 0 ? [] : [t(kind, { count: own.length, cells })];
    });
    const left = machines.length - found.size;
    const told = left === 0 ? parts : [...parts, t("left", { count: left })];
    return t("of", { count: machines.length, parts: format.list(told) });
  };
}
