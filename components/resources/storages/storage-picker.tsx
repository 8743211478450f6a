"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { RecordPicker } from "@/components/form/picker/record-picker";

/** A form's field for one storage, of those that its source knows. */
export function StoragePicker(field: Omit<ComponentProps<typeof RecordPicker>, "placeholder">) {
  const t = useTranslations("common.picker");
  return <RecordPicker placeholder={t("storage")} {...field} />;
}
