"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { notifySuccess } from "@/components/feedback/notify";
import type { GridWork } from "@/components/grid/grid-work";
import { type EditorWork, useGridWork } from "@/components/grid/use-grid-work";
import { withDrafts } from "@/lib/grid/editing/draft-change";
import { changeByEntry } from "@/lib/grid/editing/enter-value";
import { type BulkChange, type PlannedPrice, planChange } from "@/lib/resources/catalog_price/change-prices";
import { type Pasted, readPastedPrices } from "@/lib/resources/catalog_price/pasted-prices";
import { priceColumn, priceColumns } from "@/lib/resources/catalog_price/price-columns";
import type { PriceFault } from "@/lib/resources/catalog_price/price-entry";
import {
  keyedProducts,
  type PriceChange,
  type PricedProduct,
  type PriceEditor,
  type PriceOutcome,
} from "@/lib/resources/catalog_price/price-row";
import { additionsOf, isClear, type SettledPaste } from "@/lib/resources/catalog_price/settle-paste";
import { changesOf, type UnsentPrices, unsentAfter } from "@/lib/resources/catalog_price/unsent-prices";
import { useUnsentPrices } from "./use-unsent-prices";

/** What a person does to a price list, and how they hear of what became of it. */
export interface PriceWork extends EditorWork<PricedProduct, PriceFault>, GridWork<PricedProduct, PriceFault> {
  add(product: Omit<PricedProduct, "price">): void;
  /**
   * Prices that are clear are taken at once; all else waits in `pasted` to be looked at.
   * @param targets the rows that a column of prices is for, in order
   */
  paste(text: string, targets: readonly number[]): void;
  pasted: Pasted | undefined;
  /** @param taken what of it is taken, as one step */
  endPaste(taken?: Pick<SettledPaste, "prices" | "added">): void;
  plan(keys: readonly number[], change: BulkChange): readonly PlannedPrice[];
  setPrices(prices: readonly { key: number; price: string }[]): void;
  /** What failed, also before the session ended: it can be tried again. */
  unsent: UnsentPrices;
  sendUnsent(): void;
  forgetUnsent(): void;
}

interface PricedCatalogue {
  /** Changes are sent to it at once and confirmed for it; undefined of a new one. */
  sentTo: number | undefined;
  /** Code of its currency. */
  currency: string;
}

export function usePriceWork(editor: PriceEditor, catalogue: PricedCatalogue, onChanged: () => void): PriceWork {
  const { sentTo, currency } = catalogue;
  const t = useTranslations("catalog_price.form");
  const [pasted, setPasted] = useState<Pasted>();
  const [unsent, setUnsent] = useUnsentPrices(editor, sentTo);
  const { store } = editor;
  const work = useGridWork(editor, { columns: priceColumns, onChanged, onOutcome: tell });

  function tell({ done, failed }: PriceOutcome): void {
    setUnsent((before) =>
      unsentAfter(
        before,
        done,
        failed.map((each) => each.change),
      ),
    );
    const [first] = done.filter(({ key, kind }) => kind === "remove" || editor.isOnPlatform(key));
    if (sentTo === undefined || first === undefined) return;
    if (done.length > 1) notifySuccess(t("productsChanged", { count: done.length }));
    else notifySuccess(t(wordOf(first)));
  }
  const editsOf = (prices: readonly { key: number; price: string }[]) =>
    withDrafts(
      store,
      prices.map(({ key }) => key),
      () => prices.flatMap(({ key, price }) => changeByEntry(editor, key, priceColumn, price) ?? []),
    );

  return {
    ...work,
    add: (product) => work.make([{ kind: "add", key: store.newKey(), at: 0, content: { ...product, price: "" } }]),
    paste(text, targets) {
      const read = readPastedPrices(text, { rows: keyedProducts(store), targets, currency });
      if (isClear(read)) work.makeByPaste(...editsOf(read.prices));
      else setPasted(read);
    },
    pasted,
    endPaste(taken) {
      setPasted(undefined);
      if (taken === undefined) return;
      const [edits, drafts] = editsOf(taken.prices);
      work.makeByPaste([...edits, ...additionsOf(taken.added, store)], drafts);
    },
    plan: (keys, by) => planChange(keyedProducts(store, keys), by),
    setPrices: (prices) => work.make(...editsOf(prices)),
    unsent,
    sendUnsent: () => work.make(changesOf(unsent, store)),
    forgetUnsent: () => setUnsent(() => []),
  };
}

/** The first price of a row is what makes its product one of the catalogue's. */
function wordOf(change: PriceChange): "productAdded" | "productEdited" | "productRemoved" {
  if (change.kind === "remove") return "productRemoved";
  return change.kind === "add" || change.from.price === "" ? "productAdded" : "productEdited";
}
