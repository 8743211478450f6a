"use client";

import { type CSSProperties, useEffect, useRef } from "react";
import type { DrawnPage, TextPiece } from "./worker/messages";
import "./pdf-text.css";

interface PdfPageProps {
  page: DrawnPage;
  title: string;
  /** 1 fills the place. */
  zoom: number;
}

/** One page as wide as its place, with its text over it. Paper is white in the dark theme, too. */
export function PdfPage({ page, title, zoom }: PdfPageProps) {
  const { picture, pieces, width } = page;
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // Of no width once it is on the canvas: React begins twice while developing.
    if (canvas.current === null || picture.width === 0) return;
    canvas.current.width = picture.width;
    canvas.current.height = picture.height;
    canvas.current.getContext("2d")?.drawImage(picture, 0, 0);
    picture.close();
  }, [picture]);
  useEffect(() => {
    const { current: place } = frame;
    if (place === null) return;
    // The letters of the text grow with the picture below them.
    const observer = new ResizeObserver(() =>
      place.style.setProperty("--total-scale-factor", String(place.clientWidth / width)),
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [width]);
  return (
    <figure
      ref={frame}
      aria-label={title}
      className="relative mx-auto shrink-0 bg-white"
      style={{ width: `${100 * zoom}%`, minWidth: `${30 * zoom}rem`, maxWidth: `${56 * zoom}rem` }}
    >
      <canvas ref={canvas} aria-hidden className="block h-auto w-full" />
      <div className="pdf-text">
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a drawn page never change.
          <Piece key={index} piece={piece} />
        ))}
      </div>
    </figure>
  );
}

function Piece({ piece }: { piece: TextPiece }) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    left: `${piece.left}%`,
    top: `${piece.top}%`,
    fontFamily: piece.family,
    "--font-height": `${piece.height}px`,
    "--scale-x": String(piece.stretch),
    "--rotate": `${piece.angle}deg`,
  };
  return (
    <>
      {piece.text !== "" && (
        <span role="presentation" dir={piece.direction} style={style}>
          {piece.text}
        </span>
      )}
      {piece.endsLine && <br role="presentation" />}
    </>
  );
}
