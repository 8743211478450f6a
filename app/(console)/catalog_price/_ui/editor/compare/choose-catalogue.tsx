"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { SearchField } from "@/components/form/picker/search-field";
import { useSearch } from "@/components/form/picker/use-search";
import type { Choice } from "@/lib/choices/source";
import { cataloguesBeside } from "@/lib/resources/catalog_price/catalogue-source";

interface ChooseCatalogueProps {
  /** Not offered. */
  except: number | undefined;
  /** @param catalogue its note is its currency */
  onChoose(catalogue: Choice): void;
}

/** Finds a catalogue by its name; until something is typed, the first ones are offered. */
export function ChooseCatalogue({ except, onChoose }: ChooseCatalogueProps) {
  const t = useTranslations("catalog_price.compare");
  const search = useSearch(cataloguesBeside(except), onChoose);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={box}>
      <SearchField
        label={t("choose")}
        placeholder={t("choose")}
        search={search}
        noneText={t("none")}
        failedText={t("failed")}
      />
    </div>
  );
}
