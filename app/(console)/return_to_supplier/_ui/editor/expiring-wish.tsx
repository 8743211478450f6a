"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Field } from "@/components/form/field";
import { NumericInput } from "@/components/form/numeric-input";
import { RecordPicker } from "@/components/form/picker/record-picker";
import { useAddress } from "@/components/list/url/use-address";
import { useToday } from "@/components/shell/use-today";
import { Button } from "@/components/ui/button";
import { addDays } from "@/lib/dates/day";
import { readValues } from "@/lib/list/filters/filter-text";
import { lookupSource } from "@/lib/list/lookups/lookup-source";
import { parseListUrl } from "@/lib/list/url/list-url";
import { suppliersLookup } from "@/lib/resources/lookups/lookups.lookup";
import { expiringDaysOf, isExpiringDays } from "@/lib/resources/return_to_supplier/expiring-link";
import { returnToSupplierList } from "@/lib/resources/return_to_supplier/return-to-supplier.list";
import type { Wanted } from "./use-expiring-search";

interface ExpiringWishProps {
  isRunning: boolean;
  onSearch(wanted: Wanted): void;
  onStop(): void;
}

const suppliers = lookupSource(suppliersLookup);

/** Whose goods are looked for, and within how many days they expire; what has expired is among them. */
export function ExpiringWish({ isRunning, onSearch, onStop }: ExpiringWishProps) {
  const t = useTranslations("return_to_supplier.expiring");
  const today = useToday();
  const formId = useId();
  const search = useAddress();
  // Who comes from stock that expires brings its days, and one supplier where the list was narrowed to it.
  const [supplier, setSupplier] = useState(() => linkedSupplier(search, today));
  const [days, setDays] = useState(() => String(expiringDaysOf(window.location.hash)));
  const [isChecked, setChecked] = useState(false);
  const areDays = isExpiringDays(days.trim());
  const count = Number(days);
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (supplier !== "" && areDays && !isRunning)
          onSearch({ supplier: Number(supplier), days: count, until: addDays(today, count === 0 ? -1 : count) });
      }}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
    >
      <p className="text-ink-muted sm:col-span-3">{t("intro")}</p>
      <RecordPicker
        label={t("supplier")}
        placeholder={t("searchSupplier")}
        source={suppliers}
        error={isChecked && supplier === "" ? t("supplierRequired") : undefined}
        value={supplier}
        onChange={setSupplier}
      />
      <Field label={t("days")} hint={t("daysHint")} error={areDays ? undefined : t("daysFormat")}>
        {(field) => <NumericInput {...field} isWholeNumber inputMode="numeric" value={days} onValue={setDays} />}
      </Field>
      {/* Beside the fields, below the height of their labels. */}
      <div className="flex gap-2 sm:pt-6">
        <Button type="submit" form={formId} variant="primary" disabled={isRunning}>
          {t("search")}
        </Button>
        {isRunning && <Button onClick={onStop}>{t("stop")}</Button>}
      </div>
    </form>
  );
}

/** The one supplier to which the list behind the form is narrowed, if it is one. */
function linkedSupplier(search: URLSearchParams, today: string): string {
  const [id = "", ...others] = readValues(
    parseListUrl(returnToSupplierList, search, today).state.filters.supplier ?? "",
  );
  return others.length === 0 ? id : "";
}
