"use client";

import { useTranslations } from "next-intl";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FetchedSelect } from "@/components/calls/fetched-select";
import { useCallQuery } from "@/components/calls/use-call-query";
import { Field } from "@/components/form/field";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";

interface CountySelectProps {
  label: string;
  error: string | undefined;
  className?: string;
  /** The name of the county that the form holds. */
  value: string;
  registration: UseFormRegisterReturn;
}

/** A county of Romania, by its name (STOR-012). */
export function CountySelect({ label, error, className, value, registration }: CountySelectProps) {
  const t = useTranslations("common");
  const counties = useCallQuery(lookupsCalls.counties, { query: { countryId: 1 } }, { meta: { quiet: true } });
  return (
    <Field label={label} error={error} className={className}>
      {(field) => (
        <FetchedSelect
          query={counties}
          options={counties.data?.data.map(({ name }) => ({ value: name, label: name }))}
          none={t("choose")}
          held={{ value, label: value }}
          {...field}
          {...registration}
        />
      )}
    </Field>
  );
}
