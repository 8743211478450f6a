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
  className?: string;
}

/** Stands where content could not be had: what happened, the reference for support, and Retry. */
export function ErrorState({ error, hint, onRetry, isRetrying = false, className }: ErrorStateProps) {
  const t = useTranslations("errors");
  const requestId = error instanceof ConsoleError ? error.requestId : undefined;
  return (
    <div
      role="alert"
      className={classNames("flex flex-col items-center justify-center gap-2 px-6 py-12 text-center", className)}
    >
      <TriangleAlert size={28} strokeWidth={1.5} aria-hidden className="text-danger" />
      <p className="max-w-md font-medium">
        <ToldError error={error} />
      </p>
      {hint !== undefined && <p className="max-w-md text-ink-muted">{hint}</p>}
      {requestId !== undefined && (
        <p className="flex items-center gap-1 text-sm text-ink-muted">
          {t("requestId", { requestId })}
          <CopyButton text={requestId} />
        </p>
      )}
      {onRetry && (
        <Button className="mt-2" onClick={onRetry} disabled={isRetrying}>
          {t("retry")}
        </Button>
      )}
    </div>
  );
}
