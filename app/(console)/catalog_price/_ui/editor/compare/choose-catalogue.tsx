"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useCallQuery } from "@/components/calls/use-call-query";
import { SearchBox, type SearchState } from "@/components/form/search-box";
import { lookupLimit, searchDelay } from "@/lib/list/lookups/lookup";
import { type CatalogueInList, catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";

interface ChooseCatalogueProps {
  /** Not offered. */
  except: number | undefined;
  onChoose(catalogue: CatalogueInList): void;
}

/** Finds a catalogue by its name; until something is typed, the first ones are offered. */
export function ChooseCatalogue({ except, onChoose }: ChooseCatalogueProps) {
  const t = useTranslations("catalog_price.compare");
  const [term, setTerm] = useState("");
  const [due, setDue] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setDue(term.trim()), searchDelay(term) ?? 0);
    return () => clearTimeout(timer);
  }, [term]);
  const { data, isError, isPending, refetch } = useCallQuery(
    catalogPriceCalls.list,
    // One more than is shown, for the one that is not offered.
    { query: { ...(due !== "" && { search: due }), limit: lookupLimit + 1, offset: 0, sort: "name", order: "ASC" } },
    { placeholderData: keepPreviousData, meta: { quiet: true } },
  );
  const found = (data?.data.items ?? []).filter(({ id }) => id !== except).slice(0, lookupLimit);
  const arrived: SearchState = isPending || due !== term.trim() ? "searching" : "found";
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={box}>
      <SearchBox
        label={t("choose")}
        placeholder={t("choose")}
        term={term}
        onTerm={setTerm}
        state={isError ? "failed" : arrived}
        items={found}
        keyOf={({ id }) => String(id)}
        option={({ name, currency }) => (
          <>
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <span className="text-ink-muted text-xs">{currency.code}</span>
          </>
        )}
        onChoose={onChoose}
        texts={{ searching: t("searching"), none: t("none"), failed: t("failed"), retry: t("retry") }}
        onRetry={() => void refetch()}
      />
    </div>
  );
}
