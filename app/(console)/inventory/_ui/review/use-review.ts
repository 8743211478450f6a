"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo, useState, useSyncExternalStore } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { notifySuccess } from "@/components/feedback/notify";
import { useEditorState } from "@/components/grid/use-editor-state";
import { useGridWork } from "@/components/grid/use-grid-work";
import type { GridChange } from "@/lib/grid/rows/grid-change";
import type { GridRow } from "@/lib/grid/rows/grid-row";
import type { GridStore } from "@/lib/grid/rows/grid-store";
import type { Outcome } from "@/lib/grid/sending/row-sender";
import { type InventoryDetail, inventoryReads } from "@/lib/resources/inventory/inventory-reads.calls";
import { readCount } from "@/lib/resources/inventory/read-counts";
import {
  groupByProduct,
  type ReviewItem,
  type ReviewLine,
  reviewItems,
  zeroLine,
} from "@/lib/resources/inventory/review/line";
import { reviewParts } from "@/lib/resources/inventory/review/parts";
import { recountsOf, supersededLines } from "@/lib/resources/inventory/review/recount";
import type { StorageStock } from "@/lib/resources/inventory/review/uncounted";
import { useReviewEditor } from "./use-review-editor";
import { useReviewLook } from "./use-review-look";

export type Review = ReturnType<typeof useReview>;

