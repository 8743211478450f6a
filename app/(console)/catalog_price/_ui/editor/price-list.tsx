"use client";

import Percent from "lucide-react/icons/percent";
import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import { useTranslations } from "next-intl";
import { useId, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { extentOf, type GridSize, select } from "@/lib/grid/cursor";
import type { PriceEditor } from "@/lib/resources/catalog_price/price-editor";
import { readPrice } from "@/lib/resources/catalog_price/price-entry";
import { planTakeover } from "@/lib/resources/catalog_price/take-prices";
import type { Choice } from "@/lib/search/source";
import { AddProduct } from "./add-product";
import { BulkDialog } from "./bulk-dialog";
import { CompareButton } from "./compare/compare-button";
import { PasteDialog } from "./paste-dialog";
import { PriceClashes } from "./price-clashes";
import { PriceGridView } from "./price-grid-view";
import { priceColumn } from "./price-row-view";
import { UnsentNotice } from "./unsent-notice";
import { useGridCursor } from "./use-grid-cursor";
import { usePriceWork } from "./use-price-work";

interface PriceListProps {
  editor: PriceEditor;
  /** Of an existing catalogue, which changes reach at once; undefined of one that is being made. */
  catalogueId: number | undefined;
  /** Code of the catalogue's currency. */
  currency: string;
  isChecked: boolean;
  /** Of the list as a whole. */
  error: string | undefined;
  onChanged(): void;
}

/** The products of a catalogue with what they cost, and all that can be done to them. */
export function PriceList({ editor, catalogueId, currency, isChecked, error, onChanged }: PriceListProps) {
  const t = useTranslations("catalog_price.grid");
  const size = useRef<GridSize>({ rows: editor.grid.keys.length, columns: priceColumn + 1, pageRows: 1 });
  const cursor = useGridCursor(size);
  const work = usePriceWork(editor, catalogueId, onChanged);
  const [isBulk, setBulk] = useState(false);
  const headingId = useId();
  const errorId = useId();
  const { canUndo, canRedo, sending, clashes } = useSyncExternalStore(
    editor.subscribe,
    () => editor.state,
    () => editor.state,
  );
  const keys = useSyncExternalStore(
    editor.grid.subscribe,
    () => editor.grid.keys,
    () => editor.grid.keys,
  );
  const { rows } = extentOf(cursor.selection);
  const add = ({ id, name, code }: Choice): void => {
    const key = editor.grid.keyOf(id);
    if (key === undefined) work.add({ product: id, label: name, barcode: code });
    const row = key === undefined ? 0 : editor.grid.keys.indexOf(key);
    size.current = { ...size.current, rows: editor.grid.keys.length };
    cursor.go(select(row, priceColumn));
    cursor.enter((key === undefined ? undefined : editor.grid.row(key)?.price) ?? "");
  };

  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <h3 id={headingId} className="mr-auto font-medium">
          {t("title", { count: keys.length })}
        </h3>
        <span role="status" className="text-ink-muted text-sm">
          {sending > 1 && t("progress", { count: sending })}
        </span>
        {sending > 1 && (
          <Button size="small" onClick={work.stop}>
            {t("stop")}
          </Button>
        )}
        <div className="-ml-2.5 flex flex-wrap items-center gap-1">
          <CompareButton
            catalogueId={catalogueId}
            currency={currency}
            pricesNow={() => editor.grid.rows().filter(({ price }) => readPrice(price).kind === "price")}
            taker={{
              plan: (compared) => planTakeover(editor.grid, compared),
              apply: ({ changes }) => work.make(changes),
            }}
          />
          <Button size="small" variant="quiet" onClick={() => setBulk(true)} disabled={keys.length === 0}>
            <Percent size={14} aria-hidden />
            {t("change")}
          </Button>
          <IconButton size="small" label={t("undo")} disabled={!canUndo} onClick={work.undo}>
            <Undo2 size={16} aria-hidden />
          </IconButton>
          <IconButton size="small" label={t("redo")} disabled={!canRedo} onClick={work.redo}>
            <Redo2 size={16} aria-hidden />
          </IconButton>
        </div>
      </div>
      <AddProduct errorId={error && errorId} onAdd={add} />
      <PriceGridView
        editor={editor}
        work={work}
        cursor={cursor}
        size={size}
        currency={currency}
        isChecked={isChecked}
      />
      {error && (
        <p id={errorId} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      {/* In sight wherever the list is scrolled to: what was typed last is in its middle as often as at its end. */}
      <div className="sticky -bottom-4 z-20 grid gap-2 bg-surface pb-4 empty:hidden">
        {work.unsent.length > 0 && <UnsentNotice work={work} />}
        {clashes.length > 0 && (
          <PriceClashes clashes={clashes} onKeepTheirs={work.keepTheirs} onSendMine={work.sendMine} />
        )}
      </div>
      {isBulk && (
        <BulkDialog
          plan={(change) => work.plan(keys.slice(rows[0], rows[1] + 1), change)}
          currency={currency}
          onApply={work.setPrices}
          onClose={() => setBulk(false)}
        />
      )}
      {work.pasted && <PasteDialog pasted={work.pasted} onEnd={work.endPaste} />}
    </section>
  );
}
