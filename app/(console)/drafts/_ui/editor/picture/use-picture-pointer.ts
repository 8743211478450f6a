"use client";

import { type CSSProperties, type PointerEvent, type RefObject, useRef, useState } from "react";
import { cellKeyAt, focusCell } from "@/components/resources/drafts/mapping/cell-dom";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";
import { type Box, keysBetween, keysWithin } from "@/lib/resources/drafts/editing/picture";

interface PicturePointer {
  work: MappingWork;
  isReadOnly: boolean;
  onSelect(): void;
}

/** What a press began as, until it is known whether it drags. */
interface Press {
  key: number | undefined;
  x: number;
  y: number;
  pointerId: number;
  /** A selected cell is taken along, anything else draws a rectangle. */
  isMove: boolean;
  isDragging: boolean;
  before: readonly number[];
  /** Where its cells stand in the pane's content, px, since it drags. */
  drawn?: DrawnCells;
}

interface DrawnCells {
  readonly boxes: ReadonlyMap<number, Box>;
  /** The pane's content is of another size once it is zoomed. */
  readonly width: number;
}

/** A hand that trembles does not drag, px. */
const dragFrom = 5;

/** What a mouse, pen or finger does in the picture: a click toggles a cell, Shift and Ctrl and dragging add (MAPP-003). */
export function usePicturePointer(
  pane: RefObject<HTMLDivElement | null>,
  { work, isReadOnly, onSelect }: PicturePointer,
) {
  const press = useRef<Press>(undefined);
  const [band, setBand] = useState<CSSProperties>();
  const { selection } = work;

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    const key = cellKeyAt(event.target);
    const isMove =
      key !== undefined && selection.has(key) && !isReadOnly && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    const { clientX: x, clientY: y, pointerId } = event;
    press.current = { key, x, y, pointerId, isMove, isDragging: false, before: [...selection.keys] };
  }

  function onPointerMove(event: PointerEvent): void {
    const begun = press.current;
    // Fingers scroll the picture.
    if (begun === undefined || event.pointerType === "touch") return;
    if (!begun.isDragging) {
      if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < dragFrom) return;
      begun.isDragging = true;
      pane.current?.setPointerCapture(begun.pointerId);
      if (begun.isMove) pane.current?.setAttribute("data-moving", "");
    }
    if (!begun.isMove) drawBand(begun, event);
  }

  function drawBand(begun: Press, event: PointerEvent): void {
    const frame = pane.current;
    if (frame === null) return;
    const area = {
      left: Math.min(begun.x, event.clientX),
      right: Math.max(begun.x, event.clientX),
      top: Math.min(begun.y, event.clientY),
      bottom: Math.max(begun.y, event.clientY),
    };
    if (begun.drawn?.width !== frame.scrollWidth) begun.drawn = drawnCells(frame);
    const [toLeft, toTop] = offsetOf(frame);
    const within = {
      left: area.left + toLeft,
      right: area.right + toLeft,
      top: area.top + toTop,
      bottom: area.bottom + toTop,
    };
    const { left, top, right, bottom } = within;
    setBand({ left, top, width: right - left, height: bottom - top });
    const touched = keysWithin(begun.drawn, within);
    selection.select([...begun.before, ...touched], { anchor: begun.key ?? touched[0], focus: touched.at(-1) });
  }

  function onPointerUp(event: PointerEvent): void {
    const begun = press.current;
    press.current = undefined;
    setBand(undefined);
    pane.current?.removeAttribute("data-moving");
    if (begun === undefined) return;
    if (begun.isDragging) {
      const onto = cellKeyAt(document.elementFromPoint(event.clientX, event.clientY));
      if (!begun.isMove) onSelect();
      else if (begun.key !== undefined && onto !== undefined) work.move(begun.key, onto);
      return;
    }
    if (begun.key !== undefined) click(begun.key, event);
  }

  function click(key: number, event: PointerEvent): void {
    if (event.shiftKey) {
      const anchor = selection.anchor ?? key;
      selection.add(keysBetween(work.picture, anchor, key), { anchor, focus: key });
    } else if (event.ctrlKey || event.metaKey) selection.add([key], { anchor: key, focus: key });
    else selection.toggle(key);
    focusCell(key, true);
    onSelect();
  }

  function onPointerCancel(): void {
    press.current = undefined;
    setBand(undefined);
    pane.current?.removeAttribute("data-moving");
  }

  return { band, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

/** From a point of the window to the pane's content, px. */
function offsetOf(frame: HTMLElement): readonly [number, number] {
  const { left, top } = frame.getBoundingClientRect();
  return [frame.scrollLeft - left, frame.scrollTop - top];
}

/** px, between the cells of a shelf. */
const cellGap = 1;

/**
 * Measured once for a rectangle, shelf by shelf: to measure a cell would lay out the shelf that it is in, out of sight too. The
 * cells of a shelf share its width alike.
 */
function drawnCells(frame: HTMLElement): DrawnCells {
  const [toLeft, toTop] = offsetOf(frame);
  const boxes = [...frame.querySelectorAll(".mapping-shelf")].flatMap((shelf) => {
    const { left, top, bottom, width } = shelf.getBoundingClientRect();
    const cells = [...shelf.children];
    const step = (width + cellGap) / cells.length;
    return cells.map((cell, at): [number, Box] => {
      const key = Number(cell.getAttribute("data-cell"));
      const from = left + toLeft + at * step;
      return [key, { key, left: from, right: from + step - cellGap, top: top + toTop, bottom: bottom + toTop }];
    });
  });
  return { boxes: new Map(boxes), width: frame.scrollWidth };
}
