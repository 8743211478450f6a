"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/feedback/error-state";
import { ConsoleError } from "@/lib/errors/console-error";
import { PdfLink } from "./pdf-link";
import { PdfLoading, PdfPages } from "./pdf-pages";

interface PdfBesideProps {
  /** Tells the document from others. */
  address: string;
  /** Of the link that opens it in a new window. */
  text: string;
  load(signal: AbortSignal): Promise<Blob>;
}

/** A PDF drawn into the page: no frame is opened, and no plug-in runs (W5). */
export function PdfBeside({ address, text, load }: PdfBesideProps) {
  const t = useTranslations("common.pdf");
  const query = useQuery({
    queryKey: ["pdf", address],
    queryFn: ({ signal }) => load(signal),
    // As large as it is, it goes with the place that shows it; opened again, it is asked for again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const retry = { onRetry: () => query.refetch(), isRetrying: query.isFetching };
  if (query.data !== undefined)
    return (
      <PdfPages
        key={query.dataUpdatedAt}
        file={query.data}
        link={<PdfLink address={address} text={text} />}
        {...retry}
      />
    );
  if (!query.isError) return <PdfLoading />;
  return (
    <ErrorState
      className="rounded-md border border-line"
      error={query.error}
      hint={isUnreadable(query.error) ? t("unexpected") : undefined}
      {...retry}
    />
  );
}

function isUnreadable(error: unknown): boolean {
  return error instanceof ConsoleError && error.code === "upstream-invalid-answer";
}
