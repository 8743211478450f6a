"use client";

import Copy from "lucide-react/icons/copy";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { emptyValueSelector } from "@/components/record/empty-value";
import { tickSelector } from "../ticks/tick-box";

/** In pixels. */
const buttonWidth = 24;
const gap = 6;

interface Place {
  cell: HTMLTableCellElement;
  /** In px of what scrolls. */
  top: number;
  left: number;
  height: number;
}

/**
 * Copies a cell: by the button that follows the mouse, or by Ctrl+C on the cell that has the focus. One button for the
 * whole table; keyboards need none.
 */
export function CopyCell({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const t = useTranslations("list");
  const [place, setPlace] = useState<Place>();

  const copyFocused = useEffectEvent((event: ClipboardEvent) => {
    const cell = document.activeElement?.closest("td");
    if (!cell || window.getSelection()?.isCollapsed === false) return;
    if (textOf(cell) === "") return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", textOf(cell));
    notifySuccess(t("copied", { text: textOf(cell) }));
  });
  // Once: begun anew while a button is pressed it would show the button that has just given way.
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    // What came up under the pointer would take the press that is meant for the row: it waits until the pointer has moved on.
    let waiting: Place | undefined;
    const show = (next: Place | undefined, pointer: PointerEvent) => {
      waiting = next && isAt(next, element, pointer) ? next : undefined;
      setPlace(waiting === undefined ? next : undefined);
    };
    const onOver = (event: PointerEvent) => {
      if (event.buttons !== 0) return;
      const cell = event.target instanceof Element ? event.target.closest("td") : null;
      if (cell !== null) show(placeOf(cell, element), event);
    };
    // Text that is marked up to the button would be marked to the end of the table.
    const onDown = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest("td") !== null) show(undefined, event);
    };
    const onMove = (event: PointerEvent) => {
      if (waiting !== undefined) show(waiting, event);
    };
    const onLeave = (event: PointerEvent) => show(undefined, event);
    const onCopy = (event: ClipboardEvent) => copyFocused(event);
    // The pointer rests on a cell already: it was the pointer for which this was fetched.
    const under = element.querySelector<HTMLTableCellElement>("td:hover");
    if (under !== null) setPlace(placeOf(under, element));
    element.addEventListener("pointerover", onOver);
    element.addEventListener("pointerdown", onDown);
    element.addEventListener("pointermove", onMove);
    element.addEventListener("pointerleave", onLeave);
    element.addEventListener("copy", onCopy);
    return () => {
      element.removeEventListener("pointerover", onOver);
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("pointermove", onMove);
      element.removeEventListener("pointerleave", onLeave);
      element.removeEventListener("copy", onCopy);
    };
  }, [scroller]);

  if (place === undefined || textOf(place.cell) === "") return null;
  const { cell, top, left, height } = place;
  return (
    <button
      type="button"
      tabIndex={-1}
      title={t("copyCell")}
      aria-label={t("copyCell")}
      style={{ top, left, height: height - 8, width: buttonWidth }}
      onClick={() => {
        // As it reads now: other rows may have come under a resting mouse.
        const text = textOf(cell);
        navigator.clipboard.writeText(text).then(
          () => notifySuccess(t("copied", { text })),
          () => notifyError(t("notCopied")),
        );
      }}
      className="absolute z-10 mt-1 grid place-items-center rounded border border-line bg-raised text-ink-muted opacity-0 transition-opacity hover:text-ink hover:opacity-100 [[data-scroller]:hover_&]:opacity-60"
    >
      <Copy size={13} aria-hidden />
    </button>
  );
}

function placeOf(cell: HTMLTableCellElement, frame: HTMLElement): Place {
  const inner = cell.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  const content = document.createRange();
  content.selectNodeContents(cell);
  const text = content.getBoundingClientRect();
  // Beside the text, on the empty side of the cell: numbers stand at its right.
  const { textAlign, paddingRight } = getComputedStyle(cell);
  // A box is on the other side of an id.
  const isRight = textAlign === "right" && !cell.querySelector(tickSelector);
  // The next cell begins with as much room.
  const overhang = cell.nextElementSibling === null ? 0 : Number.parseFloat(paddingRight);
  const left = isRight
    ? Math.max(text.left - gap - buttonWidth, inner.left)
    : Math.min(text.right + gap, inner.right - buttonWidth + overhang);
  return {
    cell,
    top: inner.top - outer.top + frame.scrollTop,
    left: left - outer.left + frame.scrollLeft,
    height: inner.height,
  };
}

function isAt({ left, top, height }: Place, frame: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const outer = frame.getBoundingClientRect();
  const x = clientX - outer.left + frame.scrollLeft - left;
  const y = clientY - outer.top + frame.scrollTop - top;
  return x >= 0 && x <= buttonWidth && y >= 0 && y <= height;
}

function textOf(cell: HTMLElement): string {
  return cell.querySelector(emptyValueSelector) === null ? cell.textContent.trim() : "";
}
