"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { FetchedSelect } from "@/components/calls/fetched-select";
import { useCallQuery } from "@/components/calls/use-call-query";
import { Field } from "@/components/form/field";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";

interface Currency {
  id: number;
  code: string;
}

interface CurrencyFieldProps {
  /** Undefined where none is chosen. */
  held: Currency | undefined;
  /** What stands there while none is chosen; absent where one always is. */
  none?: string;
  /** How many prices would count as the other currency. */
  countNow(): number;
  error: string | undefined;
  onChange(currency: Currency | undefined): void;
}

interface Question {
  from: Currency;
  to: Currency;
  count: number;
}

/** The currency of a catalogue. One arrow key would reprice all of it: it asks first. */
export function CurrencyField({ held, none, countNow, error, onChange }: CurrencyFieldProps) {
  const t = useTranslations("catalog_price");
  const currencies = useCallQuery(lookupsCalls.currencies, {}, { meta: { quiet: true } });
  const [asked, setAsked] = useState<Question>();
  /** What the prices counted as until none was chosen: another one after that reprices them as well. */
  const before = useRef<Currency>(undefined);
  function choose(to: Currency | undefined): void {
    const count = countNow();
    const from = held ?? before.current;
    before.current = to === undefined && count > 0 ? from : undefined;
    if (to === undefined || from === undefined || from.id === to.id || count === 0) onChange(to);
    else setAsked({ from, to, count });
  }
  const words = asked && { from: asked.from.code, to: asked.to.code, count: asked.count };
  return (
    <>
      <Field label={t("fields.currency")} error={error}>
        {(field) => (
          <FetchedSelect
            query={currencies}
            options={currencies.data?.data.map(({ id, code }) => ({ value: id, label: code }))}
            none={none}
            held={{ value: String(held?.id ?? ""), label: held?.code || undefined }}
            {...field}
            value={held?.id ?? ""}
            onChange={({ target: { value, selectedOptions } }) =>
              choose(value === "" ? undefined : { id: Number(value), code: selectedOptions[0]?.text ?? "" })
            }
          />
        )}
      </Field>
      {asked && words && (
        <ConfirmDialog
          title={t("form.currencyTitle", words)}
          text={t("form.currencyText", words)}
          confirmText={t("form.currencyChange", words)}
          keepText={t("form.currencyKeep", words)}
          onConfirm={() => {
            setAsked(undefined);
            onChange(asked.to);
          }}
          onKeep={() => {
            setAsked(undefined);
            if (held === undefined) onChange(asked.from);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
