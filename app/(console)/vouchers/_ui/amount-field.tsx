"use client";

import { useTranslations } from "next-intl";
import { Controller } from "react-hook-form";
import { Field } from "@/components/form/field";
import { NumericInput } from "@/components/form/numeric-input";
import type { AmountName, VoucherRecord } from "./use-voucher-values";

interface AmountFieldProps {
  name: AmountName;
  record: VoucherRecord;
  put(name: AmountName, value: string): void;
  unit: string;
  hint?: string;
  error: string | undefined;
}

/** An amount of a voucher: digits and the dot, with its unit. */
export function AmountField({ name, record, put, unit, hint, error }: AmountFieldProps) {
  const t = useTranslations("vouchers.fields");
  return (
    <Field label={t(name)} hint={hint} error={error}>
      {(field) => (
        <Controller
          name={name}
          control={record.form.control}
          render={({ field: { ref, value, onBlur } }) => (
            <NumericInput
              {...field}
              ref={ref}
              unit={unit}
              value={value}
              onBlur={onBlur}
              onValue={(typed) => put(name, typed)}
            />
          )}
        />
      )}
    </Field>
  );
}
