"use client";

import { useTranslations } from "next-intl";
import { cellsByPlace, type MappedCell } from "@/lib/resources/current_stocks/mapping-gaps";

/** @returns a function that names cells: "cells F1.3.1, F1.3.2, locker L4" */
export function useCellsText(): (cells: readonly MappedCell[]) => string {
  const t = useTranslations("current_stocks.mapping.places");
  return (cells) =>
    cellsByPlace(cells)
      .map(({ place, aliases }) => t(place, { count: aliases.length, aliases: aliases.join(", ") }))
      .join(", ");
}
