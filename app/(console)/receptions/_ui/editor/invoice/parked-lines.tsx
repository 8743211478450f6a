"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { SearchBox } from "@/components/form/search/search-box";
import { useSearch } from "@/components/form/search/use-search";
import { Button } from "@/components/ui/button";
import { platformProducts } from "@/lib/resources/products/product-source";
import type { ParkedLine } from "@/lib/resources/receptions/received-lines";
import type { Choice } from "@/lib/search/source";
import { nameOf, type useInvoice } from "./use-invoice";

/** As many as are asked about at once; the heading says how many there are. */
const mostShown = 10;

interface ParkedLinesProps {
  lines: readonly ParkedLine[];
  /** Where a product is documented. */
  link: ReactNode;
  /** Why the note is not saved while they wait. */
  error: string | undefined;
  invoice: Pick<ReturnType<typeof useInvoice>, "settleParked" | "leaveOut" | "lookAgain">;
}

/** Lines of an invoice whose product nobody knows: which one is it? */
export function ParkedLines({ lines, error, link, invoice }: ParkedLinesProps) {
  const t = useTranslations("receptions.invoice");
  const headingId = useId();
  if (lines.length === 0) return null;
  return (
    <section
      aria-labelledby={headingId}
      // Save leads here while they wait.
      tabIndex={-1}
      data-invalid={error !== undefined}
      className="grid gap-2 rounded-md border border-danger p-3"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 id={headingId} className="flex-1 font-medium">
          {t("parked", { count: lines.length })}
        </h4>
        {link}
        <Button size="small" onClick={() => void invoice.lookAgain(true)}>
          {t("lookAgain")}
        </Button>
      </div>
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      <ul className="grid gap-3">
        {lines.slice(0, mostShown).map((parked) => (
          <li key={parked.key} className="grid items-start gap-x-4 gap-y-1 sm:grid-cols-2">
            <ParkedText parked={parked} />
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <ProductQuestion
                  name={nameOf(parked.line)}
                  onChoose={(product) => invoice.settleParked(parked, product)}
                />
              </div>
              <Button
                variant="quiet"
                aria-label={t("leaveOutOf", { name: nameOf(parked.line) })}
                onClick={() => invoice.leaveOut(parked)}
              >
                {t("leaveOut")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {lines.length > mostShown && (
        <p className="text-ink-muted">{t("moreParked", { count: lines.length - mostShown })}</p>
      )}
    </section>
  );
}

function ParkedText({ parked: { line, isAmbiguous } }: { parked: ParkedLine }) {
  const t = useTranslations("receptions.invoice");
  const codes = [line.standardId, line.sellersId].filter(Boolean).join(" · ");
  return (
    <div>
      <p className="wrap-anywhere">{nameOf(line)}</p>
      <p className="text-ink-muted text-sm tabular-nums wrap-anywhere">
        {t("parkedLine", { quantity: line.quantity ?? "–", price: line.unitPrice ?? "–", codes: codes || "–" })}
      </p>
      {isAmbiguous && <p className="text-sm text-warning">{t("ambiguous")}</p>}
    </div>
  );
}

function ProductQuestion({ name, onChoose }: { name: string; onChoose(product: Choice): void }) {
  const t = useTranslations("receptions.invoice");
  const words = useTranslations("common.addProduct");
  const search = useSearch(platformProducts, onChoose);
  return (
    <SearchBox
      label={t("which", { name })}
      placeholder={t("whichPlaceholder")}
      search={search}
      noneText={words("none")}
      failedText={words("failed")}
    />
  );
}
