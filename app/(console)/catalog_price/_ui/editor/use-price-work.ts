"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { notifySuccess } from "@/components/feedback/notify";
import type { BulkChange, PlannedPrice } from "@/lib/resources/catalog_price/change-prices";
import { planChange } from "@/lib/resources/catalog_price/change-prices";
import { changeByEntry } from "@/lib/resources/catalog_price/enter-price";
import { type Pasted, readPastedPrices } from "@/lib/resources/catalog_price/pasted-prices";
import type { PriceChange, PricedProduct } from "@/lib/resources/catalog_price/price-change";
import type { PriceClash } from "@/lib/resources/catalog_price/price-clash";
import type { PriceEditor } from "@/lib/resources/catalog_price/price-editor";
import { toPricedProduct } from "@/lib/resources/catalog_price/price-row";
import type { Outcome } from "@/lib/resources/catalog_price/price-sender";
import { changesOf, type UnsentPrices, unsentAfter } from "@/lib/resources/catalog_price/unsent-prices";
import { useUnsentPrices } from "./use-unsent-prices";

/** What a person does to a price list, and how they hear of what became of it. */
export interface PriceWork {
  enter(key: number, typed: string): void;
  add(product: Omit<PricedProduct, "price">): void;
  remove(keys: readonly number[]): void;
  undo(): void;
  redo(): void;
  /** Prices without a fault are taken at once; otherwise they wait in `pasted`. */
  paste(text: string, fromRow: number): void;
  plan(keys: readonly number[], change: BulkChange): readonly PlannedPrice[];
  setPrices(prices: readonly { key: number; price: string }[]): void;
  /** Changes that were looked at before. */
  make(changes: readonly PriceChange[]): void;
  /** What was pasted and has lines that are no prices. */
  pasted: Pasted | undefined;
  /** @param isTaken takes what of it is prices */
  endPaste(isTaken: boolean): void;
  /** Where somebody else has changed the same rows meanwhile. */
  sendMine(clashes: readonly PriceClash[]): void;
  keepTheirs(clashes: readonly PriceClash[]): void;
  /** Calls off what is not sent yet: it stays as it was. */
  stop(): void;
  /** What failed, also before the session ended: it can be tried again. */
  unsent: UnsentPrices;
  sendUnsent(): void;
  forgetUnsent(): void;
}

/** @param sentTo the catalogue that changes are sent to at once and confirmed for; undefined for a new one */
export function usePriceWork(editor: PriceEditor, sentTo: number | undefined, onChanged: () => void): PriceWork {
  const t = useTranslations("catalog_price.form");
  const [pasted, setPasted] = useState<Pasted>();
  const [unsent, setUnsent] = useUnsentPrices(editor, sentTo);
  const stop = useRef(new AbortController());
  const { grid } = editor;

  function tell({ done, failed }: Outcome): void {
    onChanged();
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
  const change = (changes: readonly PriceChange[]): void => {
    if (changes.length > 0) void editor.change(changes, stop.current.signal).then(tell);
  };
  const setPrices: PriceWork["setPrices"] = (prices) =>
    change(prices.flatMap(({ key, price }) => changeByEntry(editor, key, price) ?? []));

  return {
    enter(key, typed) {
      const made = changeByEntry(editor, key, typed);
      if (made === undefined) onChanged();
      else change([made]);
    },
    add: (product) => change([{ kind: "add", key: grid.newKey(), at: 0, row: { ...product, price: "" } }]),
    remove(keys) {
      const { keys: before } = grid;
      change(
        keys
          .flatMap((key): PriceChange[] => {
            const row = grid.row(key);
            return row === undefined
              ? []
              : [{ kind: "remove", key, at: before.indexOf(key), row: toPricedProduct(row) }];
          })
          .reverse(),
      );
    },
    undo: () => void editor.undo().then((outcome) => outcome && tell(outcome)),
    redo: () => void editor.redo().then((outcome) => outcome && tell(outcome)),
    paste(text, fromRow) {
      const read = readPastedPrices(text, grid.rows(), fromRow);
      if (read.faults.length > 0) setPasted(read);
      else setPrices(read.prices);
    },
    plan: (keys, by) =>
      planChange(
        keys.flatMap((key) => grid.row(key) ?? []),
        by,
      ),
    setPrices,
    make: change,
    pasted,
    endPaste(isTaken) {
      if (isTaken && pasted) setPrices(pasted.prices);
      setPasted(undefined);
    },
    sendMine: (clashes) => void editor.sendMine(clashes).then(tell),
    keepTheirs: (clashes) => editor.keepTheirs(clashes),
    stop() {
      stop.current.abort();
      stop.current = new AbortController();
    },
    unsent,
    sendUnsent: () => change(changesOf(unsent, grid)),
    forgetUnsent: () => setUnsent(() => []),
  };
}

/** The first price of a row is what makes its product one of the catalogue's. */
function wordOf(change: PriceChange): "productAdded" | "productEdited" | "productRemoved" {
  if (change.kind === "remove") return "productRemoved";
  return change.kind === "add" || change.from.price === "" ? "productAdded" : "productEdited";
}
