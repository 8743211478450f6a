"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { focusCell, isField, isMeantForCells } from "@/components/resources/drafts/mapping/cell-dom";
import { gridAction } from "@/lib/grid/position/keys";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";

/**
 * Save, undo and redo by key, wherever in the page the person is: in a field of text, what is typed comes first. At a button or
 * at the page, which have the focus after a click, Delete empties the selected cells, Ctrl+A selects all, and Esc lets go of them.
 */
export function useEditorKeys(
  frame: RefObject<HTMLElement | null>,
  { work, isReadOnly, onSave }: { work: MappingWork; isReadOnly: boolean; onSave(): void },
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    // A question lies over all, or another part of the page is worked in.
    if (event.defaultPrevented || document.querySelector("[role=dialog], [role=alertdialog]") !== null) return;
    if (!(target instanceof HTMLElement) || !isMeantForCells(frame.current, target)) return;
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
    if (field !== undefined && field.value !== "") return false;
    return step(event) || (!isField(target) && actOnCells(event));
  }

  /** @returns whether there is a cell to go back to */
  function leadBack(): boolean {
    const { focus } = work.selection;
    if (focus !== undefined) focusCell(focus);
    return focus !== undefined;
  }

  function step(event: KeyboardEvent): boolean {
    const action = isReadOnly ? undefined : gridAction(event);
    if (action?.kind === "undo") work.undo();
    else if (action?.kind === "redo") work.redo();
    else return false;
    return true;
  }

  function actOnCells(event: KeyboardEvent): boolean {
    const action = gridAction(event);
    if (action?.kind === "cancel") return letGo();
    if (action?.kind === "select-all") work.selectWhere(() => true);
    else if (action?.kind === "clear" && !isReadOnly) work.clear();
    else return false;
    return true;
  }

  /** @returns whether anything was selected: else the key is the panel's, as is that of a text which lies over the page */
  function letGo(): boolean {
    const isOver = work.selection.keys.size === 0 || document.querySelector(":popover-open") !== null;
    if (!isOver) work.selection.reset();
    return !isOver;
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => press(event);
    // On the way down, before the field's own history of what was typed in it.
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}
