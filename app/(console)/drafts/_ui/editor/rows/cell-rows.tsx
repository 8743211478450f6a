"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useMemo, useRef } from "react";
import { RowsGrid } from "@/components/grid/rows-grid";
import { useRowKeys } from "@/components/grid/use-editor-state";
import { useGridCursor } from "@/components/grid/use-grid-cursor";
import { isValueColumn } from "@/lib/grid/columns/grid-column";
import { type GridSize, select } from "@/lib/grid/position/cursor";
import { cellColumnNames } from "@/lib/resources/drafts/editing/cell-columns";
import { clipType } from "@/lib/resources/drafts/editing/clip";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";
import { type RowsWork, rowsWork } from "@/lib/resources/drafts/editing/rows-work";
import type { Told } from "@/lib/resources/drafts/editing/told";
import { useCellLook } from "./use-cell-look";
import { useRowsSelection } from "./use-rows-selection";

interface CellRowsProps {
  work: MappingWork;
  isReadOnly: boolean;
  /** What was done last. */
  told: Told | undefined;
  /** The cell that the last scan has led to. */
  led: { readonly key: number } | undefined;
  /** How many codes were scanned: the first key of one begins an entry. */
  scans: number;
  /** @param at the key of the cell where it is pasted */
  onPasteCodes(text: string, at: number | undefined): void;
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
  const chosen = useRowsSelection(selection, { keys, cursor, column: productColumn, onSelect });
  // A scan goes on to the next cell: what is typed next is typed there.
  const begunAt = useRef(led);
  const follow = useEffectEvent((): void => {
    const row = led === undefined || led === begunAt.current ? -1 : keys.indexOf(led.key);
    if (row >= 0) cursor.go(select(row, productColumn));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scan leads anew, also to the same cell.
  useEffect(() => follow(), [led]);
  const place = useRef<HTMLDivElement>(null);
  // The field goes, and the focus with it: what is typed next is typed in the rows.
  const leaveEntry = useEffectEvent(() => {
    if (cursor.entry === undefined) return;
    place.current?.querySelector<HTMLElement>("[role=grid]")?.focus({ preventScroll: true });
    cursor.leaveEntry();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scan is one.
  useEffect(() => leaveEntry(), [scans]);
  return (
    <div
      ref={place}
      data-cell-rows
      className="flex min-h-0 min-w-0 flex-col gap-2 overflow-y-auto lg:[--grid-room:100%]"
    >
      <RowsGrid
        store={store}
        look={look}
        keys={keys}
        emptyText={t("empty")}
        work={{
          ...rows,
          put: (key, to) => rows.putEach(chosen.has(key) ? [...chosen] : [key], to),
          // No cell goes; whose name the cursor is at is emptied, and filled with all that the first one holds.
          remove: (some) => rows.clear(some, look.columns.slice(productColumn, productColumn + 1)),
          fillDown: (some, columns) => rows.fillDown(some, columns.some(isValueColumn) ? columns : look.columns),
          clipType,
          leave: nothing,
          undo: () => work.undo(),
          redo: () => work.redo(),
          paste: (text, [at]) => isReadOnly || onPasteCodes(text, at),
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
