"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { drawPage, type PDFDocumentProxy, type PDFPageProxy } from "./open-pdf";
import "./pdf-text.css";

interface PdfPageProps {
  document: PDFDocumentProxy;
  number: number;
  title: string;
}

/** One page as wide as its place, with its text over it. Paper is white in the dark theme, too. */
export function PdfPage({ document, number, title }: PdfPageProps) {
  const t = useTranslations("common.pdf");
  const [page, setPage] = useState<PDFPageProxy>();
  const [isFailed, setFailed] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isOver = false;
    document.getPage(number).then(
      (found) => {
        if (!isOver) setPage(found);
      },
      () => {
        if (!isOver) setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [document, number]);
  useEffect(() => {
    if (page === undefined || canvas.current === null || text.current === null) return;
    return drawPage(page, canvas.current, text.current, () => setFailed(true));
  }, [page]);
  useEffect(() => {
    const { current: place } = frame;
    if (page === undefined || place === null) return;
    const { width } = page.getViewport({ scale: 1 });
    // The letters of the text grow with the picture below them.
    const observer = new ResizeObserver(() =>
      place.style.setProperty("--total-scale-factor", String(place.clientWidth / width)),
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [page]);
  if (isFailed)
    return (
      <p role="alert" className="text-danger text-sm">
        {title}: {t("unexpected")}
      </p>
    );
  return (
    <figure ref={frame} aria-label={title} className="relative mx-auto w-full min-w-120 max-w-4xl shrink-0 bg-white">
      <canvas ref={canvas} aria-hidden className="block h-auto w-full" />
      <div ref={text} className="pdf-text" />
    </figure>
  );
}
