"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { GridLook } from "@/components/grid/grid-look";
import { Picture } from "@/components/record/picture";
import { switchedOn } from "@/lib/grid/columns/grid-column";
import type { MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import { type CellFault, cellColumnNames, cellColumns } from "@/lib/resources/drafts/editing/cell-columns";
import { wholeNamedProducts } from "@/lib/resources/products/product-source";

/** The cells of a mapping as rows are drawn. */
export function useCellLook(isLive: boolean, isReadOnly: boolean): GridLook<MappedCell, CellFault> {
  const t = useTranslations("mapping.rows");
  return useMemo(() => {
    const titles = new Map<string, string>(cellColumnNames.map((name) => [name, t(`columns.${name}`)]));
    const titleOf = (column: string): string => titles.get(column) ?? "";
    return {
      columns: cellColumns({ source: wholeNamedProducts, isLive, isReadOnly }),
      isReadOnly,
      label: t("title"),
      titleOf,
      entryLabelOf: (column, { alias }) => t("cellOf", { column: titleOf(column), cell: alias }),
      wordOf(column, value) {
        if (column === "renewProduct" || column === "fillOnDemand") return t(value === switchedOn ? "on" : "off");
        if (column !== "place") return value;
        const [kind = "", zone = "", shelf = ""] = value.split(" ");
        return t(kind === "locker" ? "place.locker" : "place.shelf", { zone, shelf });
      },
      pictureOf: ({ product }) => <Picture address={product?.image} text="" />,
      faultText: (fault) => t(`faults.${fault}`),
    };
  }, [t, isLive, isReadOnly]);
}
