"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useMemo, useRef, useSyncExternalStore } from "react";
import { RowsGrid } from "@/components/grid/rows-grid";
import { useRowKeys } from "@/components/grid/use-editor-state";
import { useGridCursor } from "@/components/grid/use-grid-cursor";
import { isValueColumn } from "@/lib/grid/columns/grid-column";
import { extentOf, type GridSize, select } from "@/lib/grid/position/cursor";
import { cellColumnNames } from "@/lib/resources/drafts/editing/cell-columns";
import { clipType } from "@/lib/resources/drafts/editing/clip";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";
import { type RowsWork, rowsWork } from "@/lib/resources/drafts/editing/rows-work";
import type { Told } from "@/lib/resources/drafts/editing/told";
import { useCellLook } from "./use-cell-look";

interface CellRowsProps {
  work: MappingWork;
  isReadOnly: boolean;
  /** What was done last. */
  told: Told | undefined;
  /** The cell that the last scan has led to. */
  led: { readonly key: number } | undefined;
  /** How many codes were scanned: the first key of one begins an entry. */
  scans: number;
  onPasteCodes(text: string): void;
  /** A cell was selected by hand (MAPP-003). */
  onSelect(): void;
}

const productColumn = cellColumnNames.indexOf("product");
const nothing = (): void => undefined;

/** The same cells as rows: what is changed here is changed in the picture. */
export function CellRows({ work, isReadOnly, told, led, scans, onPasteCodes, onSelect }: CellRowsProps) {
  const t = useTranslations("mapping.rows");
  const { editor, selection } = work;
  const { store } = editor;
  const look = useCellLook(editor.side.domain === "live-mapping", isReadOnly);
  const keys = useRowKeys(store);
  const size = useRef<GridSize>({ rows: keys.length, columns: look.columns.length, pageRows: 1 });
  const cursor = useGridCursor(size, productColumn);
  const errorId = useId();
  const stepped = useMemo(
    () =>
      told === undefined || told.stepped.length === 0 ? undefined : { keys: new Set(told.stepped), field: undefined },
    [told],
  );
  const rows: RowsWork = rowsWork(work, isReadOnly);
  const chosen = useSyncExternalStore(
    selection.subscribe,
    () => selection.keys,
    () => selection.keys,
  );
  /** Places of the cursor that choose nothing: where it begins, and where what is selected already leads it. */
  const unchosen = useRef(0);
  const isBegun = useRef(false);
  const lead = useEffectEvent((): void => {
    const rowsChosen = keys.flatMap((key, row) => (chosen.has(key) ? row : []));
    const [from, to] = extentOf(cursor.selection).rows;
    const isHere = rowsChosen[0] === from && rowsChosen.at(-1) === to && rowsChosen.length === to - from + 1;
    const isFirst = !isBegun.current;
    isBegun.current = true;
    if (!isFirst && (rowsChosen.length === 0 || isHere)) return;
    const [row = keys.indexOf(selection.focus ?? -1)] = rowsChosen;
    // To look at the rows selects nothing.
    if (isFirst) unchosen.current = row >= 0 ? 2 : 1;
    else unchosen.current = 1;
    if (row >= 0) cursor.go(select(row, productColumn));
  });
  // Where the picture was left, and wherever else cells are selected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each selection leads anew.
  useEffect(() => lead(), [chosen]);
  // A scan goes on to the next cell: what is typed next is typed there.
  const begunAt = useRef(led);
  const follow = useEffectEvent((): void => {
    const row = led === undefined || led === begunAt.current ? -1 : keys.indexOf(led.key);
    if (row >= 0) cursor.go(select(row, productColumn));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scan leads anew, also to the same cell.
  useEffect(() => follow(), [led]);
  const leaveEntry = useEffectEvent(() => cursor.leaveEntry());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scan is one.
  useEffect(() => leaveEntry(), [scans]);
  // What the cursor stands on is selected in the picture, each time that it goes somewhere.
  const choose = useEffectEvent((): void => {
    const [first, last] = extentOf(cursor.selection).rows;
    const rowKeys = keys.slice(first, last + 1);
    if (unchosen.current > 0) {
      unchosen.current -= 1;
      const [at] = rowKeys;
      // A key works on the cursor's row where nothing is selected.
      if (at !== undefined && selection.keys.size === 0) selection.focusOn(at);
      return;
    }
    // What is typed, or scanned, goes into all that are selected.
    if (cursor.entry !== undefined && rowKeys.every((key) => selection.has(key))) return;
    selection.select(rowKeys, { anchor: rowKeys[0], focus: rowKeys[0] });
    // Nobody has chosen them: in the picture a click begins anew.
    selection.spend();
    onSelect();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor's place is another one with each step.
  useEffect(() => choose(), [cursor.selection]);
  return (
    <div data-cell-rows className="flex min-h-0 min-w-0 flex-col gap-2 overflow-y-auto lg:[--grid-room:100%]">
      <RowsGrid
        store={store}
        look={look}
        keys={keys}
        emptyText={t("empty")}
        work={{
          ...rows,
          takeBack: (some) => rows.takeBack(some),
          put: (key, to) => rows.putEach(chosen.has(key) ? [...chosen] : [key], to),
          // No cell goes; whose name the cursor is at is emptied, and filled with all that the first one holds.
          remove: (some) => rows.clear(some, look.columns.slice(productColumn, productColumn + 1)),
          fillDown: (some, columns) => rows.fillDown(some, columns.some(isValueColumn) ? columns : look.columns),
          clipType,
          leave: nothing,
          undo: () => work.undo(),
          redo: () => work.redo(),
          paste(text, [at]) {
            if (isReadOnly) return;
            if (at !== undefined) work.selectAt(at);
            onPasteCodes(text);
          },
        }}
        cursor={cursor}
        size={size}
        stepped={stepped}
        chosen={chosen}
        unit=""
        isChecked={false}
        error={undefined}
        errorId={errorId}
        unfinishedText={(count) => t("unfinished", { count })}
        otherwise={productColumn}
      />
    </div>
  );
}
