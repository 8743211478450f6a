"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Callout } from "@/components/feedback/callout";
import { Select } from "@/components/form/select";
import { useOptionsLog } from "./use-options-log";

interface FetchedSelectProps extends ComponentProps<typeof Select> {
  /** Fetches the options. The select shows its failure: the call is quiet. */
  query: Pick<UseQueryResult, "status" | "error" | "isFetching" | "refetch">;
  options: readonly { value: string | number; label: string }[] | undefined;
  /** What stands there while nothing is chosen; absent where one always is. */
  none?: string;
  /**
   * What the form holds: it is shown though its option is not there, be it gone, beyond the first page, or that no
   * options can be had. Its value is empty where nothing is chosen; without a label its value stands for it.
   */
  held: { value: string; label: string | undefined };
  /** What is said where the options cannot be had. */
  failedText?: string;
}

/** A list of choices whose options are fetched. Where they cannot be had it says so, with Retry (reading 13). */
export function FetchedSelect({ query, options = [], none, held, failedText, ...select }: FetchedSelectProps) {
  const t = useTranslations("list.filters");
  useOptionsLog(query.error);
  // What was there when the form was opened can be chosen again, too.
  const [first] = useState(held);
  const isMissing = ({ value: own }: typeof held) => own !== "" && !options.some(({ value }) => String(value) === own);
  const missing = (first.value === held.value ? [held] : [first, held]).filter(isMissing);
  return (
    <div className="grid gap-1">
      {/* The options arrive after the value: drawn once more then, so that the value finds its option. */}
      <Select key={query.status} {...select}>
        {none !== undefined && <option value="">{none}</option>}
        {missing.map(({ value, label }) => (
          <option key={value} value={value}>
            {label ?? `#${value}`}
          </option>
        ))}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {query.error !== null && (
        <Callout
          text={failedText ?? t("loadFailed")}
          action={t("retry")}
          onAction={() => void query.refetch()}
          isBusy={query.isFetching}
        />
      )}
    </div>
  );
}
