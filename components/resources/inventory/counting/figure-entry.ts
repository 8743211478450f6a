"use client";

import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useState } from "react";
import { isFigure } from "@/lib/counting/count-book";

/** What is typed into a figure and is not set yet. */
export interface FigureEntry {
  /** Sets it. @returns false where it is no figure: it stays there, as a fault */
  settle(): boolean;
}

/** @returns undefined for what is no figure */
export function readFigure(text: string): number | undefined {
  if (!/^\d{1,6}$/.test(text.trim())) return undefined;
  const pieces = Number(text);
  return isFigure(pieces) ? pieces : undefined;
}

/**
 * The figure of one product while it is typed: it is set by Enter, by leaving it, and before anything else is counted.
 * @param settles where whoever counts something else finds what is typed here
 */
export function useFigureEntry(
  pieces: number | undefined,
  onSet: (pieces: number) => void,
  settles: RefObject<FigureEntry | null>,
) {
  const [typed, setTyped] = useState<string>();
  const [isBad, setIsBad] = useState(false);

  function put(text: string): void {
    setTyped(text);
    setIsBad(false);
  }

  function settle(): boolean {
    if (typed === undefined) return true;
    if (typed.trim() === "") {
      drop();
      return true;
    }
    const figure = readFigure(typed);
    setIsBad(figure === undefined);
    if (figure === undefined) return false;
    drop();
    if (figure !== pieces) onSet(figure);
    return true;
  }

  function drop(): void {
    setTyped(undefined);
    setIsBad(false);
  }

  useImperativeHandle(settles, () => ({ settle }));
  const leave = useEffectEvent(() => void settle());
  // A page or a product that goes away takes nothing with it that is a figure.
  useEffect(() => {
    const end = (): void => leave();
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
    put,
    settle,
    drop,
    /** A digit of the pad: the first one takes the place of what stood there. */
    press: (digit: string) => put(`${typed ?? ""}${digit}`),
    erase: () => put((typed ?? String(pieces ?? "")).slice(0, -1)),
  };
}
