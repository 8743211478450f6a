"use client";

import ArrowDownToLine from "lucide-react/icons/arrow-down-to-line";
import BadgeX from "lucide-react/icons/badge-x";
import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import CopyPlus from "lucide-react/icons/copy-plus";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useRef, useState } from "react";
import { MissingCallNotice } from "@/components/calls/missing-call-notice";
import { RecordPicker } from "@/components/form/picker/record-picker";
import { RowClashes } from "@/components/grid/notices/row-clashes";
import { UnsentRows } from "@/components/grid/notices/unsent-rows";
import { RowsGrid } from "@/components/grid/rows-grid";
import { SendingStatus } from "@/components/grid/sending-status";
import { UndoButtons } from "@/components/grid/undo-buttons";
import { useEditorState, useRowKeys } from "@/components/grid/use-editor-state";
import { useGridCursor } from "@/components/grid/use-grid-cursor";
import { useGridWork } from "@/components/grid/use-grid-work";
import { useUndoKeys } from "@/components/grid/use-undo-keys";
import { useUnsentWork } from "@/components/grid/use-unsent-work";
import { AddProduct } from "@/components/resources/products/add-product";
import { useProductsByBarcode } from "@/components/resources/products/use-documented-products";
import { CodeScan } from "@/components/scan/waiting/code-scan";
import type { CodesField } from "@/components/scan/waiting/use-waiting-codes";
import { Button } from "@/components/ui/button";
import type { Choice } from "@/lib/choices/source";
import { draftsBrought } from "@/lib/grid/editing/draft-change";
import type { GridEditor } from "@/lib/grid/editing/grid-editor";
import { extentOf, type GridSize, select } from "@/lib/grid/position/cursor";
import type { Outcome } from "@/lib/grid/sending/row-sender";
import { duplicateLine } from "@/lib/resources/receptions/duplicate-line";
import {
  hasDiscount,
  newLine,
  storageOfAll,
  type VatRate,
  type WorkLine,
  withoutDiscount,
} from "@/lib/resources/receptions/work-line";
import { storageNames } from "@/lib/resources/storages/storage-source";
import { LinePaste } from "./line-paste";
import { ParkedLines } from "./parked-lines";
import { pasteSource } from "./paste-source";
import { useLineLook } from "./use-line-look";
import { useLinePaste } from "./use-line-paste";
import { useLineScan } from "./use-line-scan";
import { useLineStart } from "./use-line-start";
import { useOwnParked } from "./use-own-parked";
import { type ShownParked, useParkedLines } from "./use-parked-lines";

interface LinesEditorProps {
  editor: GridEditor<WorkLine>;
  rates: readonly VatRate[];
  /** Code of the note's currency. */
  currency: string;
  isChecked: boolean;
  /** Of the lines as a whole. */
  error: string | undefined;
  /** What is to be known before lines are entered. */
  notice: ReactNode;
  /** Why no line can be added; undefined where one can. */
  addingObstacle?: string | undefined;
  /** Scanned codes that are no lines yet, and why the note is not saved with them. */
  codes: CodesField & { error: string | undefined };
  /** Where pasted lines wait for their product; a note that keeps none has them here. */
  parked?: ShownParked;
  onChanged?(): void;
  /** Where new lines go from now on. */
  onStorage?(storage: WorkLine["storage"]): void;
  /** Of a saved note's lines: what of them is not sent outlives the end of the session under it. */
  name?: string;
  /** What became of changes of a saved note. */
  onOutcome?(outcome: Outcome<WorkLine>): void;
}

const noNews = (): void => undefined;
/** Where the entry of a new line begins. */
const firstEntered = 1;

