"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { RecordPicker } from "@/components/form/picker/record-picker";

/** A form's field for one product, from whichever products its source knows. */
export function ProductPicker(field: Omit<ComponentProps<typeof RecordPicker>, "placeholder">) {
  const t = useTranslations("common.picker");
  return <RecordPicker placeholder={t(field.source.unasked === "all" ? "name" : "product")} {...field} />;
}
