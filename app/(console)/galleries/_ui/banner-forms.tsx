"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { notifySuccess } from "@/components/feedback/notify";
import { useCurrentRecord } from "@/components/form/record/use-current-record";
import { useRecordForm } from "@/components/form/record/use-record-form";
import type { EditFormProps, FormProps } from "@/components/list/panel/list-form";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { newBanner, toBody, toForm, toNewBody } from "@/lib/resources/galleries/banner-form";
import { type Banner, galleriesCalls } from "@/lib/resources/galleries/galleries.calls";
import { BannerFields } from "./banner-fields";
import { bannerSchema as schema } from "./banner-schema";

const invalidates = [galleriesCalls.list, galleriesCalls.one];

export function NewBanner({ onSaved, ...panel }: FormProps) {
  const t = useTranslations("galleries.form");
  const create = useCallMutation(galleriesCalls.create, { invalidates });
  const record = useRecordForm({
    ...panel,
    name: "galleries/new",
    values: newBanner,
    schema,
    toBody: toNewBody,
    async save(body) {
      const { data } = await create.mutateAsync({ body });
      notifySuccess(t("created"));
      onSaved(data.id);
    },
  });
  return <BannerFields record={record} />;
}

export function EditBanner({ detail, version, onSaved, ...panel }: EditFormProps<Banner>) {
  const t = useTranslations("galleries.form");
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const update = useCallMutation(galleriesCalls.update, { invalidates });
  const params = { id: detail.id };
  const fill = (banner: Banner) => toForm(banner, timeZone);
  const record = useRecordForm({
    ...panel,
    name: `galleries/${detail.id}`,
    values: fill(detail),
    schema,
    toBody,
    // A banner leads to one of them: who sends one sends that it leads to none of the others.
    together: [["forwardedURL", "forwardedCategoryTree", "forwardedProductInfo"]],
    current: useCurrentRecord(galleriesCalls.one, { params }, version, fill),
    onUnchanged: onSaved,
    async save(_body, changed, from) {
      await update.mutateAsync({ params, body: changed, version: from.version });
      notifySuccess(t("updated"));
      onSaved();
    },
  });
  return <BannerFields record={record} banner={detail} />;
}
