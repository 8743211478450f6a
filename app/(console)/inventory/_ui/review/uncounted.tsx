"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { goOnIn } from "@/components/form/go-on-in";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ObstacleButton } from "@/components/ui/obstacle-button";
import { recordOf } from "@/lib/list/declare/named-record";
import { formatQuantity } from "@/lib/money/format";
import type { StorageStock } from "@/lib/resources/inventory/review/uncounted";

/** So many are shown until all are asked for. */
const mostAtFirst = 100;

interface UncountedProps {
  stocks: readonly StorageStock[];
  /** Whoever counts blind is not told what the books have. */
  hasBooks: boolean;
  /** Nothing can be set yet. */
  obstacle: string | undefined;
  onSetToZero(stocks: readonly StorageStock[]): void;
}

/** What the books have and nobody counted: it stays as booked unless the reviewer sets it to 0. */
export function Uncounted({ stocks, hasBooks, obstacle, onSetToZero }: UncountedProps) {
  const t = useTranslations("inventory.review.uncounted");
  const review = useTranslations("inventory.review");
  const locale = useLocale();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const chosen = stocks.filter(({ product }) => ticked.has(product.id));
  const shown = showsAll ? stocks : stocks.slice(0, mostAtFirst);
  const isOpen = obstacle === undefined;
  const pieces = stocks.reduce((sum, { stock }) => sum + stock, 0);
  function tick(id: number, isOn: boolean): void {
    const next = new Set(ticked);
    if (isOn) next.add(id);
    else next.delete(id);
    setTicked(next);
  }
  function set(some: readonly StorageStock[]): void {
    setTicked(new Set());
    onSetToZero(some);
    // The rows go with their buttons: the next one's takes the focus.
    goOnIn(
      list.current,
      shown.findIndex((stock) => some.includes(stock)),
    );
  }
  if (stocks.length === 0)
    return (
      <PreviewSection title={t("titleNone")}>
        <p className="text-ink-muted">{t("none")}</p>
      </PreviewSection>
    );
  const columns = [
    { title: t("product") },
    ...(hasBooks ? [{ title: t("pieces"), isNumber: true }] : []),
    { title: review("action"), isNumber: true },
  ];
  return (
    <PreviewSection
      title={t("title", { count: stocks.length })}
      action={
        <>
          {chosen.length > 0 && (
            <ObstacleButton size="small" obstacle={obstacle} onClick={() => isOpen && set(chosen)}>
              {t("setChosen", { count: chosen.length })}
            </ObstacleButton>
          )}
          <ObstacleButton size="small" variant="quiet" obstacle={obstacle} onClick={() => isOpen && setAsked(true)}>
            {t("setAll", { count: stocks.length })}
          </ObstacleButton>
        </>
      }
    >
      <p className="text-ink-muted">{t("stays")}</p>
      <div ref={list}>
        <PreviewTable label={t("label")} columns={columns}>
          {shown.map((row) => {
            const { product, stock } = row;
            return (
              <tr key={product.id}>
                <PreviewCell>
                  <label className="flex items-start gap-2.5">
                    <input
                      type="checkbox"
                      className="mt-0.5 size-4 shrink-0 accent-action"
                      aria-label={product.name}
                      checked={ticked.has(product.id)}
                      onChange={({ target }) => tick(product.id, target.checked)}
                    />
                    <span>
                      <RecordLink record={recordOf("products", product)}>{product.name}</RecordLink>
                      <span className="block text-ink-muted text-xs tabular-nums">{product.barcode}</span>
                    </span>
                  </label>
                </PreviewCell>
                {hasBooks && <PreviewCell isNumber>{formatQuantity(stock, locale)}</PreviewCell>}
                <PreviewCell className="text-right">
                  <ObstacleButton
                    size="small"
                    variant="quiet"
                    obstacle={obstacle}
                    aria-label={t("setOf", { product: product.name })}
                    onClick={() => isOpen && set([row])}
                  >
                    {t("set")}
                  </ObstacleButton>
                </PreviewCell>
              </tr>
            );
          })}
        </PreviewTable>
      </div>
      {shown.length < stocks.length && (
        <Button size="small" variant="quiet" className="self-start" onClick={() => setShowsAll(true)}>
          {t("showAll", { count: stocks.length })}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t("ask.title", { count: stocks.length })}
          text={
            hasBooks ? t("ask.text", { count: stocks.length, pieces: formatQuantity(pieces, locale) }) : t("ask.unseen")
          }
          confirmText={t("setAll", { count: stocks.length })}
          keepText={t("ask.keep")}
          onConfirm={() => {
            setAsked(false);
            set(stocks);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </PreviewSection>
  );
}
