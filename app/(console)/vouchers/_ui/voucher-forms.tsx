"use client";

import { useTranslations } from "next-intl";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { notifySuccess } from "@/components/feedback/notify";
import { useCurrentRecord } from "@/components/form/record/use-current-record";
import { useRecordForm } from "@/components/form/record/use-record-form";
import { useToday } from "@/components/form/use-today";
import type { EditFormProps, FormProps } from "@/components/list/panel/list-form";
import { newVoucher, toBody, toForm, toNewBody } from "@/lib/resources/vouchers/voucher-form";
import { type Voucher, vouchersCalls } from "@/lib/resources/vouchers/vouchers.calls";
import { VoucherFields } from "./voucher-fields";
import { voucherFormSchema as schema } from "./voucher-form-schema";

const invalidates = [vouchersCalls.list, vouchersCalls.one];

export function NewVoucher({ onSaved, ...panel }: FormProps) {
  const t = useTranslations("vouchers.form");
  const create = useCallMutation(vouchersCalls.create, { invalidates });
  const record = useRecordForm({
    ...panel,
    name: "vouchers/new",
    values: newVoucher(useToday()),
    schema,
    toBody: toNewBody,
    async save(body) {
      const { data } = await create.mutateAsync({ body });
      notifySuccess(t("created"));
      onSaved(data.id);
    },
  });
  return <VoucherFields record={record} />;
}

export function EditVoucher({ detail, version, onSaved, ...panel }: EditFormProps<Voucher>) {
  const t = useTranslations("vouchers.form");
  const update = useCallMutation(vouchersCalls.update, { invalidates });
  const params = { id: detail.id };
  const record = useRecordForm({
    ...panel,
    name: `vouchers/${detail.id}`,
    values: toForm(detail),
    schema,
    toBody,
    together: [
      ["type", "amount", "product"],
      ["startDate", "endDate"],
    ],
    current: useCurrentRecord(vouchersCalls.one, { params }, version, toForm),
    onUnchanged: onSaved,
    failedText: t("notUpdated"),
    async save(_body, changed, from) {
      await update.mutateAsync({ params, body: changed, version: from.version });
      notifySuccess(t("updated"));
      onSaved();
    },
  });
  return <VoucherFields record={record} />;
}
