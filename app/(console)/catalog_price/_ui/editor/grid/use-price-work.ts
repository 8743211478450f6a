"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { notifySuccess } from "@/components/feedback/notify";
import { type BulkChange, type PlannedPrice, planChange } from "@/lib/resources/catalog_price/change-prices";
import { changeByEntry, takeBackDraft } from "@/lib/resources/catalog_price/enter-price";
import { type Pasted, readPastedPrices } from "@/lib/resources/catalog_price/pasted-prices";
import type { PriceChange, PricedProduct } from "@/lib/resources/catalog_price/price-change";
import type { PriceClash } from "@/lib/resources/catalog_price/price-clash";
import type { PriceEditor } from "@/lib/resources/catalog_price/price-editor";
import { toPricedProduct } from "@/lib/resources/catalog_price/price-row";
import type { Outcome } from "@/lib/resources/catalog_price/price-sender";
import { additionsOf, isClear, type SettledPaste } from "@/lib/resources/catalog_price/settle-paste";
import { changesOf, type UnsentPrices, unsentAfter } from "@/lib/resources/catalog_price/unsent-prices";
import { useUnsentPrices } from "./use-unsent-prices";

/** What a person does to a price list, and how they hear of what became of it. */
export interface PriceWork {
  enter(key: number, typed: string): void;
  /** Gives rows their prices back for what is none. @returns false where there is nothing to give back */
  takeBack(keys: readonly number[]): boolean;
  add(product: Omit<PricedProduct, "price">): void;
  remove(keys: readonly number[]): void;
  /** What would have left the catalogue without any product was not done. */
  isLastKept: boolean;
  undo(): void;
  redo(): void;
  /**
   * Prices that are clear are taken at once; all else waits in `pasted` to be looked at.
   * @param targets the rows that a column of prices is for, in order
   */
  paste(text: string, targets: readonly number[]): void;
  plan(keys: readonly number[], change: BulkChange): readonly PlannedPrice[];
  setPrices(prices: readonly { key: number; price: string }[]): void;
  /** Changes that were looked at before. */
  make(changes: readonly PriceChange[]): void;
  pasted: Pasted | undefined;
  /** What the last paste has set, until something else is done. */
  setByPaste: readonly PriceChange[];
  undoPaste(): void;
  /** @param taken what of it is taken, as one step */
  endPaste(taken?: Pick<SettledPaste, "prices" | "added">): void;
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
  const [isLastKept, setLastKept] = useState(false);
  const [setByPaste, setSetByPaste] = useState<readonly PriceChange[]>([]);
  const [unsent, setUnsent] = useUnsentPrices(editor, sentTo);
  const stop = useRef(new AbortController());
  const { grid } = editor;

  function tell({ done, failed }: Outcome): void {
    onChanged();
    setLastKept(false);
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
  const change = async (changes: readonly PriceChange[]): Promise<Outcome["done"]> => {
    if (changes.length === 0) return [];
    setSetByPaste([]);
    const outcome = await editor.change(changes, stop.current.signal);
    tell(outcome);
    return outcome.done;
  };
  const editsOf = (prices: readonly { key: number; price: string }[]): PriceChange[] =>
    prices.flatMap(({ key, price }) => changeByEntry(editor, key, price) ?? []);

  const changeByPaste = (changes: readonly PriceChange[]): void => void change(changes).then(setSetByPaste);
  const step = (made: Promise<Outcome | undefined>): void => {
    setSetByPaste([]);
    void made.then((outcome) => outcome && tell(outcome));
  };

  return {
    enter(key, typed) {
      const made = changeByEntry(editor, key, typed);
      setLastKept(false);
      if (made === undefined) onChanged();
      else void change([made]);
    },
    takeBack(keys) {
      const taken = keys.filter((key) => takeBackDraft(grid, key));
      if (taken.length > 0) onChanged();
      return taken.length > 0;
    },
    add: (product) => void change([{ kind: "add", key: grid.newKey(), at: 0, row: { ...product, price: "" } }]),
    remove(keys) {
      const { keys: before } = grid;
      const removals = keys.flatMap((key): PriceChange[] => {
        const row = grid.row(key);
        return row === undefined ? [] : [{ kind: "remove", key, at: before.indexOf(key), row: toPricedProduct(row) }];
      });
      // CATA-017, as CATA-022 of the last storage.
      if (editor.leavesNone(removals)) setLastKept(true);
      else void change(removals.reverse());
    },
    isLastKept,
    undo: () => step(editor.undo()),
    redo: () => step(editor.redo()),
    paste(text, targets) {
      const read = readPastedPrices(text, { rows: grid.rows(), targets, currency });
      if (isClear(read)) changeByPaste(editsOf(read.prices));
      else setPasted(read);
    },
    plan: (keys, by) =>
      planChange(
        keys.flatMap((key) => grid.row(key) ?? []),
        by,
      ),
    setPrices: (prices) => void change(editsOf(prices)),
    make: (changes) => void change(changes),
    pasted,
    setByPaste,
    undoPaste: () => step(editor.undo(setByPaste)),
    endPaste(taken) {
      if (taken) changeByPaste([...editsOf(taken.prices), ...additionsOf(taken.added, grid)]);
      setPasted(undefined);
    },
    sendMine: (clashes) => void editor.sendMine(clashes).then(tell),
    keepTheirs: (clashes) => editor.keepTheirs(clashes),
    stop() {
      stop.current.abort();
      stop.current = new AbortController();
    },
    unsent,
    sendUnsent: () => void change(changesOf(unsent, grid)),
    forgetUnsent: () => setUnsent(() => []),
  };
}

/** The first price of a row is what makes its product one of the catalogue's. */
function wordOf(change: PriceChange): "productAdded" | "productEdited" | "productRemoved" {
  if (change.kind === "remove") return "productRemoved";
  return change.kind === "add" || change.from.price === "" ? "productAdded" : "productEdited";
}
