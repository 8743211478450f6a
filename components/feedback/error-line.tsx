"use client";

import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ConsoleError } from "@/lib/errors/console-error";
import { ToldError } from "./told-error";

interface ErrorLineProps {
  error: unknown;
  onRetry(): void;
  isRetrying: boolean;
}

/** What `ErrorState` says, in one line: stands where one of several parts of a screen could not be had. */
export function ErrorLine({ error, onRetry, isRetrying }: ErrorLineProps) {
  const t = useTranslations("errors");
  const requestId = error instanceof ConsoleError ? error.requestId : undefined;
  return (
    <div role="alert" className="flex min-w-0 items-center gap-x-2 text-sm">
      <TriangleAlert size={16} aria-hidden className="shrink-0 text-danger" />
      <p className="min-w-0 wrap-anywhere">
        <ToldError error={error} />
        {requestId !== undefined && (
          <span className="text-ink-muted max-sm:hidden"> {t("requestId", { requestId })}</span>
        )}
      </p>
      <Button size="small" className="ml-1" onClick={onRetry} disabled={isRetrying}>
        {t("retry")}
      </Button>
    </div>
  );
}
