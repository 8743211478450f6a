"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { ChoiceSelect } from "@/components/form/choice-select";
import { DayInput } from "@/components/form/day-input";
import { Field } from "@/components/form/field";
import { RecordForm } from "@/components/form/record/record-form";
import { TextInput } from "@/components/form/text-input";
import { useListText } from "@/components/list/use-list-text";
import { ProductPicker } from "@/components/resources/products/product-picker";
import { defaultCurrency } from "@/lib/money/currency";
import { anyProducts } from "@/lib/resources/products/product-source";
import { isSampling, unitOf, voucherTypeName } from "@/lib/resources/vouchers/voucher-type";
import { voucherAllocations, voucherTypes } from "@/lib/resources/vouchers/vouchers.calls";
import { AmountField } from "./amount-field";
import { useVoucherTexts } from "./use-voucher-texts";
import { useVoucherValues, type VoucherRecord } from "./use-voucher-values";

/** A voucher's fields: those of its type, checked as they change (VOUC-001, VOUC-002, VOUC-005). */
export function VoucherFields({ record }: { record: VoucherRecord }) {
  const t = useTranslations("vouchers");
  const word = useListText("vouchers");
  const { values, put, chooseType, errorOf } = useVoucherValues(record);
  const { labelOf, textOf } = useVoucherTexts();
  const { register } = record.form;
  const { onChange: _onChange, ...type } = register("type");

  return (
    <RecordForm record={record} labelOf={labelOf} textOf={textOf} className="max-w-2xl">
      <Field label={labelOf("name")} error={errorOf("name")}>
        {(field) => <TextInput autoComplete="off" maxLength={120} {...field} {...register("name")} />}
      </Field>
      <Field label={labelOf("type")} error={errorOf("type")}>
        {(field) => (
          <ChoiceSelect
            options={Object.values(voucherTypes).map((each) => ({
              value: each,
              label: word("words", "type", voucherTypeName(each)),
            }))}
            held={{ value: values.type }}
            {...field}
            {...type}
            value={values.type}
            onChange={(event) => chooseType(event.target.value)}
          />
        )}
      </Field>
      {isSampling(values.type) ? (
        <ProductPicker
          label={labelOf("product")}
          source={anyProducts}
          value={values.product}
          onChange={(id) => put("product", id)}
          error={errorOf("product")}
        />
      ) : (
        <AmountField name="amount" record={record} put={put} error={errorOf("amount")} unit={unitOf(values.type)} />
      )}
      <div className="grid grid-cols-2 items-start gap-x-4">
        {(["startDate", "endDate"] as const).map((name) => (
          <DayInput
            key={name}
            label={labelOf(name)}
            value={values[name] || undefined}
            onChange={(day) => put(name, day ?? "")}
            error={errorOf(name)}
          />
        ))}
      </div>
      {(["minOrderSpend", "maxDiscountPerOrder", "maxCumulativeValue"] as const).map((name) => (
        <AmountField
          key={name}
          name={name}
          record={record}
          put={put}
          error={errorOf(name)}
          unit={defaultCurrency}
          hint={t("form.noLimit")}
        />
      ))}
      <Field label={labelOf("allocation")} error={errorOf("allocation")}>
        {(field) => (
          <ChoiceSelect
            options={voucherAllocations.map((each) => ({ value: each, label: word("words", "allocation", each) }))}
            held={{ value: values.allocation, label: values.allocation }}
            {...field}
            {...register("allocation")}
          />
        )}
      </Field>
      <Checkbox label={labelOf("active")} {...register("active")} />
      <Checkbox label={labelOf("exclusive")} {...register("exclusive")} />
    </RecordForm>
  );
}
