"use client";

import { useTranslations } from "next-intl";
import { PrintMapping } from "@/components/resources/drafts/mapping/print-mapping";
import { useNames } from "@/components/resources/drafts/mapping/use-names";
import { useToday } from "@/components/shell/use-today";
import { Button } from "@/components/ui/button";
import { draftState } from "@/lib/resources/drafts/draft-state";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";

interface StartStepProps {
  mapping: MappingDetail;
  isReadOnly: boolean;
  /** Cells that are not saved. */
  unsent: number;
  onSet(): void;
}

/** Step 0: what is opened, for which machines, from when. */
export function StartStep({ mapping, isReadOnly, unsent, onSet }: StartStepProps) {
  const t = useTranslations("mapping.start");
  const namesOf = useNames();
  const { blueprint, blueprintVersion, storages, startDate, domain } = mapping;
  const today = useToday();
  const state = domain === "mapping-draft" ? draftState(mapping, today) : "live";
  return (
    <section className="grid gap-3">
      <p>{t(`states.${state}`)}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        {blueprint && (
          <>
            <dt className="text-ink-muted">{t("blueprint")}</dt>
            <dd>
              {blueprintVersion === undefined
                ? blueprint.name
                : t("version", { name: blueprint.name, version: String(blueprintVersion) })}
            </dd>
          </>
        )}
        {domain === "mapping-draft" && (
          <>
            <dt className="text-ink-muted">{t("storages")}</dt>
            <dd className="wrap-anywhere">{namesOf(storages.map(({ name }) => name))}</dd>
            <dt className="text-ink-muted">{t("startDate")}</dt>
            <dd className="tabular-nums">{startDate ?? t("noStartDate")}</dd>
          </>
        )}
      </dl>
      {!isReadOnly && (
        <div>
          <Button variant="primary" onClick={onSet}>
            {t("begin")}
          </Button>
        </div>
      )}
      <PrintMapping mapping={mapping} unsent={unsent} />
      <p className="text-ink-muted text-sm">{t("keys")}</p>
    </section>
  );
}
