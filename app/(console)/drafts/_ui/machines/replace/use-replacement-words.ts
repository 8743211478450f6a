import { useTranslations } from "next-intl";
import type { Replacement } from "./use-replacement";

interface Counts {
  cells: number;
  machines: number;
}

/** What is done with the cells, which depends on whether another product comes. */
export function useReplacementWords({ from, to }: Replacement) {
  const t = useTranslations("drafts.machines.replace");
  const name = to?.name ?? "";
  const what = to === undefined ? "empty" : "put";
  return {
    act: ({ cells }: Counts): string => t(`${what}.act`, { cells }),
    question: (counts: Counts): string => t(`${what}.question`, { ...counts, from: from.name, to: name }),
  };
}
