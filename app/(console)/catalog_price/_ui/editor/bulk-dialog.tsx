"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Field } from "@/components/form/field";
import { NumericInput } from "@/components/form/numeric-input";
import { entryRefusedIn } from "@/components/form/refused-entry";
import { Select } from "@/components/form/select";
import { ChoiceGroup } from "@/components/shell/settings/choice-group";
import { Button } from "@/components/ui/button";
import { Dialog, DialogFooter } from "@/components/ui/dialog";
import { percentUnit } from "@/lib/money/currency";
import {
  type BulkChange,
  type EnteredChange,
  type PlannedPrice,
  priceEndings,
  readChange,
} from "@/lib/resources/catalog_price/change-prices";
import { PlannedPrices } from "./compare/planned-prices";

interface BulkDialogProps {
  plan(change: BulkChange): readonly PlannedPrice[];
  currency: string;
  onApply(prices: readonly { key: number; price: string }[]): void;
  onClose(): void;
}

/** The same in every render, so that it is called when the field comes. */
const focusAtFirst = (field: HTMLInputElement | null): void => field?.focus();

const directions = ["up", "down"] as const;

/** Changes the selected prices by an amount or a percentage, which is seen before anything is sent. */
export function BulkDialog({ plan, currency, onApply, onClose }: BulkDialogProps) {
  const t = useTranslations("catalog_price.bulk");
  const formId = useId();
  const [entered, setEntered] = useState<EnteredChange>({ kind: "percent", direction: "up", typed: "" });
  const put = (part: Partial<EnteredChange>): void => setEntered({ ...entered, ...part });
  const change = readChange(entered);
  const planned = typeof change === "string" ? [] : plan(change);
  const prices = planned.flatMap(({ key, to }) => (to === undefined ? [] : [{ key, price: to }]));
  function apply(event: FormEvent): void {
    event.preventDefault();
    // The form of the catalogue holds this dialog, as React sees it.
    event.stopPropagation();
    if (prices.length === 0 || entryRefusedIn(formId)) return;
    onApply(prices);
    onClose();
  }
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <form id={formId} noValidate className="grid gap-2" onSubmit={apply}>
        <ChoiceGroup
          isLabelHidden
          label={t("direction")}
          choices={directions.map((value) => ({ value, label: t(value) }))}
          chosen={entered.direction}
          onChoose={(direction) => put({ direction })}
        />
        <div className="mt-2 grid items-start gap-x-4 gap-y-2 sm:grid-cols-2">
          <Field label={t("kind")}>
            {(field) => (
              <Select
                {...field}
                value={entered.kind}
                onChange={({ target }) => put({ kind: target.value === "amount" ? "amount" : "percent" })}
              >
                <option value="percent">{t("percent")}</option>
                <option value="amount">{t("amount")}</option>
              </Select>
            )}
          </Field>
          <Field
            label={t("by")}
            error={change === "format" || change === "zero" ? t(change) : undefined}
            hint={entered.ending && t("zeroHint")}
          >
            {(field) => (
              <NumericInput
                {...field}
                ref={focusAtFirst}
                unit={entered.kind === "percent" ? percentUnit : currency}
                value={entered.typed}
                onValue={(typed) => put({ typed })}
              />
            )}
          </Field>
          <Field label={t("ending")} className="sm:col-span-2">
            {(field) => (
              <Select
                {...field}
                value={entered.ending ?? ""}
                onChange={({ target }) => put({ ending: priceEndings.find((ending) => ending === target.value) })}
              >
                <option value="">{t("exact")}</option>
                {priceEndings.map((ending) => (
                  <option key={ending} value={ending}>
                    {t("endsIn", { ending: ending.slice(2) })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        {typeof change !== "string" && planned.length === 0 && <p role="status">{t("noPrices")}</p>}
        {planned.length > 0 && <PlannedPrices planned={planned} currency={currency} label={t("title")} />}
        <DialogFooter>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={prices.length === 0}>
            {t("apply", { count: prices.length })}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
