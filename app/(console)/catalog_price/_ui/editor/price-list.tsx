"use client";

import Percent from "lucide-react/icons/percent";
import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import { useTranslations } from "next-intl";
import { useId, useRef, useState, useSyncExternalStore } from "react";
import { TextInput } from "@/components/form/text-input";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { extentOf, type GridSize, select } from "@/lib/grid/cursor";
import type { PriceEditor } from "@/lib/resources/catalog_price/price-editor";
import { entryOf } from "@/lib/resources/catalog_price/price-row";
import { planTakeover } from "@/lib/resources/catalog_price/take-prices";
import type { Choice } from "@/lib/search/source";
import { AddProduct } from "./add-product";
import { BulkDialog } from "./bulk-dialog";
import { CompareButton } from "./compare/compare-button";
import { PriceGridView } from "./grid/price-grid-view";
import { priceColumn } from "./grid/price-row-view";
import { useGridCursor } from "./grid/use-grid-cursor";
import { usePriceWork } from "./grid/use-price-work";
import { PasteDialog } from "./paste/paste-dialog";
import { SetByPaste } from "./paste/set-by-paste";
import { PriceClashes } from "./price-clashes";
import { UnfinishedNotice } from "./unfinished-notice";
import { UnsentNotice } from "./unsent-notice";
import { useFoundPrices } from "./use-found-prices";

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
  const form = useTranslations("catalog_price.form");
  const size = useRef<GridSize>({ rows: editor.grid.keys.length, columns: priceColumn + 1, pageRows: 1 });
  const cursor = useGridCursor(size);
  const work = usePriceWork(editor, { sentTo: catalogueId, currency }, onChanged);
  const [isBulk, setBulk] = useState(false);
  const headingId = useId();
  const errorId = useId();
  const { canUndo, canRedo, lastDone, sending, clashes } = useSyncExternalStore(
    editor.subscribe,
    () => editor.state,
    () => editor.state,
  );
  const { keys, shown, term, find } = useFoundPrices(editor.grid);
  const { rows } = extentOf(cursor.selection);
  const selected = shown.slice(rows[0], rows[1] + 1);
  const fault = error ?? (work.isLastKept ? form("productsRequired") : undefined);
  const findIn = (next: string): void => {
    find(next);
    cursor.go(select(0, priceColumn));
  };
  /** Wherever it is, and whatever was looked for. */
  const enterAt = (key: number | undefined): void => {
    const row = key === undefined ? undefined : editor.grid.row(key);
    find("");
    size.current = { ...size.current, rows: editor.grid.keys.length };
    cursor.go(select(row === undefined ? 0 : editor.grid.keys.indexOf(row.key), priceColumn));
    cursor.enter(row === undefined ? "" : entryOf(row));
  };
  const add = ({ id, name, code }: Choice): void => {
    const key = editor.grid.keyOf(id);
    if (key === undefined) work.add({ product: id, label: name, barcode: code });
    enterAt(key);
  };

  return (
    <section aria-labelledby={headingId} className="group/prices grid gap-2">
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
            pricesNow={() => editor.grid.priced()}
            taker={{
              plan: (compared) => planTakeover(editor.grid, compared),
              apply: ({ changes }) => work.make(changes),
            }}
          />
          <Button size="small" variant="quiet" onClick={() => setBulk(true)} disabled={selected.length === 0}>
            <Percent size={14} aria-hidden />
            {t("change", { count: selected.length })}
          </Button>
          <IconButton size="small" label={t("undo")} disabled={!canUndo} onClick={work.undo}>
            <Undo2 size={16} aria-hidden />
          </IconButton>
          <IconButton size="small" label={t("redo")} disabled={!canRedo} onClick={work.redo}>
            <Redo2 size={16} aria-hidden />
          </IconButton>
        </div>
      </div>
      <div className="grid items-start gap-2 sm:grid-cols-2">
        <TextInput
          type="search"
          autoComplete="off"
          aria-label={t("find")}
          placeholder={t("find")}
          value={term}
          onChange={({ target }) => findIn(target.value)}
          onKeyDown={(event) => {
            // It is no Save of the form around it.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
        <AddProduct errorId={fault && errorId} onAdd={add} onPaste={(text) => work.paste(text, [])} />
      </div>
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {term.trim() !== "" && t("found", { found: shown.length, count: keys.length })}
      </p>
      <PriceGridView
        editor={editor}
        keys={shown}
        emptyText={keys.length === 0 ? t("empty") : t("noneFound")}
        work={work}
        cursor={cursor}
        size={size}
        currency={currency}
        isChecked={isChecked}
      />
      {/* In sight wherever the list is scrolled to: what was typed last is in its middle as often as at its end. Products
          that are found are not covered by it. */}
      <div className="sticky -bottom-4 z-20 grid gap-2 bg-surface pb-4 empty:hidden group-has-[[role=option]]/prices:static">
        {fault && (
          <p id={errorId} role="alert" className="text-danger text-sm">
            {fault}
          </p>
        )}
        <UnfinishedNotice
          grid={editor.grid}
          at={shown[cursor.selection.focus.row]}
          isEntering={cursor.entry !== undefined}
          onShow={enterAt}
        />
        {work.setByPaste === lastDone && <SetByPaste count={lastDone.length} onUndo={work.undoPaste} />}
        {work.unsent.length > 0 && <UnsentNotice work={work} />}
        {clashes.length > 0 && (
          <PriceClashes clashes={clashes} onKeepTheirs={work.keepTheirs} onSendMine={work.sendMine} />
        )}
      </div>
      {isBulk && (
        <BulkDialog
          plan={(change) => work.plan(selected, change)}
          currency={currency}
          onApply={work.setPrices}
          onClose={() => setBulk(false)}
        />
      )}
      {work.pasted && <PasteDialog pasted={work.pasted} grid={editor.grid} currency={currency} onEnd={work.endPaste} />}
    </section>
  );
}
