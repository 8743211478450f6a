"use client";

import { useTranslations } from "next-intl";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import type { EditFormProps, FormProps } from "@/components/form/form-props";
import { useCurrentRecord } from "@/components/form/record/use-current-record";
import { useRecordForm } from "@/components/form/record/use-record-form";
import { newService, toBody, toForm } from "@/lib/resources/services/service-form";
import { type Service, servicesCalls } from "@/lib/resources/services/services.calls";
import { ServiceFields, serviceFormSchema as schema } from "./service-fields";

const invalidates = [servicesCalls.list, servicesCalls.one];

export function NewService(panel: FormProps) {
  const t = useTranslations("services.form");
  const create = useCallMutation(servicesCalls.create, { invalidates });
  const record = useRecordForm({
    ...panel,
    name: "services/new",
    values: newService,
    schema,
    toBody,
    save: async (body) => (await create.mutateAsync({ body })).data.id,
    savedText: t("created"),
  });
  return <ServiceFields record={record} />;
}

export function EditService({ detail, version, ...panel }: EditFormProps<Service>) {
  const t = useTranslations("services.form");
  const update = useCallMutation(servicesCalls.update, { invalidates });
  const params = { id: detail.id };
  const record = useRecordForm({
    ...panel,
    name: `services/${detail.id}`,
    values: toForm(detail),
    schema,
    toBody,
    current: useCurrentRecord(servicesCalls.one, { params }, version, toForm),
    async save(_body, changed, { version }) {
      await update.mutateAsync({ params, body: changed, version });
    },
    savedText: t("updated"),
  });
  return <ServiceFields record={record} service={detail} />;
}
