"use client";

import { type RefObject, useEffect, useRef } from "react";
import { commandOf, type RowMove, rowAfter } from "@/lib/list/list-keys";
import { rowLinkSelector } from "./list-row";

/** Places that have keys of their own. */
const ownKeys = "input, select, textarea, [contenteditable], [role=dialog], [role=menu], [role=tablist]";

/** Letters and Escape work anywhere on the page; keys that also scroll only while the focus is in the rows. */
const everywhere: ReadonlySet<string> = new Set(["j", "k", "Escape"]);

/** Moves through the rows and closes the preview by keys. The focus goes back to the row that was open. */
export function useListKeyboard(rows: RefObject<HTMLElement | null>, close: (() => void) | undefined): void {
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const command = commandOf(event);
      if (command === undefined || !isForTheList(event, rows.current)) return;
      if (command === "close") {
        if (closing.current === undefined) return;
        rows.current?.querySelector<HTMLElement>(`[aria-current] ${rowLinkSelector}`)?.focus();
        closing.current();
        return;
      }
      const next = linkAfter(command, event.target, rows.current);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [rows]);
}

function isForTheList(event: KeyboardEvent, rows: HTMLElement | null): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.defaultPrevented || target.closest(ownKeys) !== null) return false;
  return everywhere.has(event.key) || rows?.contains(target) === true;
}

/** From outside the rows, the one that Tab would enter. */
function linkAfter(command: RowMove, from: EventTarget | null, rows: HTMLElement | null): HTMLElement | undefined {
  const links = [...(rows?.querySelectorAll<HTMLElement>(rowLinkSelector) ?? [])];
  const current = from instanceof HTMLElement ? links.indexOf(from) : -1;
  return current === -1 ? links.find((link) => link.tabIndex === 0) : links[rowAfter(command, current, links.length)];
}
