"use client";

import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Picture } from "@/lib/resources/drafts/editing/picture";

/** Pixels for a millimetre, from the whole machine to one shelf. */
const scales = [0.2, 0.3, 0.4, 0.5, 0.65, 0.8, 1, 1.3, 1.7] as const;
/** Of the widest machines only their build is seen then. */
const leastScale = 0.05;
const first = 0.5;
/** Smaller than that, nothing can be read in a cell: it is scrolled instead. */
const leastAtFirst = 0.3;
const mostAtFirst = 0.8;

export interface PictureZoom {
  scale: number;
  zoomIn: (() => void) | undefined;
  zoomOut: (() => void) | undefined;
  /** The whole machine, as far as it goes. */
  fit(): void;
}

/** @param frame around the picture */
export function usePictureScale({ parts }: Picture, frame: RefObject<HTMLElement | null>): PictureZoom {
  const [scale, setScale] = useState<number>(first);
  const larger = scales.find((each) => each > scale);
  const smaller = scales.findLast((each) => each < scale);
  const fitting = useRef((): number => {
    const pane = frame.current?.querySelector(".mapping-pane");
    if (!pane) return first;
    const width = parts.reduce((sum, part) => sum + part.width, 0);
    const height = Math.max(...parts.map((part) => part.height));
    return Math.min((pane.clientWidth - 30 - parts.length * 26) / width, (pane.clientHeight - 60) / height);
  });
  // It begins with the whole machine, as far as that can be read.
  useLayoutEffect(() => {
    setScale(Math.min(mostAtFirst, Math.max(leastAtFirst, fitting.current())));
  }, []);
  return {
    scale,
    zoomIn: larger && (() => setScale(larger)),
    zoomOut: smaller && (() => setScale(smaller)),
    fit: () => setScale(Math.max(leastScale, fitting.current())),
  };
}
