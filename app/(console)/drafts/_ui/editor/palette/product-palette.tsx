"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SearchField } from "@/components/form/picker/search-field";
import { useSearch } from "@/components/form/picker/use-search";
import { cellProductOf } from "@/lib/resources/drafts/cells/cell-product";
import type { MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";
import type { MachineFacts } from "@/lib/resources/drafts/facts/machine-facts";
import { wholeNamedProducts } from "@/lib/resources/products/product-source";
import { PaletteGroups } from "./palette-groups";
import { SelectedCells } from "./selected-cells";

interface ProductPaletteProps {
  work: MappingWork;
  isReadOnly: boolean;
  /** Whose facts are shown. */
  machine: MachineFacts | undefined;
  /** What is to be looked at in a cell, in words. */
  findingOf(cell: MappedCell): string | undefined;
  /** A product that was searched for is set. */
  onFound(): void;
  /** What was scanned last. */
  children: ReactNode;
}

/** What goes into the selected cells: searched for by name or barcode, or taken from what is mapped here already. */
export function ProductPalette({ work, isReadOnly, machine, findingOf, onFound, children }: ProductPaletteProps) {
  const t = useTranslations("mapping.palette");
  const search = useSearch(wholeNamedProducts, (choice) => {
    work.setProduct(cellProductOf({ ...choice, barcode: choice.code }));
    onFound();
  });
  return (
    <>
      <SelectedCells work={work} findingOf={findingOf} />
      {children}
      {!isReadOnly && (
        <>
          <SearchField
            label={t("search")}
            placeholder={t("placeholder")}
            search={search}
            failedText={t("failed")}
            noneText={t("none")}
          />
          <PaletteGroups work={work} machine={machine} />
        </>
      )}
    </>
  );
}
