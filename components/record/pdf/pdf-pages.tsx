"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { PdfPage } from "./pdf-page";
import { PdfZoom } from "./pdf-zoom";
import { mostPages, nothingRead, type Reading, readPdf } from "./read-pdf";

interface PdfPagesProps {
  file: Blob;
  /** Opens it in a new window. */
  link: ReactNode;
  onRetry(): void;
  isRetrying: boolean;
}

/** A document's pages, each as soon as it is drawn; what is not drawn is told, with the link to where it may be. */
export function PdfPages({ file, link, onRetry, isRetrying }: PdfPagesProps) {
  const t = useTranslations("common.pdf");
  const retry = useTranslations("errors");
  const [{ count, pages, end }, setReading] = useState(nothingRead);
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const closed = new AbortController();
    void readPdf(file, closed.signal, setReading);
    return () => closed.abort();
  }, [file]);
  const refusal = end !== undefined && end !== "all" && (
    <div role="alert" className="flex flex-col items-center gap-2 rounded-md border border-line px-6 py-12 text-center">
      <p className="font-medium">{t(refusalText(end, pages.length))}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button size="small" onClick={onRetry} disabled={isRetrying}>
          {retry("retry")}
        </Button>
        {link}
      </div>
    </div>
  );
  if (count === undefined) return refusal || <PdfLoading />;
  return (
    <>
      <PdfZoom zoom={zoom} onChange={setZoom} />
      <section
        aria-label={t("title")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
        tabIndex={0}
        className="thin-scrollbar flex max-h-[75vh] flex-col gap-3 overflow-auto rounded-md border border-line bg-sunken p-3"
      >
        {pages.map((page, index) => {
          const title = t("page", { number: index + 1, count });
          return page === undefined ? (
            <div key={title} role="alert" className="flex flex-wrap items-center gap-2 text-sm">
              <p className="text-danger">
                {title}: {t("cannotDrawPage")}
              </p>
              {link}
            </div>
          ) : (
            <PdfPage key={title} page={page} title={title} zoom={zoom} />
          );
        })}
        {refusal}
        {end === undefined && <PdfLoading />}
        {end === "all" && count > mostPages && (
          <p className="text-ink-muted text-sm">{t("more", { count: count - mostPages })}</p>
        )}
      </section>
    </>
  );
}

function refusalText(end: Exclude<Reading["end"], "all" | undefined>, drawn: number) {
  if (end === "unreadable") return "unexpected";
  if (end === "no-reader") return "noReader";
  return drawn === 0 ? "cannotDraw" : "cannotDrawRest";
}

export function PdfLoading() {
  const t = useTranslations("common.pdf");
  return (
    <div role="status">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-96" />
    </div>
  );
}
