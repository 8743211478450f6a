"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { cellKeyAt, isAtCells, isField, isMeantForCells } from "@/components/resources/drafts/mapping/cell-dom";
import { isSessionOver } from "@/lib/errors/session-over";
import { type CellClip, clipText, clipType } from "@/lib/resources/drafts/editing/clip";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";
import { clipOf, type ReadClip, readClip, writeClip } from "./clip-text";
import type { PasteCodes } from "./use-code-paste";
import { useProductsOfIds } from "./use-products-of-ids";

interface ClipboardOptions {
  work: MappingWork;
  isReadOnly: boolean;
  /** A text that is none of ours, as a spreadsheet gives it. */
  onPasteCodes: PasteCodes;
}

/** Copies, cuts and pastes cells where nothing else has a clipboard. */
export function useClipboard(
  frame: RefObject<HTMLElement | null>,
  { work, isReadOnly, onPasteCodes }: ClipboardOptions,
): void {
  const errorText = useErrorText();
  const productsOfIds = useProductsOfIds(work);
  /** The key of the cell where the keys are. */
  function keyAtFocus(): number | undefined {
    const at = place();
    return cellKeyAt(at) ?? (isAtCells(at) ? work.selection.focus : undefined);
  }
  async function paste(read: ReadClip): Promise<void> {
    // Whoever clicks elsewhere while products are looked up has meant these cells.
    const chosen = work.pasteTargets;
    const ids = read.cells.flatMap(({ product }) => product ?? []);
    try {
      const { clip, unknown } = clipOf(read, await productsOfIds(ids));
      work.paste(clip, chosen, unknown);
    } catch (error) {
      if (!isSessionOver(error)) notifyError(errorText(error));
    }
  }
  const onCopy = useEffectEvent((event: ClipboardEvent, isCut: boolean) => {
    if (!isOfCells(event) || isTextMeant()) return;
    const key = keyAtFocus();
    if (key !== undefined) work.selectAt(key);
    const clip = work.copy();
    if (clip === undefined || event.clipboardData === null) return;
    putClip(event.clipboardData, clip);
    if (isCut && !isReadOnly) work.clear();
    event.preventDefault();
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!isOfCells(event) || isReadOnly) return;
    const clip = readClip(event.clipboardData?.getData(clipType) ?? "");
    event.preventDefault();
    if (clip !== undefined) return void paste(clip);
    void onPasteCodes(event.clipboardData?.getData("text/plain") ?? "", keyAtFocus());
  });
  function isOfCells(event: Event): boolean {
    // Codes that are pasted in rows are heard there.
    if (event.defaultPrevented) return false;
    if (document.querySelector("[role=dialog], [role=alertdialog]") !== null) return false;
    return isMeantForCells(frame.current, place()) && !isField(place());
  }
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    window.addEventListener("copy", (event) => onCopy(event, false), { signal });
    window.addEventListener("cut", (event) => onCopy(event, true), { signal });
    window.addEventListener("paste", (event) => onPaste(event), { signal });
    return () => ends.abort();
  }, []);
}

function putClip(data: DataTransfer, clip: CellClip): void {
  data.setData("text/plain", clipText(clip));
  data.setData(clipType, writeClip(clip));
}

/** Where the keys are. An event of the clipboard comes to the text that was clicked or marked last. */
function place(): Element {
  return document.activeElement ?? document.body;
}

/** What is marked in a sentence beside the cells is what is meant, until the keys are at the cells. */
function isTextMeant(): boolean {
  return document.getSelection()?.isCollapsed === false && !isAtCells(place());
}