/** The lines of the counts that are reviewed, as they are by now, and all that can be done to them. */
export function useReview(counts: readonly InventoryDetail[], readAt: number) {
  const t = useTranslations("inventory.review");
  const cache = useQueryClient();
  const [parts] = useState(() => reviewParts(counts));
  const [recounts] = useState(() => recountsOf(counts));
  const [learning, setLearning] = useState(0);
  const send = useCallSender();
  const editor = useReviewEditor(counts, readAt);
  const { store } = editor;
  const look = useReviewLook(parts);
  const work = useGridWork(editor, { columns: look.columns, onChanged: nothing, onOutcome: tell });
  const version = useSyncExternalStore(
    store.subscribeContents,
    () => store.contentVersion,
    () => store.contentVersion,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are others where the version is.
  const rows = useMemo(() => store.rows(), [store, version]);
  const lines = useMemo(() => rows.map(({ content }) => content), [rows]);
  const superseded = useMemo(() => supersededLines(lines, recounts), [lines, recounts]);
  const { sending, clashes } = useEditorState(editor);
  const isUnfinished = store.unfinished > 0;

  function tell({ done }: Outcome<ReviewLine>): void {
    if (done.length === 0) return;
    for (const { id } of [inventoryReads.list, inventoryReads.one])
      void cache.invalidateQueries({ queryKey: [id], refetchType: "none" });
    const added = done.filter(({ kind }) => kind === "add").length;
    const removed = done.filter(({ kind }) => kind === "remove").length;
    if (added > 0) {
      notifySuccess(t("itemsAdded", { count: added }));
      void learn(done.flatMap((change) => (change.kind === "add" ? change.content.inventoryId : [])));
    }
    if (removed > 0) notifySuccess(t("itemsRemoved", { count: removed }));
  }

  /** The answer of an added item says neither its price nor who set it: its count does. */
  async function learn(inventoryIds: readonly number[]): Promise<void> {
    setLearning((count) => count + 1);
    const read = await Promise.all([...new Set(inventoryIds)].map((id) => readCount(id, send))).catch(() => []);
    learnItems(store, (key) => editor.idOf(key), reviewItems(read));
    setLearning((count) => count - 1);
  }

  return {
    editor,
    look,
    work,
    parts,
    rows,
    lines,
    superseded,
    /** What is on its way, waits for a choice or is no value yet. */
    isUnsent: sending > 0 || learning > 0 || clashes.length > 0 || isUnfinished,
    /** Nothing but what is over in a moment. */
    isPassing: clashes.length === 0 && !isUnfinished,
    isSending: sending > 0,
    /** Leaves out what was counted again, so that the recount's figures hold. */
    takeRecounts(): void {
      const to = { isLeftOut: true };
      work.make(
        rows
          .filter(({ content }) => superseded.has(content))
          .map(({ key, content }) => ({ kind: "edit", key, from: content, to })),
      );
    },
    /** Of products that several have counted, one count's figures hold: those of the others are left out. */
    takeOnly(inventoryId: number): void {
      work.make(
        otherLines(rows, inventoryId).map(({ key, content }) => ({
          kind: "edit",
          key,
          from: content,
          to: { isLeftOut: true },
        })),
      );
    },
    /** @param inventoryId of the count that has the items */
    setToZero(inventoryId: number, stocks: readonly StorageStock[]): void {
      const end = store.keys.length;
      work.make(
        stocks.map(({ product, stock }, at) => ({
          kind: "add",
          key: store.newKey(),
          at: end + at,
          content: zeroLine(inventoryId, product, parts.books ? stock : undefined),
        })),
      );
    },
    /** A product is counted again whole. A tick is nobody's but this screen's: it is undone as all else, and not sent. */
    tick(keys: readonly number[], isTicked: boolean): void {
      const changed = toTick(rows, keys, isTicked);
      const edit = (key: number, side: "from" | "to"): GridChange<ReviewLine>[] => {
        const from = store.content(key);
        const to = { isTicked: isTicked === (side === "to") };
        return from === undefined ? [] : [{ kind: "edit", key, from, to }];
      };
      const put = (side: "from" | "to"): void => store.applyAll(changed.flatMap((key) => edit(key, side)));
      if (changed.length > 0) work.make([], [], Object.assign(put, { keys: changed }));
    },
  };
}

/** @returns of the products of some lines, those that are not ticked so yet */
function toTick(rows: readonly GridRow<ReviewLine>[], keys: readonly number[], isTicked: boolean): number[] {
  const chosen = new Set(keys);
  const products = new Set(rows.flatMap(({ key, content }) => (chosen.has(key) ? content.product.id : [])));
  return rows.flatMap(({ key, content }) =>
    products.has(content.product.id) && content.isTicked !== isTicked ? key : [],
  );
}

/** Lines of products that this count has, too, and that are taken of both. */
function otherLines(rows: readonly GridRow<ReviewLine>[], inventoryId: number): GridRow<ReviewLine>[] {
  const taken = rows.filter(({ content }) => !content.isLeftOut);
  return [...groupByProduct(taken, ({ content }) => content).values()].flatMap((group) =>
    group.some(({ content }) => content.inventoryId === inventoryId)
      ? group.filter(({ content }) => content.inventoryId !== inventoryId)
      : [],
  );
}

function learnItems(
  store: GridStore<ReviewLine>,
  idOf: (key: number) => number | undefined,
  items: readonly ReviewItem[],
): void {
  const byId = new Map(items.map(({ id, line }) => [id, line]));
  for (const key of store.keys) {
    const item = byId.get(idOf(key) ?? 0);
    if (item === undefined) continue;
    const { price, counter, countedAt, books } = item;
    store.patch(key, { price, counter, countedAt, books });
  }
}

const nothing = (): void => undefined;

/** Keys of the lines whose product is within a tolerance. What was counted again is looked at. */
export function keysWithin(
  rows: readonly GridRow<ReviewLine>[],
  isFolded: (whole: NonNullable<ReviewLine["whole"]>) => boolean,
  superseded: ReadonlySet<ReviewLine>,
): ReadonlySet<number> {
  const groups = groupByProduct(rows, ({ content }) => content);
  return new Set(
    [...groups.values()].flatMap((group) => {
      const whole = group.find(({ content }) => content.whole !== undefined)?.content.whole;
      const isAgain = group.some(({ content }) => superseded.has(content));
      return whole !== undefined && !isAgain && isFolded(whole) ? group.map(({ key }) => key) : [];
    }),
  );
}
