"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { RecordPicker } from "@/components/form/picker/record-picker";
import { companySource } from "@/lib/resources/companies/company-source";

/** A form's field for one company. */
export function CompanyPicker(field: Omit<ComponentProps<typeof RecordPicker>, "placeholder" | "source">) {
  const t = useTranslations("common.picker");
  return <RecordPicker placeholder={t("company")} source={companySource} {...field} />;
}
