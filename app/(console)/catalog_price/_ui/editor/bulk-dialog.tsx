"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/form/field";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { type BulkChange, type PlannedPrice, readChange } from "@/lib/resources/catalog_price/change-prices";
import { PlannedPrices } from "./compare/planned-prices";

interface BulkDialogProps {
  plan(change: BulkChange): readonly PlannedPrice[];
  currency: string;
  onApply(prices: readonly { key: number; price: string }[]): void;
  onClose(): void;
}

/** The same in every render, so that it is called when the field comes. */
const focusAtFirst = (field: HTMLInputElement | null): void => field?.focus();

/** Changes the selected prices by an amount or a percentage, which is seen before anything is sent. */
export function BulkDialog({ plan, currency, onApply, onClose }: BulkDialogProps) {
  const t = useTranslations("catalog_price.bulk");
  const [kind, setKind] = useState<BulkChange["kind"]>("percent");
  const [typed, setTyped] = useState("");
  const change = readChange(kind, typed);
  const planned = change === undefined ? [] : plan(change);
  const prices = planned.flatMap(({ key, to }) => (to === undefined ? [] : [{ key, price: to }]));
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          // The form of the catalogue holds this dialog, as React sees it.
          event.stopPropagation();
          if (prices.length === 0) return;
          onApply(prices);
          onClose();
        }}
      >
        <Field label={t("kind")}>
          {(field) => (
            <Select
              {...field}
              value={kind}
              onChange={({ target }) => setKind(target.value === "amount" ? "amount" : "percent")}
            >
              <option value="percent">{t("percent")}</option>
              <option value="amount">{t("amount", { currency })}</option>
            </Select>
          )}
        </Field>
        <Field
          label={t("by")}
          hint={t("hint")}
          error={typed.trim() !== "" && change === undefined ? t("invalid") : undefined}
        >
          {(field) => (
            <TextInput
              {...field}
              ref={focusAtFirst}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        {planned.length > 0 && <PlannedPrices planned={planned} label={t("title")} />}
        <div className="mt-2 flex justify-end gap-2">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={prices.length === 0}>
            {t("apply", { count: prices.length })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
