"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ErrorState } from "@/components/feedback/error-state";
import { comesBackByItself } from "./recovery";
import { useLastError } from "./use-last-error";

interface MissingAnswerProps {
  query: {
    error: unknown;
    data: unknown;
    isFetching: boolean;
    refetch(): unknown;
  };
  /** Of the same size as what is to come. */
  skeleton: ReactNode;
  /** It stands for one of several parts of a screen: a platform that fails would fill it with what each of them says. */
  isPart?: boolean;
  className?: string;
}

/** Stands in place of an answer that is not there: a skeleton on the first way, and what happened where it failed. */
export function MissingAnswer({ query, skeleton, isPart, className }: MissingAnswerProps) {
  const t = useTranslations("errors");
  const error = useLastError(query);
  if (error === null) return skeleton;
  return (
    <ErrorState
      error={error}
      hint={comesBackByItself(error) ? t("comesBack") : undefined}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      isPart={isPart}
      className={className}
    />
  );
}
