"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { isMissingCode } from "./missing-code";
import { ProblemPage } from "./problem-page";

interface FailedPageProps {
  /** What was thrown. An error of the server carries a digest, which finds its log line. */
  error: unknown;
  /** Next's: fetches and renders again what failed. */
  retry: () => void;
}

/** Stands in the place of a page that threw. */
export function FailedPage({ error, retry }: FailedPageProps) {
  const t = useTranslations("shell");
  // Only a full load brings the code of the new version.
  if (isMissingCode(error))
    return (
      <ProblemPage title={t("outdated.title")} text={t("outdated.text")}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t("outdated.reload")}
        </Button>
      </ProblemPage>
    );
  const digest = digestOf(error);
  const reference = digest === undefined ? "" : ` ${t("failure.digest", { digest })}`;
  return (
    <ProblemPage title={t("failure.title")} text={`${t("failure.text")}${reference}`}>
      <Button variant="primary" onClick={retry}>
        {t("failure.retry")}
      </Button>
    </ProblemPage>
  );
}

function digestOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("digest" in error)) return undefined;
  return typeof error.digest === "string" ? error.digest : undefined;
}
