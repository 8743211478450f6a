"use client";

import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleX from "lucide-react/icons/circle-x";
import Lock from "lucide-react/icons/lock";
import RefreshCw from "lucide-react/icons/refresh-cw";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { memo, useCallback, useSyncExternalStore } from "react";
import { cellDomId } from "@/components/resources/drafts/mapping/cell-dom";
import { classNames } from "@/components/ui/class-names";
import { type GridRow, markOf } from "@/lib/grid/rows/grid-row";
import type { MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";
import { shortName } from "@/lib/resources/drafts/editing/short-name";
import { type CellFact, type CellFacts, isSameFact } from "./cell-facts";
import type { CellWords } from "./use-cell-words";

interface PictureCellProps {
  work: MappingWork;
  cellKey: number;
  facts: CellFacts;
  words: CellWords;
  /** The first cell can be reached by Tab where none has the focus yet. */
  isFirst: boolean;
}

/**
 * One cell of the picture, in its size. Pressing and keys are heard by the picture as a whole. It is of as few elements
 * as can be, and picture.css says how they look: 2,000 of them are made, matched with rules and laid out at once.
 */
export const PictureCell = memo(function PictureCell({ work, cellKey, facts, words, isFirst }: PictureCellProps) {
  const { editor, selection } = work;
  const row = useSyncExternalStore(
    useCallback((listener) => editor.store.subscribeRow(cellKey, listener), [editor, cellKey]),
    () => editor.store.row(cellKey),
    () => editor.store.row(cellKey),
  );
  const look = useSyncExternalStore(
    useCallback((listener) => selection.subscribeCell(cellKey, listener), [selection, cellKey]),
    () => lookOf(work, cellKey),
    () => 0,
  );
  if (row === undefined) return null;
  const isSelected = (look & 1) === 1;
  const hasFocus = (look & 2) === 2;
  const { product } = row.content;
  const fact = facts.of(cellKey, row.content);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture to scale is no table.
    <div
      role="gridcell"
      id={cellDomId(cellKey)}
      data-cell={cellKey}
      data-begins={isFirst || undefined}
      aria-selected={isSelected}
      tabIndex={hasFocus || (isFirst && selection.focus === undefined) ? 0 : -1}
      title={[product?.name, fact.finding].filter(Boolean).join("\n")}
      data-empty={product === undefined || undefined}
      className="mapping-cell"
    >
      <CellContent row={row} work={work} cellKey={cellKey} fact={fact} words={words} />
    </div>
  );
});

function lookOf({ selection }: MappingWork, key: number): number {
  return (selection.has(key) ? 1 : 0) + (selection.focus === key ? 2 : 0);
}

interface CellContentProps {
  row: GridRow<MappedCell>;
  work: MappingWork;
  cellKey: number;
  fact: CellFact;
  words: CellWords;
}

/** A cell that is selected is not drawn anew by it, nor is one of which nothing new is known. */
const CellContent = memo(function CellContent({ row, work, cellKey, fact, words }: CellContentProps) {
  const { content: cell } = row;
  const { alias, product, orderId } = cell;
  const isFlagged = cell.renewProduct || cell.fillOnDemand;
  const { heat, lines, finding } = fact;
  const sign = signOf(row);
  return (
    <>
      {heat !== undefined && <span aria-hidden data-heat={heat} className="mapping-heat" />}
      <span data-signed={sign} className="mapping-alias">
        {alias}
      </span>
      {sign && <SendSign sign={sign} label={words[sign]} />}
      {(finding !== undefined || isFlagged || orderId !== undefined) && (
        <span className="mapping-signs">
          {finding !== undefined && (
            <CircleAlert size={12} role="img" aria-label={finding} className="shrink-0 text-warning" />
          )}
          {isFlagged &&
            (cell.renewProduct ? (
              <RefreshCw size={12} role="img" aria-label={words.renew} className="shrink-0 text-info" />
            ) : (
              <ShoppingCart size={12} role="img" aria-label={words.onDemand} className="shrink-0 text-info" />
            ))}
          {orderId !== undefined && (
            <Lock
              size={12}
              role="img"
              aria-label={words.orderOf(orderId, work.editor.isLocked(cellKey))}
              className="shrink-0 text-warning"
            />
          )}
        </span>
      )}
      {product === undefined ? (
        <span className="sr-only">{words.empty}</span>
      ) : (
        <>
          {product.image !== undefined && (
            // biome-ignore lint/performance/noImgElement: the platform's pictures are shown as they are.
            <img
              src={product.image}
              alt=""
              loading="lazy"
              decoding="async"
              draggable={false}
              // From afar it stands for the name, once it is seen.
              onLoad={({ currentTarget }) => currentTarget.setAttribute("data-loaded", "")}
              onError={({ currentTarget }) => currentTarget.setAttribute("hidden", "")}
              className="mapping-picture"
            />
          )}
          <ShortName name={product.name} />
        </>
      )}
      {lines.map((line) => (
        <span key={line} className="mapping-fact">
          {line}
        </span>
      ))}
    </>
  );
}, isSameContent);

type Sign = "saved" | "failed" | "changed";

/** Whether it is saved, in a corner of its own: in the narrowest cell, too, it is seen before anything else. */
function SendSign({ sign, label }: { sign: Sign; label: string }) {
  if (sign === "changed")
    return <span role="img" aria-label={label} className="mapping-send top-1 right-1 size-2 bg-info" />;
  const Icon = sign === "saved" ? Check : CircleX;
  return (
    <Icon
      size={12}
      role="img"
      aria-label={label}
      className={classNames(
        "mapping-send top-0.5 right-0.5 bg-surface",
        sign === "saved" ? "text-success" : "text-danger",
      )}
    />
  );
}

function signOf(row: GridRow<MappedCell>): Sign | undefined {
  if (row.isEditing) return row.send.kind === "failed" ? "failed" : "changed";
  return markOf(row) === "saved" ? "saved" : undefined;
}

function isSameContent(before: CellContentProps, after: CellContentProps): boolean {
  return (
    before.row === after.row &&
    before.work === after.work &&
    before.cellKey === after.cellKey &&
    before.words === after.words &&
    isSameFact(before.fact, after.fact)
  );
}

/** Its end says the size, and is always seen. */
function ShortName({ name }: { name: string }) {
  const [begin, end] = shortName(name);
  if (end === "") return <span className="mapping-name line-clamp-2 wrap-anywhere">{begin}</span>;
  return (
    <>
      <span className="mapping-name truncate">{begin}</span>
      <span className="mapping-name truncate">{end}</span>
    </>
  );
}
