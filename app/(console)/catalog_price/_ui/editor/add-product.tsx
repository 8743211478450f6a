"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { memo, useEffect, useState } from "react";
import { SearchBox, type SearchState } from "@/components/form/search-box";
import { Picture } from "@/components/record/picture";
import { sendCall } from "@/lib/calls/send-call";
import { cut, longest } from "@/lib/list/texts/cut";
import { productSearchDebounce, searchProducts } from "@/lib/resources/products/product-search";
import { type ProductOption, productsCalls } from "@/lib/resources/products/products.calls";

interface AddProductProps {
  /** The same function in every render: so that no key press in the price list renders the search again. */
  onAdd(product: ProductOption): void;
}

/** Finds a product for the price list: by core id or name, and once more on the public platform (2§5). */
export const AddProduct = memo(function AddProduct({ onAdd }: AddProductProps) {
  const t = useTranslations("catalog_price.add");
  const [term, setTerm] = useState("");
  const { found, state, retry } = useProducts(term.trim());
  return (
    <SearchBox
      label={t("label")}
      placeholder={t("placeholder")}
      term={term}
      onTerm={setTerm}
      state={state}
      items={found}
      keyOf={({ id }) => String(id)}
      option={({ name, barcode, image }) => (
        <>
          <Picture address={image} text="" />
          <span className="min-w-0 flex-1" title={name}>
            {cut(name, longest.productLabel)}
          </span>
          <span className="text-ink-muted text-xs tabular-nums">{barcode}</span>
        </>
      )}
      onChoose={(product) => {
        setTerm("");
        onAdd(product);
      }}
      texts={{ searching: t("searching"), none: t("none"), failed: t("failed"), retry: t("retry") }}
      onRetry={retry}
    />
  );
});

function useProducts(term: string): { found: readonly ProductOption[]; state: SearchState; retry(): void } {
  const due = useDueTerm(term);
  const query = useQuery({
    queryKey: [productsCalls.globalSearch.id, "with-platform", due],
    queryFn: ({ signal }) =>
      searchProducts(async (args) => (await sendCall(productsCalls.globalSearch, args, signal)).data, due),
    enabled: due !== "",
    refetchInterval: false,
    meta: { quiet: true },
  });
  const retry = (): void => void query.refetch();
  if (term === "") return { found: [], state: "empty", retry };
  if (due !== term || query.isFetching) return { found: [], state: "searching", retry };
  return { found: query.data ?? [], state: query.isError ? "failed" : "found", retry };
}

/** The term that is searched for: when the typing has stopped (CNST-020). */
function useDueTerm(term: string): string {
  const [due, setDue] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setDue(term), productSearchDebounce);
    return () => clearTimeout(timer);
  }, [term]);
  return due;
}
