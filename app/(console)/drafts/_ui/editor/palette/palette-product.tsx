"use client";

import { useTranslations } from "next-intl";
import { type PointerEvent, useRef } from "react";
import { Picture } from "@/components/record/picture";
import { cellKeyAt } from "@/components/resources/drafts/mapping/cell-dom";
import type { CellProduct } from "@/lib/resources/drafts/drafts.calls";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";

interface PaletteProductProps {
  product: CellProduct;
  work: MappingWork;
  /** What is known of it here, e.g. its price. */
  note?: string | undefined;
}

/** A press puts it into the selected cells; it can be dragged onto a cell, or onto the selected ones. */
export function PaletteProduct({ product, work, note }: PaletteProductProps) {
  const t = useTranslations("mapping.palette");

  /** The press that ended elsewhere is no click. */
  const isDropped = useRef(false);

  function drop(event: PointerEvent): void {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    isDropped.current = under === null || !event.currentTarget.contains(under);
    const onto = cellKeyAt(under);
    if (onto === undefined) return;
    work.setProduct(product, work.selection.has(onto) ? undefined : [onto]);
  }

  return (
    <li>
      <button
        type="button"
        onClick={() => {
          if (!isDropped.current) work.setProduct(product);
          isDropped.current = false;
        }}
        onPointerDown={(event) => {
          if (event.pointerType !== "touch") event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={drop}
        // The browser's own dragging of the picture would end this one.
        onDragStart={(event) => event.preventDefault()}
        className="flex w-full cursor-grab items-center gap-2 rounded border border-transparent px-1 py-0.5 text-left hover:border-line hover:bg-hover"
      >
        <Picture address={product.image} text="" />
        <span className="min-w-0 flex-1 text-sm">
          <span className="sr-only">{t("set")} </span>
          <span className="line-clamp-2 wrap-anywhere">{product.name}</span>
          {note && <span className="block text-ink-muted text-xs tabular-nums">{note}</span>}
        </span>
      </button>
    </li>
  );
}
