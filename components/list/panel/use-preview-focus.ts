"use client";

import { type RefObject, useEffect, useRef } from "react";
import { firstField } from "@/components/ui/first-field";
import { rowLinkSelector } from "../table/row-link";

/**
 * Takes the keyboard's focus along with the preview: to its heading when a row was opened by key, back to that row
 * when it closes; into the first field of a form. Who opens rows with the mouse keeps the focus in the rows, where keys
 * lead from one to the next.
 *
 * @param rows may be hidden while the preview is wide.
 * @param open the id of the row whose preview is open.
 * @param panel what the panel shows: a form takes the place of a preview, and the button that led there is gone.
 * @returns the heading's place.
 */
export function usePreviewFocus(
  rows: RefObject<HTMLElement | null>,
  open: number | undefined,
  panel: string | undefined,
) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(open);
  const panelBefore = useRef(panel);
  const wasOpenedByKey = useRef(false);

  useEffect(() => {
    const element = rows.current;
    // The Enter key clicks a link without a count of presses.
    const onClick = ({ detail, target }: MouseEvent) => {
      const isOpenAlready = target instanceof Element && target.closest("tr[aria-current]") !== null;
      wasOpenedByKey.current = detail === 0 && !isOpenAlready;
      // Nothing changes then. The row takes the focus first, with this same click.
      if (detail === 0 && isOpenAlready) setTimeout(() => heading.current?.focus());
    };
    element?.addEventListener("click", onClick, true);
    return () => element?.removeEventListener("click", onClick, true);
  }, [rows]);

  useEffect(() => {
    const left = before.current;
    before.current = open;
    if (left === open) return;
    const isByKey = wasOpenedByKey.current;
    wasOpenedByKey.current = false;
    if (open !== undefined && isByKey) return heading.current?.focus();
    return beforePicture(() => {
      if (isFocusLost()) (open === undefined ? rowLink(rows.current, left) : heading.current)?.focus();
    });
  }, [rows, open]);

  // A page that is loaded with a form begins in it.
  const beginsInForm = useRef(panel !== undefined && panel !== "preview");
  useEffect(() => {
    if (beginsInForm.current && isFocusLost()) heading.current?.focus();
    beginsInForm.current = false;
    focusFirstField(heading.current);
  }, []);

  useEffect(() => {
    const isOther = panelBefore.current !== panel;
    panelBefore.current = panel;
    if (!isOther) return;
    return beforePicture(() => {
      if (isFocusLost()) (heading.current ?? rowLink(rows.current, undefined))?.focus();
      focusFirstField(heading.current);
    });
  }, [rows, panel]);

  return heading;
}

/**
 * Leads on from a panel's heading into its form, unless that says that it is read before it is filled in. A form that is not there yet calls again when it is; a person who has gone
 * elsewhere by then is left alone.
 */
export function focusFirstField(heading: HTMLElement | null): void {
  if (heading === null || document.activeElement !== heading) return;
  const form = heading.closest("aside")?.querySelector("[data-form]");
  if (form?.querySelector("[data-read-first]")) return;
  firstField(form)?.focus();
}

/**
 * Does what needs the page's layout when the browser is about to lay it out anyway: in the middle of a click it would be
 * done for nothing.
 */
function beforePicture(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}

/** Whether what had the focus is gone or hidden. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || !activeElement.checkVisibility();
}

/** The row's own link, or where the row is not on this page the one that Tab would enter. */
function rowLink(rows: HTMLElement | null, id: number | undefined): HTMLElement | undefined {
  const links = [...(rows?.querySelectorAll<HTMLElement>(rowLinkSelector) ?? [])];
  return links.find((link) => link.textContent === String(id)) ?? links.find((link) => link.tabIndex === 0);
}
