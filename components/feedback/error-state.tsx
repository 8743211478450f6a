"use client";

import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { CopyButton } from "@/components/ui/copy-button";
import { ConsoleError } from "@/lib/errors/console-error";
import { ToldError } from "./told-error";

interface ErrorStateProps {
  error: unknown;
  /** What the person need not do, or may expect. */
  hint?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** It is one of several parts of a screen: it takes one line, without a hint. */
  isPart?: boolean;
  className?: string;
}

/** Stands where content could not be had: what happened, the reference for support, and Retry. */
export function ErrorState({ error, hint, onRetry, isRetrying = false, isPart, className }: ErrorStateProps) {
  const t = useTranslations("errors");
  const requestId = error instanceof ConsoleError ? error.requestId : undefined;
  const reference = requestId !== undefined && t("requestId", { requestId });
  return (
    <div
      role="alert"
      className={
        isPart
          ? "flex items-center gap-2 text-sm"
          : classNames("flex flex-col items-center justify-center gap-2 px-6 py-12 text-center", className)
      }
    >
      <TriangleAlert size={isPart ? 16 : 28} strokeWidth={1.5} aria-hidden className="shrink-0 text-danger" />
      <p className={isPart ? "wrap-anywhere" : "max-w-md font-medium"}>
        <ToldError error={error} />
        {isPart && <span className="text-ink-muted max-sm:hidden"> {reference}</span>}
      </p>
      {hint !== undefined && !isPart && <p className="max-w-md text-ink-muted">{hint}</p>}
      {requestId !== undefined && !isPart && (
        <p className="flex items-center gap-1 text-sm text-ink-muted">
          {reference}
          <CopyButton text={requestId} />
        </p>
      )}
      {onRetry && (
        <Button
          size={isPart ? "small" : "medium"}
          className={isPart ? "" : "mt-2"}
          onClick={onRetry}
          disabled={isRetrying}
        >
          {t("retry")}
        </Button>
      )}
    </div>
  );
}
