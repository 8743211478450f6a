"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { Button } from "@/components/ui/button";
import { Dialog, DialogFooter } from "@/components/ui/dialog";
import type { Pasted } from "@/lib/resources/catalog_price/pasted-prices";
import type { PriceGrid } from "@/lib/resources/catalog_price/price-row";
import { reviewOf } from "@/lib/resources/catalog_price/review-paste";
import { type SettledPaste, settlePaste } from "@/lib/resources/catalog_price/settle-paste";
import { PasteFaults } from "./paste-faults";
import { PasteReview } from "./paste-review";
import { usePastedProducts } from "./use-pasted-products";

interface PasteDialogProps {
  pasted: Pasted;
  grid: PriceGrid;
  currency: string;
  /** @param taken absent where nothing is */
  onEnd(taken?: Pick<SettledPaste, "prices" | "added">): void;
}

/** What was pasted, looked at before it is taken: products that come in, prices in doubt, lines that are none. */
export function PasteDialog({ pasted, grid, currency, onEnd }: PasteDialogProps) {
  const t = useTranslations("catalog_price.paste");
  const { query, part, count, known } = usePastedProducts(pasted.unknown);
  const settled = useMemo(() => known && settlePaste(pasted, known, grid), [pasted, known, grid]);
  return (
    <Dialog isWide title={t("title")} onClose={() => onEnd()}>
      {settled ? (
        <Settled settled={settled} grid={grid} currency={currency} onEnd={onEnd} />
      ) : (
        <>
          <MissingAnswer query={query} skeleton={<Searching count={count} part={part} />} />
          <DialogFooter>
            <Button onClick={() => onEnd()}>{t("cancel")}</Button>
          </DialogFooter>
        </>
      )}
    </Dialog>
  );
}

function Searching({ count, part }: { count: number; part: number }) {
  const t = useTranslations("catalog_price.paste");
  return (
    <div className="grid gap-2">
      <p role="status">{t("searching", { count })}</p>
      <progress value={part} max={1} aria-label={t("searching", { count })} className="h-2 w-full accent-action" />
    </div>
  );
}

const summaryParts = ["changed", "added", "doubts", "faults"] as const;

function Settled({ settled, grid, currency, onEnd }: Omit<PasteDialogProps, "pasted"> & { settled: SettledPaste }) {
  const t = useTranslations("catalog_price.paste");
  const rows = useMemo(() => reviewOf(settled, grid), [settled, grid]);
  const clear = rows.filter(({ doubt }) => doubt === undefined).length;
  const added = rows.filter(({ isNew }) => isNew).length;
  const { prices, faults } = settled;
  const isClear = ({ doubt }: { doubt: unknown }): boolean => doubt === undefined;
  const counts = { changed: rows.length - added, added, doubts: rows.length - clear, faults: faults.length };
  const told = summaryParts.flatMap((part) =>
    counts[part] === 0 ? [] : t(`summary.${part}`, { count: counts[part] }),
  );
  return (
    <div className="grid gap-3">
      <p role="status">{rows.length === 0 ? t("nothing") : told.join(" · ")}</p>
      <PasteReview rows={rows} currency={currency} />
      <PasteFaults faults={faults} />
      <DialogFooter>
        <Button onClick={() => onEnd()}>{t(rows.length === 0 ? "close" : "cancel")}</Button>
        {clear > 0 && clear < rows.length && (
          <Button onClick={() => onEnd({ prices: prices.filter(isClear), added: settled.added.filter(isClear) })}>
            {t("takeClear", { count: clear })}
          </Button>
        )}
        {rows.length > 0 && (
          <Button variant="primary" onClick={() => onEnd(settled)}>
            {t("take", { count: rows.length })}
          </Button>
        )}
      </DialogFooter>
    </div>
  );
}
