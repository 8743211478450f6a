"use client";

import { useTranslations } from "next-intl";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import type { EditFormProps, FormProps } from "@/components/form/form-props";
import { useCurrentRecord } from "@/components/form/record/use-current-record";
import { useRecordForm } from "@/components/form/record/use-record-form";
import { useToday } from "@/components/shell/use-today";
import { newVoucher, toBody, toForm, toNewBody } from "@/lib/resources/vouchers/voucher-form";
import { type Voucher, vouchersCalls } from "@/lib/resources/vouchers/vouchers.calls";
import { VoucherFields } from "./voucher-fields";
import { voucherFormSchema as schema } from "./voucher-form-schema";

const invalidates = [vouchersCalls.list, vouchersCalls.one];

export function NewVoucher(panel: FormProps) {
  const t = useTranslations("vouchers.form");
  const create = useCallMutation(vouchersCalls.create, { invalidates });
  const record = useRecordForm({
    ...panel,
    name: "vouchers/new",
    values: newVoucher(useToday()),
    schema,
    toBody: toNewBody,
    save: async (body) => (await create.mutateAsync({ body })).data.id,
    savedText: t("created"),
  });
  return <VoucherFields record={record} />;
}

export function EditVoucher({ detail, version, ...panel }: EditFormProps<Voucher>) {
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
    failedText: t("notUpdated"),
    async save(_body, changed, { version }) {
      await update.mutateAsync({ params, body: changed, version });
    },
    savedText: t("updated"),
  });
  return <VoucherFields record={record} />;
}
