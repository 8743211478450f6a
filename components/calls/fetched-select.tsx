"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Callout } from "@/components/feedback/callout";
import { ChoiceSelect, type ChoiceSelectProps } from "@/components/form/choice-select";
import { useOptionsLog } from "./use-options-log";

interface FetchedSelectProps extends Omit<ChoiceSelectProps, "options" | "turn"> {
  /** Fetches the options. The select shows its failure: the call is quiet. */
  query: Pick<UseQueryResult, "status" | "error" | "isFetching" | "refetch">;
  options: ChoiceSelectProps["options"] | undefined;
  /** What is said where the options cannot be had. */
  failedText?: string;
}

/** A list of choices whose options are fetched. Where they cannot be had it says so, with Retry (reading 13). */
export function FetchedSelect({ query, options = [], failedText, ...select }: FetchedSelectProps) {
  const t = useTranslations("list.filters");
  useOptionsLog(query.error);
  return (
    <div className="grid gap-1">
      <ChoiceSelect turn={query.status} options={options} {...select} />
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
