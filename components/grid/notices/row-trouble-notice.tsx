"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { GridStore } from "@/lib/grid/rows/grid-store";
import type { GridLook } from "../grid-look";
import { troubleOf } from "../row-trouble";
import { useRowTexts } from "../use-row-texts";

interface RowTroubleNoticeProps<Content, Fault extends string> {
  store: GridStore<Content>;
  look: GridLook<Content, Fault>;
  /** The row where the person is. */
  rowKey: number | undefined;
  /** The column where the person is. */
  at: number;
  isChecked: boolean;
}

/** What is wrong with the row where the person is, whole: its cell is often too narrow for it. */
export function RowTroubleNotice<Content, Fault extends string>({
  store,
  look,
  rowKey = 0,
  at,
  isChecked,
}: RowTroubleNoticeProps<Content, Fault>) {
  const texts = useRowTexts();
  const read = (): ReturnType<typeof store.row> => store.row(rowKey);
  const row = useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribeRow(rowKey, listener), [store, rowKey]),
    read,
    read,
  );
  const trouble = row && troubleOf(row, { ...look, rules: store.rules, isChecked, texts }, at);
  return (
    <p role="status" className="min-h-4.5 text-danger text-sm wrap-anywhere">
      {trouble}
    </p>
  );
}
