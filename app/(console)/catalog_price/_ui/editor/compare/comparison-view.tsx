"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { ChoiceGroup } from "@/components/shell/settings/choice-group";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import type { ComparedPrice, PriceRelation } from "@/lib/resources/catalog_price/compare-prices";
import type { PriceTaker, Takeover } from "@/lib/resources/catalog_price/take-prices";
import { ComparisonTable } from "./comparison-table";
import { PlannedPrices } from "./planned-prices";

const shown = {
  differences: ["different", "onlyHere", "onlyThere"],
  different: ["different"],
  onlyHere: ["onlyHere"],
  onlyThere: ["onlyThere"],
  all: ["same", "different", "onlyHere", "onlyThere"],
} satisfies Record<string, readonly PriceRelation[]>;

type Shown = keyof typeof shown;
const choices: readonly Shown[] = ["differences", "different", "onlyHere", "onlyThere", "all"];

interface ComparisonViewProps {
  rows: readonly ComparedPrice[];
  currencies: { here: string; there: string };
  /** Where prices can be taken over. */
  taker: PriceTaker | undefined;
  onClose(): void;
}

/** The rows of a comparison, those that differ at first; what is selected can be taken over, once it has been seen. */
export function ComparisonView({ rows, currencies, taker, onClose }: ComparisonViewProps) {
  const t = useTranslations("catalog_price.compare");
  const [choice, setChoice] = useState<Shown>("differences");
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [planned, setPlanned] = useState<Takeover>();
  const counts = useMemo(() => {
    const countOf = (relations: readonly PriceRelation[]): number =>
      rows.filter(({ relation }) => relations.includes(relation)).length;
    return new Map(choices.map((each) => [each, countOf(shown[each])]));
  }, [rows]);
  const inView = useMemo(() => {
    const relations: readonly PriceRelation[] = shown[choice];
    return rows.filter(({ relation }) => relations.includes(relation));
  }, [rows, choice]);

  if (taker && planned)
    return (
      <>
        <PlannedPrices planned={planned.planned} currency={currencies.here} label={t("take")} />
        <DialogFooter>
          <Button onClick={() => setPlanned(undefined)}>{t("back")}</Button>
          <Button
            variant="primary"
            disabled={planned.changes.length === 0}
            onClick={() => {
              taker.apply(planned);
              onClose();
            }}
          >
            {t("apply", { count: planned.changes.length })}
          </Button>
        </DialogFooter>
      </>
    );
  return (
    <>
      <ChoiceGroup
        isLabelHidden
        label={t("show")}
        choices={choices.map((value) => ({ value, label: t(`shown.${value}`, { count: counts.get(value) ?? 0 }) }))}
        chosen={choice}
        onChoose={setChoice}
      />
      {currencies.here !== currencies.there && <p>{t("currencies")}</p>}
      {inView.length === 0 ? (
        <p className="py-6 text-center text-ink-muted">{t("nothing")}</p>
      ) : (
        <ComparisonTable
          key={choice}
          rows={inView}
          currencies={currencies}
          selection={taker && { selected, onSelect: setSelected }}
        />
      )}
      {taker && (
        <DialogFooter>
          <span role="status" className="text-ink-muted text-sm">
            {t("selected", { count: selected.size })}
          </span>
          <Button
            variant="primary"
            disabled={selected.size === 0}
            onClick={() => setPlanned(taker.plan(rows.filter(({ product }) => selected.has(product))))}
          >
            {t("preview")}
          </Button>
        </DialogFooter>
      )}
    </>
  );
}
