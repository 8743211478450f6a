"use client";

import { useTranslations } from "next-intl";
import { comesBackByItself } from "@/components/calls/recovery";
import { useLastError } from "@/components/calls/use-last-error";
import { Callout } from "@/components/feedback/callout";

interface AskedQuery {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  refetch(): Promise<unknown>;
}

/** One remark and one Retry for all of several answers that could not be read. */
export function MissingNote({ answers, text }: { answers: readonly AskedQuery[]; text: string }) {
  const t = useTranslations("errors");
  const missing = answers.filter(({ data }) => data === undefined);
  // Null where all is well, or the first answers are on their way.
  const error = useLastError({
    error: missing.find((answer) => answer.error !== null)?.error ?? null,
    data: missing.length === 0 ? answers : undefined,
  });
  if (error === null) return null;
  return (
    <div className="mb-3">
      <Callout
        text={comesBackByItself(error) ? `${text} ${t("comesBack")}` : text}
        action={t("retry")}
        onAction={() => void Promise.all(missing.map(({ refetch }) => refetch()))}
        isBusy={missing.some(({ isFetching }) => isFetching)}
      />
    </div>
  );
}
