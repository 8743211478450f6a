"use client";

import { useTranslations } from "next-intl";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { notifySuccess } from "@/components/feedback/notify";
import { useCurrentRecord } from "@/components/form/record/use-current-record";
import { useRecordForm } from "@/components/form/record/use-record-form";
import type { EditFormProps, FormProps } from "@/components/list/panel/list-form";
import { type Company, companiesCalls } from "@/lib/resources/companies/companies.calls";
import { newCompany, toBody, toForm, toNewBody } from "@/lib/resources/companies/company-form";
import { CompanyFields, companyFormSchema as schema } from "./company-fields";

const invalidates = [companiesCalls.suppliers, companiesCalls.list, companiesCalls.one];

export function NewCompany({ onSaved, ...panel }: FormProps) {
  const t = useTranslations("companies.form");
  const create = useCallMutation(companiesCalls.create, { invalidates });
  const record = useRecordForm({
    ...panel,
    name: "companies/new",
    values: newCompany,
    schema,
    toBody: toNewBody,
    async save(body) {
      const { data } = await create.mutateAsync({ body });
      notifySuccess(t("created"));
      onSaved(data.id);
    },
  });
  return <CompanyFields record={record} />;
}

export function EditCompany({ detail, version, onSaved, ...panel }: EditFormProps<Company>) {
  const t = useTranslations("companies.form");
  const update = useCallMutation(companiesCalls.update, { invalidates });
  const params = { id: detail.id };
  const record = useRecordForm({
    ...panel,
    name: `companies/${detail.id}`,
    values: toForm(detail),
    schema,
    toBody,
    current: useCurrentRecord(companiesCalls.one, { params }, version, toForm),
    onUnchanged: onSaved,
    async save(_body, changed, from) {
      await update.mutateAsync({ params, body: changed, version: from.version });
      notifySuccess(t("updated"));
      onSaved();
    },
  });
  return <CompanyFields record={record} />;
}
