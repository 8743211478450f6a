"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo, useState } from "react";
import { TextInput } from "@/components/form/text-input";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewTable } from "@/components/record/preview-table";
import { Button } from "@/components/ui/button";
import { inBatches } from "@/lib/calls/in-batches";
import type { ProductPrice } from "@/lib/resources/catalog_price/catalog-price.calls";
import { findPrices } from "@/lib/resources/catalog_price/find-prices";
import { mostBarcodes as rowsAtOnce } from "@/lib/resources/products/documentation.calls";
import { CompareButton } from "./editor/compare/compare-button";
import { PriceRows } from "./price-rows";

interface CataloguePricesProps {
  catalogueId: number;
  prices: readonly ProductPrice[];
  currency: string;
}

/** The price list of a catalogue: a default one prices thousands of products, so it can be searched. */
export function CataloguePrices({ catalogueId, prices, currency }: CataloguePricesProps) {
  const t = useTranslations("catalog_price.prices");
  const [term, setTerm] = useState("");
  const [steps, setSteps] = useState(1);
  const wanted = useDeferredValue(term);
  const found = useMemo(() => findPrices(prices, wanted), [prices, wanted]);
  const title = t("title", { count: prices.length });
  if (prices.length === 0)
    return (
      <PreviewSection title={title} section="prices">
        {t("empty")}
      </PreviewSection>
    );
  const shown = found.slice(0, steps * rowsAtOnce);
  const left = found.length - shown.length;
  return (
    <PreviewSection
      title={title}
      section="prices"
      action={<CompareButton catalogueId={catalogueId} currency={currency} pricesNow={() => prices} />}
    >
      <TextInput
        type="search"
        aria-label={t("find")}
        placeholder={t("find")}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
      />
      {found.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <PreviewTable
          label={title}
          columns={[{ title: t("product") }, { title: `${t("price")}, ${currency}`, isNumber: true }]}
        >
          {inBatches(shown, rowsAtOnce).map((batch) => (
            <PriceRows key={batch[0]?.productPriceId} prices={batch} />
          ))}
        </PreviewTable>
      )}
      {left > 0 && (
        <Button size="small" className="self-center" onClick={() => setSteps(steps + 1)}>
          {t("more", { count: Math.min(left, rowsAtOnce) })}
        </Button>
      )}
    </PreviewSection>
  );
}
