"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useToday } from "@/components/shell/use-today";
import type { MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import { Checks, type Finding } from "@/lib/resources/drafts/checks/findings";
import type { KnownMachines } from "@/lib/resources/drafts/facts/known-facts";

/** Of so many machines the names are said, of more how many they are. */
const mostNamed = 2;

export interface Findings {
  readonly checks: Checks;
  /** What is to be looked at in a cell as it is now, in short words; undefined where there is nothing. */
  textOf(cell: MappedCell): string | undefined;
}

/** Another one whenever more is known: a cell that changes asks for its own. */
export function useFindings({ now }: Pick<KnownMachines, "now">): Findings {
  const t = useTranslations("mapping.checks");
  const today = useToday();
  return useMemo(() => {
    const checks = new Checks(now, today);
    const whereOf = (names: readonly string[]): string =>
      names.length > mostNamed ? t("machines", { count: names.length }) : names.join(", ");
    /** Cells of one size with one product are told alike; a locker has its own order. */
    const known = new Map<string, string | undefined>();
    const textOf = (cell: MappedCell): string | undefined => {
      const { product, width, height, kind, place } = cell;
      const key = [product?.id, width, height, kind === "locker" && place].join(" ");
      if (!known.has(key)) known.set(key, tell(cell));
      return known.get(key);
    };
    const tell = (cell: MappedCell): string | undefined => {
      const byKind = new Map<Finding["kind"], Finding[]>();
      for (const finding of checks.of(cell)) byKind.set(finding.kind, [...(byKind.get(finding.kind) ?? []), finding]);
      const texts = [...byKind].map(([kind, found]) => {
        const [first] = found;
        if (first && "cell" in first) return t(`cell.${first.kind}`, { product: first.product, cell: first.cell });
        const where = whereOf(found.flatMap((each) => ("machine" in each ? each.machine.name : [])));
        return t(`cell.${kind}`, { where, product: 0, cell: 0 });
      });
      return texts.length === 0 ? undefined : texts.join(" ");
    };
    return { checks, textOf };
  }, [now, today, t]);
}
