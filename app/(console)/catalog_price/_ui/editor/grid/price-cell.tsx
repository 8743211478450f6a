"use client";

import { useLocale, type useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { hasLeft } from "@/components/form/has-left";
import { typedEntry } from "@/components/form/left-out";
import { NumericInput } from "@/components/form/numeric-input";
import { refusedOf } from "@/components/form/refused-entry";
import { askedStep } from "@/components/form/unsaved/unsaved-work";
import { useUnsavedWork } from "@/components/form/unsaved/use-unsaved-work";
import type { Motion } from "@/lib/grid/cursor";
import { editingAction } from "@/lib/grid/keys";
import { formatAmount } from "@/lib/money/format";
import { numericText } from "@/lib/money/numeric-text";
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
  /** Code of the catalogue's currency. */
  currency: string;
  /** What the entry begins with: what stood in the cell, or the first key, which may be none of a number. */
  typed: string;
  /** What stood in the cell before. */
  before: string;
  /**
   * @param typed with what the field has refused: it is no price
   * @param motion where the cursor moves next; absent where the focus is elsewhere
   */
  onCommit(typed: string, motion?: Motion): void;
  onCancel(): void;
}

/** The cell while it is being edited. */
export function PriceEntry({ label, currency, typed, before, onCommit, onCancel }: PriceEntryProps) {
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const [first] = useState(() => typedEntry(typed, (text) => numericText(text, false)));
  const [text, setText] = useState(first.value);
  /** With what is no price: it is seen, and what is typed takes its place. */
  const [isReopened] = useState(first.pieces.length > 0 && typed === before);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(isReopened ? 0 : field.current.value.length, field.current.value.length);
  }, [isReopened]);
  // Behind the effect that takes the focus: where unsaved work begins, Stay leads back to.
  useUnsavedWork(text !== before);
  const end = (finish: () => void): void => {
    // Taking the field away blurs it, which would end the entry once more.
    if (isOver.current) return;
    isOver.current = true;
    finish();
  };
  const commit = (left: HTMLInputElement, motion?: Motion): void =>
    end(() => onCommit(refusedOf(left) || text, motion));
  return (
    <NumericInput
      ref={field}
      placed="cell"
      aria-label={label}
      unit={currency}
      value={text}
      refusedAtFirst={first.pieces}
      isReopened={isReopened}
      onValue={setText}
      // The question whether to leave takes the focus: what is typed is what it asks about.
      onBlur={(event) => hasLeft(event) && askedStep() === undefined && commit(event.currentTarget)}
      onKeyDown={(event) => {
        event.stopPropagation();
        const action = editingAction(event);
        if (action === undefined) return;
        event.preventDefault();
        if (action.kind === "cancel") end(onCancel);
        if (action.kind === "commit") commit(event.currentTarget, action.motion);
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
