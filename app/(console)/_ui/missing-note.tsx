"use client";

import { useTranslations } from "next-intl";
import { comesBackByItself } from "@/components/calls/recovery";
import { useLastError } from "@/components/calls/use-last-error";
import { Callout } from "@/components/feedback/callout";

interface AskedQuery {
  data: unknown;
  error: unknown;
  errorUpdateCount: number;
  isFetching: boolean;
  refetch(): Promise<unknown>;
}

interface MissingNoteProps {
  answers: readonly AskedQuery[];
  /** What is said where some of them are missing, and where all are. */
  some: string;
  all: string;
}

/** One remark and one Retry for all of several answers that could not be read. */
export function MissingNote({ answers, some, all }: MissingNoteProps) {
  const t = useTranslations("errors");
  const missing = answers.filter(({ data }) => data === undefined);
  // Null where all is well, or the first answers are on their way.
  const error = useLastError({
    error: missing.find((answer) => answer.error !== null)?.error ?? null,
    data: missing.length === 0 ? answers : undefined,
  });
  if (error === null) return null;
  // While it is tried again, an answer has no error.
  const text = answers.every(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0) ? all : some;
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
