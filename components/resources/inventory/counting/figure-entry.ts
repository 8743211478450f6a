"use client";

import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import { readFigure } from "@/lib/counting/count-book";

/** What is typed into a figure and is not set yet. */
export interface FigureEntry {
  /** Sets it. @returns false where it is no figure: it stays there, as a fault */
  settle(): boolean;
}

interface Typing {
  kept: string | undefined;
  onType(text: string | undefined): void;
  onSet(pieces: number): void;
}

/**
 * The figure of one product while it is typed: it is set by Enter, by leaving it, and before anything else is counted.
 * @param kept what was typed before the page was loaded
 * @param onType told what is typed and not set, so that it outlives the page
 * @param settles where whoever counts something else finds what is typed here
 */
export function useFigureEntry(
  pieces: number | undefined,
  { kept, onType, onSet }: Typing,
  settles: RefObject<FigureEntry | null>,
) {
  const [typed, setTyped] = useState(kept);
  const [isBad, setIsBad] = useState(false);
  // What is typed and what it is typed over, as of now: a key, a scan and the end of the page may follow each other undrawn.
  const now = useRef({ typed, pieces, onSet });
  now.current.pieces = pieces;
  now.current.onSet = onSet;

  function put(text: string | undefined): void {
    now.current.typed = text;
    setTyped(text);
    onType(text);
    setIsBad(false);
  }

  function settle(): boolean {
    const { typed: text, pieces: before, onSet: set } = now.current;
    if (text === undefined || text.trim() === "") {
      put(undefined);
      return true;
    }
    const figure = readFigure(text);
    setIsBad(figure === undefined);
    if (figure === undefined) return false;
    put(undefined);
    if (figure !== before) set(figure);
    return true;
  }

  useImperativeHandle(settles, () => ({ settle }));
  const leave = useRef(settle);
  leave.current = settle;
  // A page or a product that goes away takes nothing with it that is a figure.
  useEffect(() => {
    const end = (): void => void leave.current();
    window.addEventListener("pagehide", end);
    return () => {
      window.removeEventListener("pagehide", end);
      end();
    };
  }, []);
  return {
    text: typed ?? (pieces === undefined ? "" : String(pieces)),
    isTyped: typed !== undefined,
    isBad,
    put: (text: string) => put(text),
    settle,
    drop: () => put(undefined),
    /** A digit of the pad: the first one takes the place of what stood there. */
    press: (digit: string) => put(`${now.current.typed ?? ""}${digit}`),
    erase: () => put((now.current.typed ?? String(pieces ?? "")).slice(0, -1)),
  };
}
