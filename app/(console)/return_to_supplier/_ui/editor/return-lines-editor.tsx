"use client";

import Undo2 from "lucide-react/icons/undo-2";
import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { Field } from "@/components/form/field";
import { TextInput } from "@/components/form/text-input";
import { usePlainPaste } from "@/components/grid/paste/use-plain-paste";
import { RowsGrid } from "@/components/grid/rows-grid";
import { UndoButtons } from "@/components/grid/undo-buttons";
import { useEditorState } from "@/components/grid/use-editor-state";
import { useGridCursor } from "@/components/grid/use-grid-cursor";
import { useGridWork } from "@/components/grid/use-grid-work";
import { useUndoKeys } from "@/components/grid/use-undo-keys";
import { ReadingChoice } from "@/components/scan/reading-choice";
import { ScanStrip } from "@/components/scan/scan-strip";
import { useWedge } from "@/components/scan/wedge/use-wedge";
import { Button } from "@/components/ui/button";
import { isValueColumn } from "@/lib/grid/columns/grid-column";
import { withDrafts } from "@/lib/grid/editing/draft-change";
import { changeByEntry } from "@/lib/grid/editing/enter-value";
import type { GridEditor } from "@/lib/grid/editing/grid-editor";
import { extentOf, type GridSize, select } from "@/lib/grid/position/cursor";
import { leftOf, type ReturnLine } from "@/lib/resources/return_to_supplier/return-line";
import { useReturnLook } from "./use-return-look";
import { useReturnScan } from "./use-return-scan";

interface ReturnLinesEditorProps {
  editor: GridEditor<ReturnLine>;
  currency: string;
  /** Goods that expire within so many days are marked. */
  within: number | undefined;
  /** Of the lines as a whole. */
  error: string | undefined;
  onChanged(): void;
}

const noNews = (): void => undefined;
const piecesColumn = 6;

/** The lines of a reception: what of each goes back is entered, scanned, or all that is left. */
export function ReturnLinesEditor({ editor, currency, within, error, onChanged }: ReturnLinesEditorProps) {
  const t = useTranslations("return_to_supplier.grid");
  const errors = useTranslations("errors");
  const { store } = editor;
  const { keys } = store;
  const look = useReturnLook(currency, within);
  const { columns } = look;
  const size = useRef<GridSize>({ rows: keys.length, columns: columns.length, pageRows: 1 });
  const cursor = useGridCursor(size, piecesColumn);
  const work = useGridWork(editor, { columns, onChanged, onOutcome: noNews });
  const layOver = usePlainPaste(editor, work);
  const section = useRef<HTMLElement>(null);
  const headingId = useId();
  const errorId = useId();
  const state = useEditorState(editor);
  const {
    columns: [columnsFrom],
  } = extentOf(cursor.selection);
  const setPieces = (chosen: readonly number[], piecesOf: (line: ReturnLine) => number): void => {
    const column = columns[piecesColumn];
    if (!isValueColumn(column)) return;
    const made = withDrafts(store, chosen, () =>
      chosen.flatMap((key) => {
        const line = store.content(key);
        return (line && changeByEntry(editor, key, column, String(piecesOf(line) || ""))) ?? [];
      }),
    );
    work.make(...made);
  };
  const scan = useReturnScan((isMeant, { batch, count = 1 }) => {
    const ofProduct = keys.filter((key) => isMeant(store.content(key)?.line.product ?? { id: 0 }));
    const ofBatch = ofProduct.filter((key) => batch === undefined || store.content(key)?.line.batchNumber === batch);
    const fits = (key: number): boolean => {
      const line = store.content(key);
      return line !== undefined && Number(line.pieces) + count <= leftOf(line);
    };
    const [first] = ofBatch;
    const key = ofBatch.find(fits) ?? first;
    const line = key === undefined ? undefined : store.content(key);
    if (key === undefined || line === undefined) return undefined;
    cursor.go(select(keys.indexOf(key), piecesColumn));
    const product = line.line.product.name;
    if (!fits(key)) return { kind: "noneLeft", product };
    const pieces = Number(line.pieces) + count;
    setPieces([key], () => pieces);
    return { kind: "taken", product, pieces };
  });
  useWedge(scan.scan, section);
  useUndoKeys(section, work);

  return (
    <section ref={section} aria-labelledby={headingId} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <h3 id={headingId} className="mr-auto font-medium">
          {t("title", { count: keys.length })}
        </h3>
        <div className="-ml-2.5 flex flex-wrap items-center gap-1">
          <Button size="small" variant="quiet" onClick={() => setPieces(keys, leftOf)}>
            <Undo2 size={14} aria-hidden />
            {t("all")}
          </Button>
          <UndoButtons state={state} work={work} />
        </div>
      </div>
      <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <BarcodeField onCode={scan.scan} />
        {/* Beside the field, below the height of its label. */}
        <div className="sm:pt-7">
          <ScanStrip last={scan.last}>
            {scan.failedCount > 0 && (
              <Button size="small" onClick={scan.retry}>
                {errors("retry")}
              </Button>
            )}
          </ScanStrip>
        </div>
      </div>
      {scan.asked && (
        <ReadingChoice
          {...scan.asked}
          onChoose={(reading) => scan.choose(scan.asked?.code ?? "", reading)}
          onClose={scan.endChoice}
        />
      )}
      <RowsGrid
        store={store}
        look={look}
        keys={keys}
        emptyText={t("empty")}
        work={{
          ...work,
          // A reception's line stays: nothing of it goes back.
          remove: (cleared) => setPieces(cleared, () => 0),
          paste: (text, targets) => layOver(text, targets, columns.slice(columnsFrom)),
        }}
        cursor={cursor}
        stepped={state.stepped}
        size={size}
        unit={currency}
        isChecked={false}
        error={error}
        errorId={errorId}
        unfinishedText={(count) => t("unfinished", { count })}
        otherwise={piecesColumn}
      />
    </section>
  );
}

/** For a code that is read by eye. */
function BarcodeField({ onCode }: { onCode(code: string): void }) {
  const t = useTranslations("return_to_supplier.scan");
  return (
    <Field label={t("barcode")} error={undefined}>
      {(field) => (
        <TextInput
          {...field}
          autoComplete="off"
          inputMode="numeric"
          maxLength={80}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // It does not send the form.
            event.preventDefault();
            const code = event.currentTarget.value.trim();
            event.currentTarget.select();
            if (code !== "") onCode(code);
          }}
        />
      )}
    </Field>
  );
}
