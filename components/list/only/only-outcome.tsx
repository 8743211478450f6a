"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { notifySuccess } from "@/components/feedback/notify";
import { useOperatorZone } from "@/components/shell/operator-zone";
import { useToday } from "@/components/shell/use-today";
import { contradictedFilters } from "@/lib/list/passed-over/contradicted-filters";
import { rowLinkSelector } from "../table/row-link";
import type { OnlyFrom, OnlyOffer, OnlyPlace, ShownRows } from "./only-place";

interface OnlyOutcomeProps extends ShownRows {
  narrowed: OnlyOffer;
  from: OnlyFrom;
  place: OnlyPlace;
  totalCount: number | undefined;
  rowsRef: RefObject<HTMLElement | null>;
}

/** Once the rows are there it says how many they are, and takes the focus to where it was, if its place has gone. */
export function OnlyOutcome({ narrowed, from, place, columns, rows, totalCount, rowsRef }: OnlyOutcomeProps) {
  const t = useTranslations("list.only");
  const at = { today: useToday(), timeZone: useOperatorZone() };
  const [told, setTold] = useState<{ of: OnlyOffer; text: string }>();
  const isApplied = Object.entries(narrowed.filters).every(([key, text]) => place.applied[key] === text);
  const isThere = isApplied && totalCount !== undefined;
  const tell = useEffectEvent(() => {
    const { name, value } = narrowed;
    const isNarrowed = contradictedFilters({ ...place.list, columns }, narrowed.filters, rows, at).length === 0;
    const text = isNarrowed ? t("done", { name, value, count: totalCount ?? 0 }) : t("notDone", { name });
    // Where the rows are hidden, eyes see nothing of it else.
    const isSeen = rowsRef.current?.checkVisibility() === true;
    setTold({ of: narrowed, text: isSeen ? text : "" });
    if (!isSeen) notifySuccess(text);
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) placeOf(from, rowsRef.current)?.focus();
  });
  // Once of each: another page of the same rows is no news.
  const isNews = isThere && told?.of !== narrowed;
  useEffect(() => {
    if (isNews) tell();
  }, [isNews]);
  return (
    <p role="status" className="sr-only">
      {told?.text}
    </p>
  );
}

/** The panel's heading, or the row: where that stands on another page now, the one that Tab would enter. */
function placeOf(from: OnlyFrom, rows: HTMLElement | null): HTMLElement | undefined | null {
  if (from === "preview") return document.querySelector<HTMLElement>("main aside h2");
  const links = [...(rows?.querySelectorAll<HTMLElement>(rowLinkSelector) ?? [])];
  return links.find((link) => link.dataset.rowLink === String(from.row)) ?? links.find((link) => link.tabIndex === 0);
}
