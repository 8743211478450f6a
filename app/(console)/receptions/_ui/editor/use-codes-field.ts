"use client";

import { useTranslations } from "next-intl";
import type { UseFormReturn } from "react-hook-form";
import type { CodesField } from "@/components/scan/waiting/use-waiting-codes";
import type { ReceptionValues } from "@/lib/resources/receptions/new-reception";

/** Scanned codes as a field of the note's form: what keeps the form keeps them. */
export function useCodesField({
  watch,
  getValues,
  setValue,
  formState: { errors },
}: UseFormReturn<ReceptionValues>): CodesField & { error: string | undefined } {
  const t = useTranslations("receptions.form");
  const told = errors.codes?.message;
  return {
    shown: watch("codes"),
    now: () => getValues("codes"),
    put: (codes) => setValue("codes", [...codes], { shouldDirty: true, shouldValidate: true }),
    error: told === "codesSought" || told === "codesWait" ? t(told) : undefined,
  };
}
