"use client";

import { useTranslations } from "next-intl";
import { comesBackByItself } from "@/components/calls/recovery";
import { Callout } from "@/components/feedback/callout";
import type { PageKey } from "@/lib/roles/pages";
import { FigureCards } from "./figure-cards";
import { useFigures } from "./use-figures";

/** What waits for the person now (SHELL-010). */
export function Figures({ pages }: { pages: readonly PageKey[] }) {
  const t = useTranslations("home");
  const tErrors = useTranslations("errors");
  const { figures, error, isRetrying, retry } = useFigures(pages);
  if (figures.length === 0) return null;
  const remark = comesBackByItself(error) ? `${t("missing")} ${tErrors("comesBack")}` : t("missing");
  return (
    <section aria-labelledby="now">
      <h2 id="now" className="mb-3 text-lg">
        {t("now")}
      </h2>
      {error !== null && (
        <div className="mb-3">
          <Callout text={remark} action={tErrors("retry")} onAction={retry} isBusy={isRetrying} />
        </div>
      )}
      <FigureCards figures={figures} />
    </section>
  );
}
