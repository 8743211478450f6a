"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId, useRef, useState } from "react";
import { RowClashes } from "@/components/grid/notices/row-clashes";
import { UnsentRows } from "@/components/grid/notices/unsent-rows";
import { RowsGrid } from "@/components/grid/rows-grid";
import { SendingStatus } from "@/components/grid/sending-status";
import { UndoButtons } from "@/components/grid/undo-buttons";
import { useEditorState, useRowKeys } from "@/components/grid/use-editor-state";
import { useGridCursor } from "@/components/grid/use-grid-cursor";
import type { EditorWork } from "@/components/grid/use-grid-work";
import { useUnsentWork } from "@/components/grid/use-unsent-work";
import { Button } from "@/components/ui/button";
import type { GridColumn } from "@/lib/grid/columns/grid-column";
import { switchedOn } from "@/lib/grid/columns/grid-column";
import type { SteppedTo } from "@/lib/grid/editing/editor-state";
import type { GridEditor } from "@/lib/grid/editing/grid-editor";
import type { GridSize } from "@/lib/grid/position/cursor";
import type { GridRow } from "@/lib/grid/rows/grid-row";
import type { ReviewFault } from "@/lib/resources/inventory/review/columns";
import type { ReviewLine } from "@/lib/resources/inventory/review/line";
import type { ReviewLook } from "./use-review-look";

interface ReviewGridProps {
  editor: GridEditor<ReviewLine>;
  look: ReviewLook;
  work: EditorWork<ReviewLine, ReviewFault>;
  /** Of the lines as they are by now, which of them are within the tolerance. */
  within(rows: readonly GridRow<ReviewLine>[]): ReadonlySet<number>;
  /** The tolerance in words; undefined where there is none. */
  toleranceName: string | undefined;
  /** Names what is kept of it where the session ends. */
  name: string;
  /** @param shown keys of the lines that are not folded */
  tools(shown: readonly number[]): ReactNode;
  /** Chooses lines for a recount, or takes the choice back. */
  onTick(keys: readonly number[], isTicked: boolean): void;
  /** Whoever counts blind is told no difference. */
  hasBooks: boolean;
}

const nothing = (): void => undefined;

/** The lines of a review. Those within the tolerance are folded until they are asked for. */
export function ReviewGrid({
  editor,
  look,
  work,
  within,
  toleranceName,
  name,
  tools,
  onTick,
  hasBooks,
}: ReviewGridProps) {
  const t = useTranslations("inventory.review");
  const { store } = editor;
  const { columns } = look;
  const keys = useRowKeys(store);
  const folded = useFolded({ keys, toleranceName, within, store });
  const state = useEditorState(editor);
  const [shows, setShows] = useShows(folded, state.stepped);
  const shown = shows || folded.size === 0 ? keys : keys.filter((key) => !folded.has(key));
  const firstEntered = Math.max(
    0,
    columns.findIndex(({ name: column }) => column === "note"),
  );
  const size = useRef<GridSize>({ rows: shown.length, columns: columns.length, pageRows: 1 });
  const cursor = useGridCursor(size, 0);
  useUnsentWork(editor, { name, failedNow: work.failedNow, resume: work.resume });
  const headingId = useId();
  const errorId = useId();

  function fillDown(rows: readonly number[], filled: readonly GridColumn<ReviewLine, ReviewFault>[]): void {
    const sent = filled.filter((column) => column.name !== "again");
    if (sent.length < filled.length) onTick(rows, store.content(rows[0] ?? 0)?.isTicked === true);
    work.fillDown(rows, sent);
  }

  function emptyText(): string {
    if (keys.length === 0) return t("nothing");
    return t(toleranceName === undefined ? "noneDiffers" : "allFolded");
  }

  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id={headingId} className="mr-auto font-medium">
          {t(hasBooks ? "lines" : "linesUnseen")}
        </h3>
        <SendingStatus count={state.sending} onStop={work.stop} />
        <div className="flex flex-wrap items-center gap-2">
          {tools(shown)}
          <UndoButtons state={state} work={work} />
        </div>
      </div>
      <RowsGrid
        store={store}
        look={look}
        keys={shown}
        emptyText={emptyText()}
        work={{
          ...work,
          enter(key, column, typed) {
            if (column.field === "isTicked") onTick([key], typed === switchedOn);
            else work.enter(key, column, typed);
          },
          enterEach(some, column, typed) {
            if (column.field === "isTicked") onTick(some, typed === switchedOn);
            else work.enterEach(some, column, typed);
          },
          // Lines come from those who counted: none is taken away here.
          remove: nothing,
          paste: nothing,
          fillDown,
        }}
        cursor={cursor}
        size={size}
        stepped={state.stepped}
        unit=""
        isChecked={false}
        error={undefined}
        errorId={errorId}
        unfinishedText={(count) => t("unfinished", { count })}
        otherwise={firstEntered}
      >
        {work.failed.length > 0 && (
          <UnsentRows
            unsent={work.failed}
            textOf={(change) => (change.kind === "edit" ? change.from : change.content).product.name}
            mayBeDone={work.mayBeDone}
            onSend={work.sendFailed}
            onForget={work.forgetFailed}
          />
        )}
        {state.clashes.length > 0 && (
          <RowClashes
            clashes={state.clashes}
            nameOf={({ product }) => product.name}
            textOf={look.lineText}
            onKeepTheirs={work.keepTheirs}
            onSendMine={work.sendMine}
          />
        )}
      </RowsGrid>
      {folded.size > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p role="status" className="text-ink-muted">
            {toleranceName === undefined
              ? t(shows ? "within.equalShown" : "within.equalFolded", { count: productsOf(folded, store) })
              : t(shows ? "within.shown" : "within.folded", {
                  count: productsOf(folded, store),
                  tolerance: toleranceName,
                })}
          </p>
          <Button size="small" variant="quiet" aria-pressed={shows} onClick={() => setShows(!shows)}>
            {t(shows ? "within.fold" : "within.show")}
          </Button>
        </div>
      )}
    </section>
  );
}

interface FoldedOf extends Pick<ReviewGridProps, "within" | "toleranceName"> {
  keys: readonly number[];
  store: GridEditor<ReviewLine>["store"];
}

/** Found when rows come or go, or the tolerance is another: no line vanishes under the hand that changes it. */
function useFolded({ keys, toleranceName, within, store }: FoldedOf): ReadonlySet<number> {
  const [found, setFound] = useState({ keys, toleranceName, folded: within(store.rows()) });
  if (found.keys === keys && found.toleranceName === toleranceName) return found.folded;
  const folded = within(store.rows());
  setFound({ keys, toleranceName, folded });
  return folded;
}

/** Folded lines are shown once they are asked for, and where an undo has changed one of them. */
function useShows(folded: ReadonlySet<number>, stepped: SteppedTo<ReviewLine> | undefined) {
  const [shows, setShows] = useState(false);
  const [seen, setSeen] = useState(stepped);
  if (seen !== stepped) {
    setSeen(stepped);
    if ([...folded].some((key) => stepped?.keys.has(key))) setShows(true);
  }
  return [shows, setShows] as const;
}

function productsOf(keys: ReadonlySet<number>, store: GridEditor<ReviewLine>["store"]): number {
  return new Set([...keys].flatMap((key) => store.content(key)?.product.id ?? [])).size;
}
