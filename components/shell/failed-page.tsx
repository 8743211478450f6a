"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ProblemPage } from "./problem-page";

interface FailedPageProps {
  /** Next's: the digest finds the log line. */
  error: Error & { digest?: string };
  onRetry: () => void;
}

export function FailedPage({ error, onRetry }: FailedPageProps) {
  const t = useTranslations("shell.failure");
  const reference = error.digest === undefined ? "" : ` ${t("digest", { digest: error.digest })}`;
  return (
    <ProblemPage title={t("title")} text={`${t("text")}${reference}`}>
      <Button look="primary" onClick={onRetry}>
        {t("retry")}
      </Button>
    </ProblemPage>
  );
}
