/** A piece of a page's text: where it stands in parts of a hundred of the page, and how its letters are set. */
export interface TextPiece {
  text: string;
  left: number;
  top: number;
  /** In points of the document. */
  height: number;
  family: string;
  /** What makes it as wide as the document's own font sets it. */
  stretch: number;
  /** In degrees. */
  angle: number;
  direction: string;
  endsLine: boolean;
}

export interface DrawnPage {
  picture: ImageBitmap;
  pieces: readonly TextPiece[];
  /** In points of the document. */
  width: number;
}

export type Question = { open: ArrayBuffer } | { draw: number };

/** `unreadable`: the file, or this one page of it. */
export type Fault = "unreadable" | "too-much";

export type Answer = { isReady: true } | { count: number } | { drawn: DrawnPage } | { fault: Fault };
