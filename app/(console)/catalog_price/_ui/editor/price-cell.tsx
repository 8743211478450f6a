"use client";

import { useLocale, type useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { hasLeft } from "@/components/form/has-left";
import { askedStep } from "@/components/form/unsaved/unsaved-work";
import { useUnsavedWork } from "@/components/form/unsaved/use-unsaved-work";
import type { Motion } from "@/lib/grid/cursor";
import { editingAction } from "@/lib/grid/keys";
import { formatAmount } from "@/lib/money/format";
import { readPrice } from "@/lib/resources/catalog_price/price-entry";
import type { PriceRow } from "@/lib/resources/catalog_price/price-row";

export type PriceTexts = ReturnType<typeof useTranslations<"catalog_price">>;

/** What stands in a price's cell. */
export function PriceText({ row }: { row: PriceRow }) {
  const locale = useLocale();
  if (row.draft !== undefined) return row.draft;
  const entry = readPrice(row.price);
  return entry.kind === "fault" ? null : formatAmount(row.price, locale);
}

interface PriceEntryProps {
  label: string;
  /** What the entry begins with. */
  typed: string;
  /** What stood in the cell before. */
  before: string;
  /** @param motion where the cursor moves next; absent where the focus is elsewhere */
  onCommit(typed: string, motion?: Motion): void;
  onCancel(): void;
}

/** The cell while it is being edited. */
export function PriceEntry({ label, typed, before, onCommit, onCancel }: PriceEntryProps) {
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const [text, setText] = useState(typed);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(typed.length, typed.length);
  }, [typed]);
  // Behind the effect that takes the focus: where unsaved work begins, Stay leads back to.
  useUnsavedWork(text !== before);
  const end = (finish: () => void): void => {
    // Taking the field away blurs it, which would end the entry once more.
    if (isOver.current) return;
    isOver.current = true;
    finish();
  };
  return (
    <input
      ref={field}
      aria-label={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      inputMode="decimal"
      autoComplete="off"
      className="h-7 w-full rounded border border-action bg-surface px-1.5 text-right tabular-nums"
      // The question whether to leave takes the focus: what is typed is what it asks about.
      onBlur={(event) => hasLeft(event) && askedStep() === undefined && end(() => onCommit(text))}
      onKeyDown={(event) => {
        event.stopPropagation();
        const action = editingAction(event);
        if (action === undefined) return;
        event.preventDefault();
        if (action.kind === "cancel") end(onCancel);
        if (action.kind === "commit") end(() => onCommit(text, action.motion));
      }}
    />
  );
}

/**
 * What is wrong with a row, or what became of its last change; nothing where all is well.
 * @param t of the grid: a row has no translator of its own, for making one takes longer than drawing it
 */
export function troubleOf(row: PriceRow, isChecked: boolean, t: PriceTexts): string | undefined {
  const entry = readPrice(row.draft ?? row.price);
  if (entry.kind === "fault" && (row.draft !== undefined || isChecked)) return t(`form.${entry.fault}`);
  if (row.send.kind === "foreign") return t(row.price === "" ? "form.removedElsewhere" : "form.changedElsewhere");
  return row.send.kind === "failed" ? (row.send.reason ?? t("form.notSaved")) : undefined;
}
