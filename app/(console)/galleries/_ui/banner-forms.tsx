"use client";

import { useTranslations } from "next-intl";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import type { EditFormProps, FormProps } from "@/components/form/form-props";
import { useCurrentRecord } from "@/components/form/record/use-current-record";
import { useRecordForm } from "@/components/form/record/use-record-form";
import { useOperatorZone } from "@/components/shell/operator-zone";
import { newBanner, toBody, toForm, toNewBody } from "@/lib/resources/galleries/banner-form";
import { type Banner, galleriesCalls } from "@/lib/resources/galleries/galleries.calls";
import { BannerFields } from "./banner-fields";
import { bannerSchema as schema } from "./banner-schema";

const invalidates = [galleriesCalls.list, galleriesCalls.one];

export function NewBanner(panel: FormProps) {
  const t = useTranslations("galleries.form");
  const create = useCallMutation(galleriesCalls.create, { invalidates });
  const record = useRecordForm({
    ...panel,
    name: "galleries/new",
    values: newBanner,
    schema,
    toBody: toNewBody,
    save: async (body) => (await create.mutateAsync({ body })).data.id,
    savedText: t("created"),
  });
  return <BannerFields record={record} />;
}

export function EditBanner({ detail, version, ...panel }: EditFormProps<Banner>) {
  const t = useTranslations("galleries.form");
  const operatorZone = useOperatorZone();
  const update = useCallMutation(galleriesCalls.update, { invalidates });
  const params = { id: detail.id };
  const fill = (banner: Banner) => toForm(banner, operatorZone);
  const record = useRecordForm({
    ...panel,
    name: `galleries/${detail.id}`,
    values: fill(detail),
    schema,
    toBody,
    // A banner leads to one of them: who sends one sends that it leads to none of the others.
    together: [["forwardedURL", "forwardedCategoryTree", "forwardedProductInfo"]],
    current: useCurrentRecord(galleriesCalls.one, { params }, version, fill),
    async save(_body, changed, { version }) {
      await update.mutateAsync({ params, body: changed, version });
    },
    savedText: t("updated"),
  });
  return <BannerFields record={record} banner={detail} />;
}
