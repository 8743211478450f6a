"use client";

import { useTranslations } from "next-intl";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { notifySuccess } from "@/components/feedback/notify";
import type { FormProps } from "@/components/list/panel/list-form";
import { newService, type ServiceForm, toBody, toForm } from "@/lib/resources/services/service-form";
import { type Service, servicesCalls } from "@/lib/resources/services/services.calls";
import { ServiceFields } from "./service-fields";

const invalidates = [servicesCalls.list, servicesCalls.one];

export function NewService({ onSaved, ...form }: FormProps) {
  const t = useTranslations("services.form");
  const { mutateAsync } = useCallMutation(servicesCalls.create, { invalidates });
  async function save(values: ServiceForm): Promise<void> {
    const made = await mutateAsync({ body: toBody(values) }).catch(() => undefined);
    if (made === undefined) return;
    notifySuccess(t("created"));
    onSaved(made.data.id);
  }
  return <ServiceFields {...form} values={newService} onSubmit={save} />;
}

export function EditService({ detail, onSaved, ...form }: FormProps & { detail: Service }) {
  const t = useTranslations("services.form");
  const { mutateAsync } = useCallMutation(servicesCalls.update, { invalidates });
  async function save(values: ServiceForm): Promise<void> {
    const changed = await mutateAsync({ params: { id: detail.id }, body: toBody(values) }).catch(() => undefined);
    if (changed === undefined) return;
    notifySuccess(t("updated"));
    onSaved();
  }
  return <ServiceFields {...form} values={toForm(detail)} onSubmit={save} />;
}
