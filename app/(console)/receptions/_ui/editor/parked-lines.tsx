"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { goOnIn } from "@/components/form/go-on-in";
import { SearchField } from "@/components/form/picker/search-field";
import { useSearch } from "@/components/form/picker/use-search";
import { WaitingFrame } from "@/components/scan/waiting/waiting-frame";
import { Button } from "@/components/ui/button";
import type { Choice } from "@/lib/choices/source";
import { formatDecimal } from "@/lib/money/format";
import { platformProducts } from "@/lib/resources/products/product-source";
import { nameOfLine } from "@/lib/resources/receptions/invoice/invoice";
import type { ParkedLine } from "@/lib/resources/receptions/parked-lines";
import { joinIsolated } from "@/lib/texts/isolated";
import type { useParkedLines } from "./use-parked-lines";

/** As many as are asked about at once; the heading says how many there are. */
const mostShown = 10;

/** Lines of an invoice, or of a paste, whose product nobody knows: which one is it? */
export function ParkedLines({ parked }: { parked: ReturnType<typeof useParkedLines> }) {
  const t = useTranslations("receptions.parked");
  const list = useRef<HTMLUListElement>(null);
  const { shown: lines, error } = parked;
  if (lines.length === 0) return null;
  return (
    <WaitingFrame
      title={t("title", { count: lines.length })}
      isUnknown
      again={{ text: t("lookAgain"), onAgain: parked.lookAgain }}
      error={error}
    >
      <ul ref={list} className="grid gap-3">
        {lines.slice(0, mostShown).map((each, index) => (
          <li key={each.key} className="grid items-start gap-x-4 gap-y-1 sm:grid-cols-2">
            <ParkedText parked={each} />
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <ProductQuestion
                  name={nameOfLine(each.line)}
                  onChoose={(product) => {
                    parked.settle(each, product);
                    goOnIn(list.current, index);
                  }}
                />
              </div>
              <Button
                variant="quiet"
                aria-label={t("leaveOutOf", { name: nameOfLine(each.line) })}
                onClick={() => {
                  parked.leaveOut(each);
                  goOnIn(list.current, index);
                }}
              >
                {t("leaveOut")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {lines.length > mostShown && <p className="text-ink-muted">{t("more", { count: lines.length - mostShown })}</p>}
    </WaitingFrame>
  );
}

function ParkedText({ parked: { line, isAmbiguous } }: { parked: ParkedLine }) {
  const t = useTranslations("receptions.parked");
  const locale = useLocale();
  const written = (number: string | undefined): string => (number === undefined ? "–" : formatDecimal(number, locale));
  const codes = joinIsolated([line.standardId, line.sellersId], " · ");
  return (
    <div>
      <p className="wrap-anywhere">{nameOfLine(line)}</p>
      <p className="text-ink-muted text-sm tabular-nums wrap-anywhere">
        {t("line", { quantity: written(line.quantity), price: written(line.unitPrice), codes: codes || "–" })}
      </p>
      {isAmbiguous && <p className="text-sm text-warning">{t("ambiguous")}</p>}
    </div>
  );
}

function ProductQuestion({ name, onChoose }: { name: string; onChoose(product: Choice): void }) {
  const t = useTranslations("receptions.parked");
  const words = useTranslations("common.addProduct");
  const search = useSearch(platformProducts, onChoose);
  return (
    <SearchField
      label={t("which", { name })}
      placeholder={t("whichPlaceholder")}
      search={search}
      noneText={words("none")}
      failedText={words("failed")}
    />
  );
}
