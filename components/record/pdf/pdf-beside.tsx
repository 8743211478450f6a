"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/feedback/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { ConsoleError } from "@/lib/errors/console-error";
import { openPdf } from "./open-pdf";
import { PdfPage } from "./pdf-page";

/** As many pages as anybody reads beside a record: each is a picture in the browser's memory. */
const mostPages = 30;

interface PdfBesideProps {
  /** Tells the document from others. */
  address: string;
  load(signal: AbortSignal): Promise<Blob>;
}

/** A PDF drawn into the page: no frame is opened, and no plug-in runs (W5). */
export function PdfBeside({ address, load }: PdfBesideProps) {
  const t = useTranslations("common.pdf");
  const query = useQuery({
    queryKey: ["pdf", address],
    queryFn: async ({ signal }) => openPdf(await load(signal)),
    // As large as it is, it goes with the place that shows it; opened again, it is asked for again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  if (query.data === undefined)
    return query.isError ? (
      <ErrorState
        className="rounded-md border border-line"
        error={query.error}
        hint={isUnreadable(query.error) ? t("unexpected") : undefined}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    ) : (
      <div role="status">
        <span className="sr-only">{t("loading")}</span>
        <Skeleton className="h-96" />
      </div>
    );
  const count = query.data.numPages;
  const shown = Array.from({ length: Math.min(count, mostPages) }, (_, index) => index + 1);
  return (
    <section
      aria-label={t("title")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
      tabIndex={0}
      className="thin-scrollbar flex max-h-[75vh] flex-col gap-3 overflow-auto rounded-md border border-line bg-sunken p-3"
    >
      {shown.map((number) => (
        <PdfPage key={number} document={query.data} number={number} title={t("page", { number, count })} />
      ))}
      {count > mostPages && <p className="text-ink-muted text-sm">{t("more", { count: count - mostPages })}</p>}
    </section>
  );
}

function isUnreadable(error: unknown): boolean {
  return error instanceof ConsoleError && error.code === "upstream-invalid-answer";
}
