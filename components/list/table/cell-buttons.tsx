"use client";

import Copy from "lucide-react/icons/copy";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { emptyValueSelector } from "@/components/record/empty-value";
import { classNames } from "@/components/ui/class-names";
import { OnlyInCell } from "../only/only-in-cell";
import type { CellButtonsProps } from "../only/only-place";
import { useCellOffers } from "../only/use-cell-offers";
import { tickSelector } from "../ticks/tick-box";
import { rowLinkSelector } from "./row-link";

/** In pixels. */
const buttonWidth = 24;
const gap = 6;

interface Place {
  cell: HTMLTableCellElement;
  /** In px of what scrolls. */
  top: number;
  left: number;
  width: number;
  height: number;
  /** There is no room for two buttons. */
  isTight: boolean;
}

/**
 * What is done with a cell: it is copied, by a button or by Ctrl+C on the cell that has the focus, and the list is narrowed
 * to its value. One pair of buttons for the whole table, which follows the mouse, or the focus from cell to cell.
 */
export function CellButtons({ scroller, columns, rows }: CellButtonsProps) {
  const t = useTranslations("list");
  const [place, setPlace] = useState<Place>();
  const offersOf = useCellOffers(columns, rows);
  const measured = useEffectEvent((cell: HTMLTableCellElement, frame: HTMLElement) =>
    placeOf(cell, frame, offersOf(cell) === undefined ? 1 : 2),
  );

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
      if (cell !== null) show(measured(cell, element), event);
    };
    // Text that is marked up to the button would be marked to the end of the table.
    const onDown = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest("td") !== null) show(undefined, event);
    };
    const onMove = (event: PointerEvent) => {
      if (waiting !== undefined) show(waiting, event);
    };
    const onLeave = (event: PointerEvent) => show(undefined, event);
    // Keys lead from cell to cell; a row's own link has its menu.
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
      const cell = target.matches(rowLinkSelector) ? null : target.closest("td");
      setPlace(cell === null ? undefined : measured(cell, element));
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) setPlace(undefined);
    };
    // The pointer rests on a cell already: it was the pointer for which this was fetched.
    const under = element.querySelector<HTMLTableCellElement>("td:hover");
    if (under !== null) setPlace(measured(under, element));
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("pointerover", onOver, { signal });
    element.addEventListener("pointerdown", onDown, { signal });
    element.addEventListener("pointermove", onMove, { signal });
    element.addEventListener("pointerleave", onLeave, { signal });
    element.addEventListener("focusin", onFocus, { signal });
    element.addEventListener("focusout", onBlur, { signal });
    element.addEventListener("copy", (event) => copyFocused(event), { signal });
    return () => listening.abort();
  }, [scroller]);

  if (place === undefined || !place.cell.isConnected || textOf(place.cell) === "") return null;
  const { cell, top, left, height, isTight } = place;
  const offered = offersOf(cell);
  return (
    <div
      style={{ top, left, height: height - 8 }}
      className="absolute z-10 mt-1 flex opacity-0 transition-opacity hover:opacity-100 [[data-scroller]:hover_&]:opacity-60 [[data-scroller]:hover_&]:hover:opacity-100 [[data-scroller]:has(:focus-visible)_&]:opacity-100"
    >
      {(offered === undefined || !isTight) && (
        <button
          type="button"
          tabIndex={-1}
          title={t("copyCell")}
          aria-label={t("copyCell")}
          onClick={() => {
            // As it reads now: other rows may have come under a resting mouse.
            const text = textOf(cell);
            navigator.clipboard.writeText(text).then(
              () => notifySuccess(t("copied", { text })),
              () => notifyError(t("notCopied")),
            );
          }}
          className={classNames(buttonClass, offered === undefined ? "rounded" : "rounded-l border-r-0")}
        >
          <Copy size={13} aria-hidden />
        </button>
      )}
      {offered && (
        <OnlyInCell
          {...offered}
          cell={cell}
          className={classNames(buttonClass, isTight ? "rounded" : "rounded-r")}
          onPressed={() => setPlace(undefined)}
        />
      )}
    </div>
  );
}

const buttonClass = "grid w-6 place-items-center border border-line bg-raised text-ink-muted hover:text-ink";

/** @param count of the buttons: where the cell has no room for two beside its text, the second one stands alone. */
function placeOf(cell: HTMLTableCellElement, frame: HTMLElement, count: number): Place {
  const inner = cell.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  const content = document.createRange();
  content.selectNodeContents(cell);
  const text = content.getBoundingClientRect();
  // Beside the text, on the empty side of the cell: numbers stand at its right.
  const { textAlign, paddingRight } = getComputedStyle(cell);
  // A narrow cell has no room before its number, nor one with a box there: the number's first digit would be covered.
  const isRight = textAlign === "right" && !cell.querySelector(tickSelector) && text.left - buttonWidth >= inner.left;
  // The next cell begins with as much room.
  const overhang = cell.nextElementSibling === null ? 0 : Number.parseFloat(paddingRight);
  const most = inner.right + overhang;
  const room = isRight ? text.left - inner.left : most - text.right;
  const isTight = room < count * buttonWidth + gap;
  const width = isTight ? buttonWidth : count * buttonWidth;
  const left = isRight ? Math.max(text.left - gap - width, inner.left) : Math.min(text.right + gap, most - width);
  return {
    cell,
    top: inner.top - outer.top + frame.scrollTop,
    left: left - outer.left + frame.scrollLeft,
    width,
    height: inner.height,
    isTight,
  };
}

function isAt({ left, top, width, height }: Place, frame: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const outer = frame.getBoundingClientRect();
  const x = clientX - outer.left + frame.scrollLeft - left;
  const y = clientY - outer.top + frame.scrollTop - top;
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

function textOf(cell: HTMLElement): string {
  return cell.querySelector(emptyValueSelector) === null ? cell.textContent.trim() : "";
}
