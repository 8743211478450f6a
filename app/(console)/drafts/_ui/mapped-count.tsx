"use client";

import { useTranslations } from "next-intl";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";

/** How much of a machine is mapped. */
export function MappedCount({ shelves, lockers }: Pick<MappingDetail, "shelves" | "lockers">) {
  const t = useTranslations("drafts.cells");
  const cells = [...shelves, ...lockers].flatMap((part): readonly { product?: unknown }[] => part.cells);
  if (cells.length === 0) return <p className="text-ink-muted">{t("none")}</p>;
  const mapped = cells.filter(({ product }) => product !== undefined).length;
  return <p className="text-ink-muted text-sm">{t("legend", { mapped, cells: cells.length })}</p>;
}
