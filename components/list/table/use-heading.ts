"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useTwoPlaces } from "@/components/shell/operator-zone";
import type { ColumnKind } from "@/lib/list/declare/column";

interface Heading {
  text: string;
  /** Whose times they are, where they are not the operator's: the end of the text. */
  place?: string;
  title: string;
}

/** What a field is called. Of times that are not the operator's the name says whose they are. */
export function useHeading(kind: ColumnKind, name: string): Heading {
  return useHeadings()(kind, name);
}

/** The same, of any number of fields. */
export function useHeadings(): (kind: ColumnKind, name: string) => Heading {
  const t = useTranslations("list");
  const place = useTwoPlaces()?.own;
  return useCallback(
    (kind, name) =>
      kind !== "date-time" || place === undefined
        ? { text: name, title: name }
        : { text: t("namePlace", { name, place }), place, title: t("timeOf", { name, place }) },
    [t, place],
  );
}
