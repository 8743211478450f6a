"use client";

import { useTranslations } from "next-intl";
import type { PageKey } from "@/lib/roles/pages";
import { FigureCards } from "./figure-cards";
import { MissingNote } from "./missing-note";
import { useFigures } from "./use-figures";

/** What waits for the person now (SHELL-010). */
export function Figures({ pages }: { pages: readonly PageKey[] }) {
  const t = useTranslations("home");
  const { figures, answers } = useFigures(pages);
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="now">
      <h2 id="now" className="mb-3 text-lg">
        {t("now")}
      </h2>
      <MissingNote answers={answers} some={t("missing")} all={t("allMissing")} />
      <FigureCards figures={figures} />
    </section>
  );
}
