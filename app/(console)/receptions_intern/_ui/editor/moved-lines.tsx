"use client";

import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { usePlainPaste } from "@/components/grid/paste/use-plain-paste";
import { RowsGrid } from "@/components/grid/rows-grid";
import { UndoButtons } from "@/components/grid/undo-buttons";
import { useEditorState, useRowKeys } from "@/components/grid/use-editor-state";
import { useGridCursor } from "@/components/grid/use-grid-cursor";
import { useGridWork } from "@/components/grid/use-grid-work";
import { useUndoKeys } from "@/components/grid/use-undo-keys";
import { AddProduct } from "@/components/resources/products/add-product";
import type { Choice } from "@/lib/choices/source";
import type { GridEditor } from "@/lib/grid/editing/grid-editor";
import { extentOf, type GridSize, select } from "@/lib/grid/position/cursor";
import type { GridChange } from "@/lib/grid/rows/grid-change";
import type { Taken } from "@/lib/resources/receptions_intern/fill-from-batches";
import { movedColumnNames } from "@/lib/resources/receptions_intern/moved-columns";
import type { MovedLine } from "@/lib/resources/receptions_intern/moved-line";
import { AskedPieces } from "./asked-pieces";
import { MovedSum } from "./moved-sum";
import { useMovedLook } from "./use-moved-look";

interface MovedLinesProps {
  editor: GridEditor<MovedLine>;
  /** Id of the storage that the goods leave; undefined until one is chosen. */
  source: number | undefined;
  isChecked: boolean;
  /** Of the lines as a whole. */
  error: string | undefined;
  onChanged(): void;
}

const noNews = (): void => undefined;
const movedColumn = movedColumnNames.indexOf("moved");

/** The lines of a new internal reception: batches of the source, and how much of each goes. */
export function MovedLines({ editor, source, isChecked, error, onChanged }: MovedLinesProps) {
  const t = useTranslations("receptions_intern");
  const { store } = editor;
  const look = useMovedLook();
  const { columns } = look;
  const size = useRef<GridSize>({ rows: store.keys.length, columns: columns.length, pageRows: 1 });
  const cursor = useGridCursor(size, movedColumn);
  const work = useGridWork(editor, { columns, onChanged, onOutcome: noNews });
  const layOver = usePlainPaste(editor, work);
  const [asked, setAsked] = useState<Choice>();
  const section = useRef<HTMLElement>(null);
  useUndoKeys(section, work);
  const search = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const errorId = useId();
  const state = useEditorState(editor);
  const keys = useRowKeys(store);
  const taken = (): ReadonlyMap<number, number> =>
    new Map(store.rows().map(({ content: { batch, moved } }) => [batch.id, Number(moved)]));
  const leaveAsked = (): void => {
    setAsked(undefined);
    search.current?.querySelector("input")?.focus();
  };
  const take = (product: Choice, filled: readonly Taken[]): void => {
    work.make(changesOf(product, filled));
    size.current = { ...size.current, rows: store.keys.length };
    cursor.go(select(Math.max(0, store.keys.length - 1), movedColumn));
    leaveAsked();
  };
  const paste = (text: string, targets: readonly number[]): void => {
    const [from] = extentOf(cursor.selection).columns;
    layOver(text, targets, columns.slice(from));
  };

  return (
    <section ref={section} aria-labelledby={headingId} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <h3 id={headingId} className="mr-auto font-medium">
          {t("grid.title", { count: keys.length })}
        </h3>
        <UndoButtons state={state} work={work} />
      </div>
      {source === undefined ? (
        <p className="text-ink-muted">{t("grid.sourceFirst")}</p>
      ) : (
        <>
          <div ref={search} className="grid gap-1">
            <span className="font-medium">{t("grid.add")}</span>
            <AddProduct errorId={error && errorId} onAdd={setAsked} onPaste={noNews} />
          </div>
          {asked && (
            <AskedPieces
              key={`${source} ${asked.id}`}
              storage={source}
              product={asked}
              taken={taken}
              onTake={(filled) => take(asked, filled)}
              onCancel={leaveAsked}
            />
          )}
        </>
      )}
      <RowsGrid
        store={store}
        look={look}
        keys={keys}
        emptyText={t("grid.empty")}
        work={{ ...work, paste }}
        cursor={cursor}
        stepped={state.stepped}
        size={size}
        unit=""
        isChecked={isChecked}
        error={error}
        errorId={errorId}
        unfinishedText={(count) => t("grid.unfinished", { count })}
        otherwise={movedColumn}
      >
        <MovedSum store={store} />
      </RowsGrid>
    </section>
  );

  /** A batch that has a line gets more of it there. */
  function changesOf({ id, name, code, image }: Choice, filled: readonly Taken[]): GridChange<MovedLine>[] {
    let end = store.keys.length;
    return filled.map(({ batch, pieces }): GridChange<MovedLine> => {
      const key = store.keyOf(batch.id);
      const from = key === undefined ? undefined : store.content(key);
      if (key !== undefined && from !== undefined)
        return { kind: "edit", key, from, to: { batch, moved: String(Number(from.moved) + pieces) } };
      const content = { product: { id, name, barcode: code, image }, batch, moved: String(pieces) };
      end += 1;
      return { kind: "add", key: store.newKey(), at: end - 1, content };
    });
  }
}
