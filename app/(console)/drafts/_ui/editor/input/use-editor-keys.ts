"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { focusCell } from "@/components/resources/drafts/mapping/cell-dom";
import { gridAction } from "@/lib/grid/position/keys";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";

/**
 * Save, undo and redo by key, wherever in the page the person is: in a field of text, what is typed comes first. Delete empties the
 * selected cells at a button, too, which has the focus after a click, Ctrl+A selects all, and Esc lets go of them.
 */
export function useEditorKeys(
  frame: RefObject<HTMLElement | null>,
  { work, isReadOnly, onSave }: { work: MappingWork; isReadOnly: boolean; onSave(): void },
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    // A question lies over all, or another part of the page is worked in.
    if (event.defaultPrevented || document.querySelector("[role=dialog], [role=alertdialog]") !== null) return;
    if (!(target instanceof HTMLElement) || (target !== document.body && !frame.current?.contains(target))) return;
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "s";
    if (isSave && !isReadOnly) onSave();
    // The picture and the rows have keys of their own.
    else if (target.closest("[role=grid]") !== null || !doElsewhere(event, target)) return;
    event.preventDefault();
    event.stopPropagation();
  });

  /** @returns whether the key is the editor's */
  function doElsewhere(event: KeyboardEvent, target: HTMLElement): boolean {
    const field = target instanceof HTMLInputElement && target.type !== "checkbox" ? target : undefined;
    if (field !== undefined && event.key === "Escape") return leadBack();
    if (target instanceof HTMLButtonElement && event.key === "Escape") return letGo();
    return field !== undefined && field.value !== "" ? false : step(event, target);
  }

  /** @returns whether there is a cell to go back to */
  function leadBack(): boolean {
    const { focus } = work.selection;
    if (focus !== undefined) focusCell(focus);
    return focus !== undefined;
  }

  /** @returns whether anything was selected: else the key is the panel's, as is that of a text which lies over the page */
  function letGo(): boolean {
    const isOver = work.selection.keys.size === 0 || document.querySelector(":popover-open") !== null;
    if (!isOver) work.selection.reset();
    return !isOver;
  }

  function step(event: KeyboardEvent, target: HTMLElement): boolean {
    const asked = gridAction(event);
    const isSelectAll = asked?.kind === "select-all" && target instanceof HTMLButtonElement;
    const action = isReadOnly ? undefined : asked;
    if (action?.kind === "undo") work.undo();
    else if (action?.kind === "redo") work.redo();
    else if (action?.kind === "clear" && target instanceof HTMLButtonElement) work.clear();
    else if (isSelectAll) work.selectWhere(() => true);
    else return false;
    return true;
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => press(event);
    // On the way down, before the field's own history of what was typed in it.
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}
