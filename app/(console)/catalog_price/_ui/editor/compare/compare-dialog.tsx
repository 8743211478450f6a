"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { Choice } from "@/lib/choices/source";
import { catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";
import { comparePrices, type PriceSheet } from "@/lib/resources/catalog_price/compare-prices";
import type { PriceTaker } from "@/lib/resources/catalog_price/take-prices";
import { ChooseCatalogue } from "./choose-catalogue";
import { ComparisonView } from "./comparison-view";

export interface CompareDialogProps extends PriceSheet {
  /** Of the catalogue that is compared; undefined of one that is being made. */
  catalogueId: number | undefined;
  /** Where prices of the other catalogue can be taken over. */
  taker?: PriceTaker;
  onClose(): void;
}

/** A price list beside that of another catalogue, which the person chooses. */
export function CompareDialog({ catalogueId, taker, onClose, ...here }: CompareDialogProps) {
  const t = useTranslations("catalog_price.compare");
  const [other, setOther] = useState<Choice>();
  return (
    <Dialog isWide title={t("title")} onClose={onClose}>
      {other === undefined ? (
        <ChooseCatalogue except={catalogueId} onChoose={setOther} />
      ) : (
        <div className="grid gap-3">
          <p className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 wrap-anywhere">{t("with", { name: other.name, currency: other.note ?? "" })}</span>
            <Button size="small" onClick={() => setOther(undefined)}>
              {t("other")}
            </Button>
          </p>
          <Comparison here={here} other={other} taker={taker} onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
}

interface ComparisonProps extends Pick<CompareDialogProps, "taker" | "onClose"> {
  here: PriceSheet;
  other: Choice;
}

function Comparison({ here, other, taker, onClose }: ComparisonProps) {
  const whole = useCallQuery(catalogPriceCalls.one, { params: { id: other.id } }, { meta: { quiet: true } });
  const there = whole.data?.data;
  const { currency, prices } = here;
  const rows = useMemo(
    () => there && comparePrices({ currency, prices }, { currency: there.currency.code, prices: there.productPrices }),
    [there, currency, prices],
  );
  if (rows === undefined || there === undefined)
    return <MissingAnswer query={whole} skeleton={<Skeleton className="h-96" />} />;
  return (
    <ComparisonView
      rows={rows}
      currencies={{ here: currency, there: there.currency.code }}
      // Amounts of another currency are no prices here.
      taker={there.currency.code === currency ? taker : undefined}
      onClose={onClose}
    />
  );
}
