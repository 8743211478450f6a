"use client";

import { useTranslations } from "next-intl";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { notifySuccess } from "@/components/feedback/notify";
import { useCurrentRecord } from "@/components/form/record/use-current-record";
import { useRecordForm } from "@/components/form/record/use-record-form";
import type { EditFormProps, FormProps } from "@/components/list/panel/list-form";
import { newService, toBody, toForm } from "@/lib/resources/services/service-form";
import { type Service, servicesCalls } from "@/lib/resources/services/services.calls";
import { ServiceFields, serviceFormSchema as schema } from "./service-fields";

const invalidates = [servicesCalls.list, servicesCalls.one];

export function NewService({ onSaved, ...panel }: FormProps) {
  const t = useTranslations("services.form");
  const create = useCallMutation(servicesCalls.create, { invalidates });
  const record = useRecordForm({
    ...panel,
    name: "services/new",
    values: newService,
    schema,
    toBody,
    async save(body) {
      const { data } = await create.mutateAsync({ body });
      notifySuccess(t("created"));
      onSaved(data.id);
    },
  });
  return <ServiceFields record={record} />;
}

export function EditService({ detail, version, onSaved, ...panel }: EditFormProps<Service>) {
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
    onUnchanged: onSaved,
    async save(_body, changed, from) {
      await update.mutateAsync({ params, body: changed, version: from.version });
      notifySuccess(t("updated"));
      onSaved();
    },
  });
  return <ServiceFields record={record} service={detail} />;
}
