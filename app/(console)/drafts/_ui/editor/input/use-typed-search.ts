"use client";

import { type RefObject, useEffect, useRef } from "react";
import { cellKeyAt } from "@/components/resources/drafts/mapping/cell-dom";
import { untilScanned } from "@/components/scan/wedge/scan-targets";

interface TypedSearch {
  /** What was typed at a cell, by its key. */
  type(text: string, at: number): void;
  /** One was begun and has no field yet: it is not known whether a scanner types. */
  isBegun(): boolean;
  /** It was a scanner that typed. */
  forget(): void;
  /** Something was chosen. @returns whether the search was begun at a cell, to which one goes back */
  end(): boolean;
}

/** What is typed at a cell begins the search for its product, once it is known that no scanner types it. */
export function useTypedSearch(frame: RefObject<HTMLElement | null>, onBegin: (at: number) => void): TypedSearch {
  const typed = useRef<string>(undefined);
  const isAtCell = useRef(false);

  async function begin(at: number): Promise<void> {
    await untilScanned();
    if (typed.current === undefined) return;
    onBegin(at);
    isAtCell.current = true;
    // Once the field is drawn. What is typed until it has the focus is still typed at the cell, and goes along.
    requestAnimationFrame(() => {
      const text = typed.current;
      typed.current = undefined;
      if (text === undefined) return;
      const field = frame.current?.querySelector<HTMLInputElement>("[data-palette] input");
      field?.focus();
      field?.select();
      // As if it were typed there: the field hears of it as of any other entry.
      if (field && text !== "") document.execCommand("insertText", false, text);
    });
  }

  // A cell that has the focus again, or a press, goes on with something else.
  useEffect(() => {
    const ends = new AbortController();
    const early = { capture: true, signal: ends.signal };
    const forget = ({ target, type }: Event): void => {
      if (type === "pointerdown" || cellKeyAt(target) !== undefined) isAtCell.current = false;
    };
    frame.current?.addEventListener("pointerdown", forget, early);
    frame.current?.addEventListener("focusin", forget, early);
    return () => ends.abort();
  }, [frame]);

  return {
    type(text, at) {
      const isFirst = typed.current === undefined;
      typed.current = (typed.current ?? "") + text;
      if (isFirst) void begin(at);
    },
    isBegun: () => typed.current !== undefined,
    forget() {
      typed.current = undefined;
    },
    end() {
      const wasAtCell = isAtCell.current;
      isAtCell.current = false;
      return wasAtCell;
    },
  };
}
