"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useAllRows } from "@/components/calls/use-all-rows";
import { ErrorState } from "@/components/feedback/error-state";
import { Field } from "@/components/form/field";
import { NumericInput } from "@/components/form/numeric-input";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { Choice } from "@/lib/choices/source";
import { formatQuantity } from "@/lib/money/format";
import { currentStocksCalls, stockPage } from "@/lib/resources/current_stocks/current-stocks.calls";
import {
  fillFromBatches,
  lyingBatches,
  piecesLeft,
  type Taken,
} from "@/lib/resources/receptions_intern/fill-from-batches";
import { stockArgs } from "@/lib/resources/receptions_intern/source-stock";

/** Batches of one product in one storage: no product has as many. */
const mostBatches = 2000;

interface AskedPiecesProps {
  /** Id of the storage that the goods leave. */
  storage: number;
  product: Choice;
  /** Pieces that the lines take already, by the batch's id. */
  taken(): ReadonlyMap<number, number>;
  onTake(taken: readonly Taken[]): void;
  onCancel(): void;
}

/** How many pieces of a product go, of those that lie there: they are filled from what expires first. */
export function AskedPieces({ storage, product, taken, onTake, onCancel }: AskedPiecesProps) {
  const t = useTranslations("receptions_intern.asked");
  const locale = useLocale();
  const { first, rows, extent, error, isRetrying, retry } = useAllRows({
    call: currentStocksCalls.list,
    pageArgs: (offset) => stockArgs(storage, product.id, offset),
    rowsOf: (answer) => answer,
    pageSize: stockPage.limit,
    most: mostBatches,
  });
  const [typed, setTyped] = useState("");
  const [told, setTold] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isWhole = extent !== "reading" && extent !== "failed";
  useEffect(() => {
    if (isWhole) input.current?.focus();
  }, [isWhole]);
  if (first.data === undefined) return <MissingAnswer query={first} skeleton={<Skeleton className="h-16" />} />;
  if (extent === "failed") return <ErrorState error={error} onRetry={retry} isRetrying={isRetrying} />;
  if (!isWhole) return <Skeleton className="h-16" />;

  const batches = lyingBatches(rows);
  const left = piecesLeft(batches, taken());
  const { name } = product;
  function take(): void {
    const pieces = Number(typed);
    if (!Number.isInteger(pieces) || pieces < 1) setTold(t("required"));
    else if (pieces > left) setTold(t("onlyThere", { count: formatQuantity(left, locale) }));
    else onTake(fillFromBatches(batches, taken(), pieces));
  }
  /** Enter would send the form, and the page's list has other uses for Escape. */
  function press(event: KeyboardEvent): void {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") take();
    else onCancel();
  }
  if (left === 0)
    return (
      <div
        role="status"
        className="flex flex-wrap items-center gap-2 rounded-md bg-warning-soft px-3 py-1 text-warning"
      >
        <p className="flex-1 wrap-anywhere">{t(batches.length === 0 ? "none" : "allTaken", { product: name })}</p>
        <Button variant="plain" size="small" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    );
  return (
    <fieldset className="flex flex-wrap items-start gap-2 rounded-md border border-line px-3 pt-2">
      <legend className="sr-only">{name}</legend>
      <Field
        label={t("pieces", { product: name })}
        hint={t("there", { count: formatQuantity(left, locale), batches: batches.length })}
        error={told}
        className="min-w-60 flex-1"
      >
        {(field) => (
          <NumericInput
            {...field}
            ref={input}
            isWholeNumber
            value={typed}
            onValue={(value) => {
              setTyped(value);
              setTold(undefined);
            }}
            onKeyDown={press}
          />
        )}
      </Field>
      <div className="flex gap-2 pt-7">
        <Button onClick={take}>{t("take")}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </fieldset>
  );
}
