"use client";

import { useMemo, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Call } from "@/lib/calls/call";
import type { List } from "@/lib/list/define-list";
import { ColumnButton } from "./column-button";
import { ListBody } from "./list-body";
import { ListNotices } from "./list-notices";
import { ListPreview, type PreviewBody } from "./list-preview";
import { useListKeyboard } from "./use-list-keyboard";
import { useListRows } from "./use-list-rows";
import { useListText } from "./use-list-text";
import { useListUrl } from "./use-list-url";
import { usePreviewFocus } from "./use-preview-focus";

/**
 * Table and preview side by side. Where there is little room the table needs more of it to show its columns; where
 * there is too little for both, the preview lies in the table's place until it is closed.
 */
const splitColumns = "lg:grid-cols-[5fr_4fr] xl:grid-cols-2";

interface ListPageProps<C extends Call, Row, P extends Call, Detail> {
  list: List<C, Row, P, Detail>;
  /** What the preview shows beyond the fields of the declaration, which it has to place itself. */
  preview?: PreviewBody<Detail>;
}

/** A list page: table on the left, preview on the right, all of its state in the address (TABL-001). */
export function ListPage<C extends Call, Row extends { id: number }, P extends Call, Detail>({
  list,
  preview,
}: ListPageProps<C, Row, P, Detail>) {
  const text = useListText(list.page);
  const url = useListUrl(list);
  const { query, found, notice } = useListRows(list, url.state);
  const rowsRef = useRef<HTMLDivElement>(null);
  const { open, view, columns } = url.state;
  const isWide = open !== undefined && view === "wide";
  const isSplit = open !== undefined && !isWide;
  const headingRef = usePreviewFocus(rowsRef, open);
  useListKeyboard(rowsRef, open === undefined ? undefined : url.close);
  const shown = useMemo(() => ["id", ...columns], [columns]);

  return (
    <div className="flex h-table-page min-h-120 flex-col gap-3">
      <div className="flex min-h-7 items-center justify-between gap-4">
        <h1 className="text-xl">{text("title")}</h1>
        <ColumnButton list={list} chosen={columns} onChoose={url.showColumns} />
      </div>
      <ListNotices
        dropped={url.dropped}
        onTidy={url.tidy}
        notice={notice}
        isOutdated={query.isError && found !== undefined}
        onRetry={() => void query.refetch()}
      />
      <div className={classNames("grid min-h-0 flex-1 gap-4", isSplit && splitColumns)}>
        <div ref={rowsRef} className={rowsLook(isWide, isSplit)}>
          <ListBody list={list} url={url} query={query} found={found} shown={shown} />
        </div>
        {open !== undefined && (
          <ListPreview
            list={list}
            id={open}
            view={view}
            body={preview}
            headingRef={headingRef}
            urlOf={(id) => url.urlOf({ open: id })}
            onOpen={url.open}
            onExtend={url.extend}
            onCollapse={url.collapse}
            onClose={url.close}
          />
        )}
      </div>
    </div>
  );
}

function rowsLook(isWide: boolean, isSplit: boolean): string {
  if (isWide) return "hidden";
  return classNames("flex min-h-0 min-w-0 flex-col", isSplit && "max-lg:hidden");
}
