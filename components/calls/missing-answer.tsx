"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ErrorState } from "@/components/feedback/error-state";
import { comesBackByItself } from "./recovery";

interface MissingAnswerProps {
  query: {
    error: unknown;
    /** Failures so far, those of earlier rounds included; 0 while the first one is under way. */
    errorUpdateCount: number;
    isFetching: boolean;
    refetch(): unknown;
  };
  /** Of the same size as what is to come. */
  skeleton: ReactNode;
  className?: string;
}

/**
 * Stands in place of an answer that is not there: a skeleton on the first way, and what happened where
 * it could not be had. A failure stays on the screen while it is tried again, so nothing flickers.
 */
export function MissingAnswer({ query, skeleton, className }: MissingAnswerProps) {
  const t = useTranslations("errors");
  // React Query forgets the error as soon as it asks again.
  const [last, setLast] = useState(query.error);
  if (query.error !== null && query.error !== last) setLast(query.error);
  if (query.errorUpdateCount === 0) return skeleton;
  return (
    <ErrorState
      error={last}
      hint={comesBackByItself(last) ? t("comesBack") : undefined}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      className={className}
    />
  );
}