/** The lines of an entry note, and all that can be done to them. */
export function LinesEditor({
  editor,
  rates,
  currency,
  isChecked,
  error,
  notice,
  addingObstacle,
  codes,
  ...told
}: LinesEditorProps) {
  const t = useTranslations("receptions.grid");
  const scans = useTranslations("scan.waiting");
  const { store } = editor;
  const look = useLineLook(rates, currency);
  const { columns } = look;
  const size = useRef<GridSize>({ rows: store.keys.length, columns: columns.length, pageRows: 1 });
  const cursor = useGridCursor(size, firstEntered);
  const work = useGridWork(editor, {
    columns,
    onChanged: told.onChanged ?? noNews,
    onOutcome: told.onOutcome ?? noNews,
  });
  useUnsentWork(editor, { name: told.name, failedNow: work.failedNow, resume: work.resume });
  const start = useLineStart(editor, rates, work.join);
  const [storage, setStorage] = useState<WorkLine["storage"]>(() =>
    storageOfAll(store.rows().map(({ content }) => content)),
  );
  const headingId = useId();
  const errorId = useId();
  const state = useEditorState(editor);
  const keys = useRowKeys(store);
  const {
    rows,
    columns: [columnsFrom, columnsTo],
  } = extentOf(cursor.selection);
  const goTo = (row: number, column: number): void => {
    size.current = { ...size.current, rows: store.keys.length };
    cursor.go(select(row, column));
  };
  const add = ({ id, name, code, image }: Choice): void => {
    const product = { id, name, barcode: code, image };
    const content = newLine(product, begin());
    work.make([{ kind: "add", key: store.newKey(), at: store.keys.length, content }]);
    void start.learn(store.keys.at(-1));
    goTo(store.keys.length - 1, firstEntered);
    cursor.enter(firstEntered, "");
  };
  const own = useOwnParked();
  const field = told.parked ?? own;
  const begin = () => ({ storage, rateVat: start.rate() });
  const byBarcode = useProductsByBarcode();
  const sourceNow = () => pasteSource({ begin: begin(), there: keys.length, byBarcode });
  const paste = useLinePaste(editor, {
    look,
    work,
    start,
    parked: field,
    onFirst: (row) => goTo(row, firstEntered),
  });
  const parked = useParkedLines(field, {
    store,
    work,
    start,
    byCode: (codes, signal) => sourceNow().find(codes, signal, noNews),
    place: () => ({ rates, storage }),
  });
  const frame = useRef<HTMLElement>(null);
  useUndoKeys(frame, work);
  const scan = useLineScan(codes, {
    store,
    work,
    start,
    begin,
    isEntering: cursor.entry !== undefined,
    onLine: (row) => goTo(row, firstEntered),
    frame,
  });
  /** Lines that have none take it, too. */
  const chooseStorage = (chosen: Choice | undefined): void => {
    const to = { storage: chosen && { id: chosen.id, name: chosen.name } };
    setStorage(to.storage);
    told.onStorage?.(to.storage);
    if (chosen === undefined) return;
    work.make(
      store
        .rows()
        .filter(({ content }) => content.storage === undefined)
        .map(({ key, content }) => ({ kind: "edit", key, from: content, to })),
    );
  };
  const fillDown = (): void =>
    work.fillDown(keys.slice(rows[0], rows[1] + 1), columns.slice(columnsFrom, columnsTo + 1));
  const isDisabled = addingObstacle !== undefined;
  const discounted = keys.slice(rows[0], rows[1] + 1).flatMap((key) => {
    const content = store.content(key);
    return content !== undefined && hasDiscount(content) ? [{ key, from: content }] : [];
  });
  const removeDiscounts = (): void =>
    work.make(discounted.map((each) => ({ kind: "edit", ...each, to: withoutDiscount })));
  const duplicate = (): void => {
    const at = rows[1];
    const row = store.row(keys[at] ?? 0);
    if (row === undefined) return;
    const copy = duplicateLine(row.content, row.drafts);
    const key = store.newKey();
    work.make([{ kind: "add", key, at: at + 1, content: copy.content }], draftsBrought(key, copy));
    goTo(at + 1, cursor.selection.focus.column);
  };

  return (
    <section ref={frame} aria-labelledby={headingId} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <h3 id={headingId} className="mr-auto font-medium">
          {t("title", { count: keys.length })}
        </h3>
        <SendingStatus count={state.sending} onStop={work.stop} />
        <div className="-ml-2.5 flex flex-wrap items-center gap-1">
          <Button size="small" variant="quiet" onClick={duplicate} disabled={keys.length === 0 || isDisabled}>
            <CopyPlus size={14} aria-hidden />
            {t("duplicate")}
          </Button>
          <Button size="small" variant="quiet" onClick={fillDown} disabled={rows[0] === rows[1]}>
            <ArrowDownToLine size={14} aria-hidden />
            {t("fillDown")}
          </Button>
          <Button size="small" variant="quiet" onClick={() => paste.open("", keys.slice(rows[0]))}>
            <ClipboardPaste size={14} aria-hidden />
            {t("paste")}
          </Button>
          <Button size="small" variant="quiet" onClick={removeDiscounts} disabled={discounted.length === 0}>
            <BadgeX size={14} aria-hidden />
            {t("removeDiscount")}
          </Button>
          <UndoButtons state={state} work={work} />
        </div>
      </div>
      <LinePaste paste={paste} work={work} look={look} source={sourceNow} />
      <ParkedLines parked={parked} />
      {notice}
      <MissingCallNotice text={addingObstacle} />
      <CodeScan scan={scan} error={codes.error} within={frame} />
      <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-1">
          <span className="font-medium">{t("add")}</span>
          <AddProduct
            isDisabled={isDisabled}
            errorId={error && errorId}
            undocumentedText={scans("undocumented")}
            onAdd={add}
            onPaste={(text) => paste.open(text, [])}
          />
        </div>
        <RecordPicker
          label={t("storageOfNew")}
          hint={t("storageHint")}
          placeholder={t("storagePlaceholder")}
          source={storageNames}
          error={undefined}
          value={String(storage?.id ?? "")}
          onChange={(id, choice) => chooseStorage(id === "" ? undefined : choice)}
        />
      </div>
      <RowsGrid
        store={store}
        look={look}
        keys={keys}
        emptyText={t("empty")}
        work={{ ...work, duplicate, paste: (text, targets) => paste.paste(text, targets, columnsFrom) }}
        cursor={cursor}
        stepped={state.stepped}
        size={size}
        unit={currency}
        isChecked={isChecked}
        error={error}
        errorId={errorId}
        unfinishedText={(count) => t("unfinished", { count })}
        otherwise={firstEntered}
      >
        {work.failed.length > 0 && (
          <UnsentRows
            unsent={work.failed}
            textOf={look.changeText}
            mayBeDone={work.mayBeDone}
            isDisabled={isDisabled && work.failed.every(({ key }) => !editor.isOnPlatform(key))}
            onSend={work.sendFailed}
            onForget={work.forgetFailed}
          />
        )}
        {state.clashes.length > 0 && (
          <RowClashes
            clashes={state.clashes}
            nameOf={({ product }) => product.name}
            textOf={(line, other) => look.lineText(line, other)}
            onKeepTheirs={work.keepTheirs}
            onSendMine={work.sendMine}
          />
        )}
      </RowsGrid>
    </section>
  );
}
