"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Callout } from "@/components/feedback/callout";
import { Select } from "@/components/form/select";
import { useOptionsLog } from "./use-options-log";

interface FetchedSelectProps extends ComponentProps<typeof Select> {
  /** Brings the options. Its failure is told here: its call is quiet. */
  query: Pick<UseQueryResult, "status" | "error" | "isFetching" | "refetch">;
  options: readonly { value: string | number; label: string }[] | undefined;
  /** What stands there while nothing is chosen. */
  none: string;
  /** What is chosen already, where its value is its label: it is shown though its option is not there. */
  chosen?: string;
}

/** A list of choices whose options are fetched. Where they cannot be had it says so, with Retry (reading 13). */
export function FetchedSelect({ query, options = [], none, chosen = "", ...select }: FetchedSelectProps) {
  const t = useTranslations("list.filters");
  useOptionsLog(query.error);
  const isOffered = chosen === "" || options.some(({ value }) => value === chosen);
  return (
    <div className="grid gap-1">
      {/* The options arrive after the value: drawn anew then, so that the value finds its option. */}
      <Select key={query.status} {...select}>
        <option value="">{none}</option>
        {!isOffered && <option>{chosen}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {query.error !== null && (
        <Callout
          text={t("loadFailed")}
          action={t("retry")}
          onAction={() => void query.refetch()}
          isBusy={query.isFetching}
        />
      )}
    </div>
  );
}
