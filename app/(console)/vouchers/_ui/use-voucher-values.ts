"use client";

import { useTranslations } from "next-intl";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { voucherFaults } from "@/lib/resources/vouchers/voucher-faults";
import type { VoucherForm } from "@/lib/resources/vouchers/voucher-form";

export type VoucherRecord = RecordFormApi<VoucherForm>;
export type AmountName = "amount" | "minOrderSpend" | "maxDiscountPerOrder" | "maxCumulativeValue";
type PutName = AmountName | "type" | "product" | "startDate" | "endDate";

/** Fields whose rules look at another one too. */
const lookingAt: Partial<Record<PutName, readonly PutName[]>> = {
  type: ["maxDiscountPerOrder", "maxCumulativeValue"],
  amount: ["maxDiscountPerOrder", "maxCumulativeValue"],
  maxDiscountPerOrder: ["maxCumulativeValue"],
  startDate: ["endDate"],
};

/** The form's values, their setters, and the faults of touched fields. */
export function useVoucherValues({ form, refusalOf }: VoucherRecord) {
  const t = useTranslations("vouchers.form");
  const { errors } = form.formState;
  const values = form.watch();
  const faults = voucherFaults(values);

  /** Checks the field, and what was entered in those that depend on it. */
  function put(name: PutName, value: string): void {
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    const filled = (lookingAt[name] ?? []).filter((each) => form.getValues(each) !== "");
    if (filled.length > 0) void form.trigger(filled);
  }

  /** 20 RON are not 20 percent: what another type gave is not taken along. */
  function chooseType(type: string): void {
    form.setValue("amount", "", { shouldDirty: true });
    form.setValue("product", "", { shouldDirty: true });
    form.clearErrors(["amount", "product"]);
    put("type", type);
  }

  /** Already a text: what the form knows to be wrong first, then what the platform does. */
  function errorOf(name: keyof VoucherForm): string | undefined {
    const fault = errors[name] && faults[name];
    return fault ? t(fault) : refusalOf(name);
  }

  return { values, put, chooseType, errorOf };
}
