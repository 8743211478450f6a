"use client";

import Percent from "lucide-react/icons/percent";
import { useLocale, useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { TextInput } from "@/components/form/text-input";
import { GridView } from "@/components/grid/grid-view";
import { RowClashes } from "@/components/grid/notices/row-clashes";
import { SetByPaste } from "@/components/grid/notices/set-by-paste";
import { UnfinishedRows } from "@/components/grid/notices/unfinished-rows";
import { UnsentRows } from "@/components/grid/notices/unsent-rows";
import { SendingStatus } from "@/components/grid/sending-status";
import { UndoButtons } from "@/components/grid/undo-buttons";
import { useEditorState } from "@/components/grid/use-editor-state";
import { useGridCursor } from "@/components/grid/use-grid-cursor";
import { AddProduct } from "@/components/resources/products/add-product";
import { Button } from "@/components/ui/button";
import type { Choice } from "@/lib/choices/source";
import { entryOf } from "@/lib/grid/editing/enter-value";
import { extentOf, type GridSize, select } from "@/lib/grid/position/cursor";
import { formatAmount } from "@/lib/money/format";
import { priceColumn, priceColumns } from "@/lib/resources/catalog_price/price-columns";
import type { PriceEditor } from "@/lib/resources/catalog_price/price-row";
import { planTakeover } from "@/lib/resources/catalog_price/take-prices";
import { BulkDialog } from "./bulk-dialog";
import { CompareButton } from "./compare/compare-button";
import { PasteDialog } from "./paste/paste-dialog";
import { useFoundPrices } from "./use-found-prices";
import { usePicturesInSight } from "./use-pictures-in-sight";
import { usePriceLook } from "./use-price-look";
import { usePriceWork } from "./use-price-work";

/** Where entries go. */
const priceAt = priceColumns.indexOf(priceColumn);

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
  const locale = useLocale();
  const { store } = editor;
  const size = useRef<GridSize>({ rows: store.keys.length, columns: priceColumns.length, pageRows: 1 });
  const cursor = useGridCursor(size, priceAt);
  const work = usePriceWork(editor, { sentTo: catalogueId, currency }, onChanged);
  const [isBulk, setBulk] = useState(false);
  const headingId = useId();
  const errorId = useId();
  const state = useEditorState(editor);
  const { lastDone, clashes } = state;
  const { keys, shown, term, find } = useFoundPrices(store);
  const { pictures, onSight } = usePicturesInSight(store, shown);
  const look = usePriceLook(pictures, currency);
  const { rows } = extentOf(cursor.selection);
  const selected = shown.slice(rows[0], rows[1] + 1);
  const fault = error ?? (work.isLastKept ? form("productsRequired") : undefined);
  const findIn = (next: string): void => {
    find(next);
    cursor.go(select(0, priceAt));
  };
  /** Wherever it is, and whatever was looked for. */
  const enterAt = (key: number | undefined): void => {
    const row = key === undefined ? undefined : store.row(key);
    find("");
    size.current = { ...size.current, rows: store.keys.length };
    cursor.go(select(row === undefined ? 0 : store.keys.indexOf(row.key), priceAt));
    cursor.enter(priceAt, row === undefined ? "" : entryOf(row, priceColumn));
  };
  const add = ({ id, name, code }: Choice): void => {
    const key = store.keyOf(id);
    if (key === undefined) work.add({ product: id, label: name, barcode: code });
    enterAt(key);
  };

  return (
    <section aria-labelledby={headingId} className="group/prices grid gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <h3 id={headingId} className="mr-auto font-medium">
          {t("title", { count: keys.length })}
        </h3>
        <SendingStatus count={state.sending} onStop={work.stop} />
        <div className="-ml-2.5 flex flex-wrap items-center gap-1">
          <CompareButton
            catalogueId={catalogueId}
            currency={currency}
            pricesNow={() => store.sendable()}
            taker={{
              plan: (compared) => planTakeover(store, compared),
              apply: ({ changes }) => work.make(changes),
            }}
          />
          <Button size="small" variant="quiet" onClick={() => setBulk(true)} disabled={selected.length === 0}>
            <Percent size={14} aria-hidden />
            {t("change", { count: selected.length })}
          </Button>
          <UndoButtons state={state} work={work} />
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
        <AddProduct left="required" errorId={fault && errorId} onAdd={add} onPaste={(text) => work.paste(text, [])} />
      </div>
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {term.trim() !== "" && t("found", { found: shown.length, count: keys.length })}
      </p>
      <GridView
        store={store}
        look={look}
        keys={shown}
        emptyText={keys.length === 0 ? t("empty") : t("noneFound")}
        work={work}
        cursor={cursor}
        stepped={state.stepped}
        size={size}
        unit={currency}
        isChecked={isChecked}
        onSight={onSight}
      />
      {/* In sight wherever the list is scrolled to: what was typed last is in its middle as often as at its end. Products
          that are found are not covered by it. */}
      <div className="sticky -bottom-4 z-20 grid gap-2 bg-surface pb-4 empty:hidden group-has-[[role=option]]/prices:static">
        {fault && (
          <p id={errorId} role="alert" className="text-danger text-sm">
            {fault}
          </p>
        )}
        <UnfinishedRows
          store={store}
          textOf={(count) => t("unfinished", { count })}
          at={shown[cursor.selection.focus.row]}
          isEntering={cursor.entry !== undefined}
          onShow={enterAt}
        />
        {work.setByPaste === lastDone && (
          <SetByPaste text={t("setByPaste", { count: lastDone.length })} onUndo={work.undoPaste} />
        )}
        {work.unsent.length > 0 && (
          <UnsentRows
            unsent={work.unsent}
            textOf={({ label, price }) => (price === "" ? label : `${label} ${formatAmount(price, locale)}`)}
            onSend={work.sendUnsent}
            onForget={work.forgetUnsent}
          />
        )}
        {clashes.length > 0 && (
          <RowClashes
            clashes={clashes}
            nameOf={({ label }) => label}
            textOf={({ price }) => formatAmount(price, locale)}
            onKeepTheirs={work.keepTheirs}
            onSendMine={work.sendMine}
          />
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
      {work.pasted && <PasteDialog pasted={work.pasted} grid={store} currency={currency} onEnd={work.endPaste} />}
    </section>
  );
}
