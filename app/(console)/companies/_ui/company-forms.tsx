"use client";

import { useTranslations } from "next-intl";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import type { EditFormProps, FormProps } from "@/components/form/form-props";
import { useCurrentRecord } from "@/components/form/record/use-current-record";
import { useRecordForm } from "@/components/form/record/use-record-form";
import { type Company, companiesCalls } from "@/lib/resources/companies/companies.calls";
import { newCompany, toBody, toForm, toNewBody } from "@/lib/resources/companies/company-form";
import { CompanyFields, companyFormSchema as schema } from "./company-fields";

const invalidates = [companiesCalls.suppliers, companiesCalls.list, companiesCalls.one];

export function NewCompany(panel: FormProps) {
  const t = useTranslations("companies.form");
  const create = useCallMutation(companiesCalls.create, { invalidates });
  const record = useRecordForm({
    ...panel,
    name: "companies/new",
    values: newCompany,
    schema,
    toBody: toNewBody,
    save: async (body) => (await create.mutateAsync({ body })).data.id,
    savedText: t("created"),
  });
  return <CompanyFields record={record} />;
}

export function EditCompany({ detail, version, ...panel }: EditFormProps<Company>) {
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
    async save(_body, changed, { version }) {
      await update.mutateAsync({ params, body: changed, version });
    },
    savedText: t("updated"),
  });
  return <CompanyFields record={record} />;
}
