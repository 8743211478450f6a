"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { SearchBox } from "@/components/form/search-box";
import { Picture } from "@/components/record/picture";
import { cut, longest } from "@/lib/list/texts/cut";
import type { FoundProduct, ProductSource } from "@/lib/resources/products/product-source";
import { productMeant } from "@/lib/resources/products/scanned-code";
import { useFoundProducts } from "./use-found-products";

interface ProductSearchProps {
  label: string;
  placeholder: string;
  source: ProductSource;
  /** Where nothing is found. */
  noneText: string;
  failedText(error: unknown): string;
  onChoose(product: FoundProduct): void;
}

/** Finds a product by what is typed, or by a barcode that a scanner types and ends with Enter. */
export function ProductSearch({ label, placeholder, source, noneText, failedText, onChoose }: ProductSearchProps) {
  const t = useTranslations("list.filters");
  const [typed, setTyped] = useState("");
  const term = typed.trim();
  // Enter was pressed before the answer to this term was there: a scanner does not wait.
  const [entered, setEntered] = useState<string>();
  const isEntered = entered === term && term !== "";
  const { found, state, error, retry } = useFoundProducts(source, term, isEntered);
  const choose = (product: FoundProduct): void => {
    setTyped("");
    setEntered(undefined);
    onChoose(product);
  };
  const settle = useEffectEvent(() => {
    setEntered(undefined);
    const meant = productMeant(found, term);
    if (meant !== undefined) choose(meant);
  });
  useEffect(() => {
    if (isEntered && (state === "found" || state === "failed")) settle();
  }, [isEntered, state]);
  return (
    <SearchBox
      label={label}
      placeholder={placeholder}
      term={typed}
      onTerm={setTyped}
      onEnter={() => {
        const scanned = found.find(({ barcode }) => barcode === term);
        if (scanned !== undefined) choose(scanned);
        else if (state === "searching" && term !== "") setEntered(term);
        return scanned !== undefined || state === "searching";
      }}
      state={state}
      items={found}
      keyOf={({ id }) => String(id)}
      option={({ name, barcode, image }) => (
        <>
          {image !== undefined && <Picture address={image} text="" />}
          <span className="min-w-0 flex-1" title={name}>
            {cut(name, longest.productLabel)}
          </span>
          <span className="text-ink-muted text-xs tabular-nums">{barcode}</span>
        </>
      )}
      onChoose={choose}
      texts={{ searching: t("searching"), none: noneText, failed: failedText(error), retry: t("retry") }}
      onRetry={retry}
    />
  );
}
