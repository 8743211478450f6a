"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { cellKeyAt } from "@/components/resources/drafts/mapping/cell-dom";
import { isSessionOver } from "@/lib/errors/session-over";
import { type CellClip, clipText } from "@/lib/resources/drafts/editing/clip";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";
import { clipOf, type ReadClip, readClip, writeClip } from "./clip-text";
import { useProductsOfIds } from "./use-products-of-ids";

/** Ours beside the plain text: what is copied in one machine can be pasted into another, in another tab as well. */
const clipType = "application/x-mapping-cells";

interface ClipboardOptions {
  work: MappingWork;
  isReadOnly: boolean;
  /** A text that is none of ours, as a spreadsheet gives it. */
  onPasteCodes(text: string): void;
}

/** Copies, cuts and pastes cells where nothing else has a clipboard. */
export function useClipboard(
  frame: RefObject<HTMLElement | null>,
  { work, isReadOnly, onPasteCodes }: ClipboardOptions,
): void {
  const errorText = useErrorText();
  const productsOfIds = useProductsOfIds(work);
  function selectAt({ target }: Event): void {
    const key = cellKeyAt(target);
    if (key !== undefined) work.selectAt(key);
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
    if (!isOfCells(event) || isTextSelected()) return;
    selectAt(event);
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
    selectAt(event);
    onPasteCodes(event.clipboardData?.getData("text/plain") ?? "");
  });
  /** In the picture, at a button beside it, which has the focus after a click, or where nothing has it. */
  function isOfCells({ target }: Event): boolean {
    if (!(target instanceof Element) || document.querySelector("[role=dialog], [role=alertdialog]") !== null)
      return false;
    if (target !== document.body && !frame.current?.contains(target)) return false;
    // Rows and fields have a clipboard of their own.
    return target.closest("input, textarea, select, [contenteditable], [role=grid]:not(.mapping-pane)") === null;
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

/** What is marked in a sentence beside the cells is what is meant; the picture's own texts cannot be. */
function isTextSelected(): boolean {
  return document.getSelection()?.isCollapsed === false;
}
