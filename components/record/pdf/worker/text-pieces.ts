import { type PDFPageProxy, Util } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextPiece } from "./messages";
import { TooMuch } from "./too-much";

type TextContent = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>;
type TextItem = Extract<TextContent["items"][number], { str: string }>;
type TextStyle = TextContent["styles"][string];

/** Of one page: a full sheet of a note has three hundred, each of some twenty letters. */
const most = { pieces: 10_000, letters: 200_000 };

const pen = new OffscreenCanvas(1, 1).getContext("2d");
const ascents = new Map<string, number>();

/**
 * A page's text with its places, as it is laid over the picture.
 * @throws TooMuch where it is more than anybody reads
 */
export async function textPieces(page: PDFPageProxy): Promise<TextPiece[]> {
  const pieces: TextPiece[] = [];
  let letters = 0;
  const reader = page.streamTextContent().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const { items, styles }: TextContent = next.value;
    for (const item of items) {
      if (!("str" in item)) continue;
      letters += item.str.length;
      if (pieces.length >= most.pieces || letters > most.letters) throw new TooMuch("text");
      pieces.push(pieceOf(item, styles[item.fontName], page));
    }
  }
  return pieces;
}

function pieceOf(item: TextItem, style: TextStyle | undefined, page: PDFPageProxy): TextPiece {
  const { fontFamily: family = "sans-serif", vertical = false } = style ?? {};
  const viewport = page.getViewport({ scale: 1 });
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0]: number[] = Util.transform(viewport.transform, item.transform);
  const angle = Math.atan2(b, a) + (vertical ? Math.PI / 2 : 0);
  const height = Math.hypot(c, d);
  const ascent = height * ascentOf(family);
  const wanted = (vertical ? item.height : item.width) * page.userUnit;
  const width = measure(item.str, height, family)?.width ?? 0;
  return {
    text: item.str,
    left: (100 * (x + ascent * Math.sin(angle))) / viewport.width,
    top: (100 * (y - ascent * Math.cos(angle))) / viewport.height,
    height,
    family,
    stretch: item.str.length > 1 && wanted > 0 && width > 0 ? wanted / width : 1,
    angle: (angle * 180) / Math.PI,
    direction: item.dir,
    endsLine: item.hasEOL,
  };
}

/** What of a font's height is above the line that its letters stand on. */
function ascentOf(family: string): number {
  const known = ascents.get(family);
  if (known !== undefined) return known;
  const { fontBoundingBoxAscent: above = 0, fontBoundingBoxDescent: below = 0 } = measure("", 30, family) ?? {};
  const ascent = above > 0 ? above / (above + Math.abs(below)) : 0.8;
  ascents.set(family, ascent);
  return ascent;
}

function measure(text: string, height: number, family: string): TextMetrics | undefined {
  if (pen === null) return undefined;
  pen.font = `${height}px ${family}`;
  return pen.measureText(text);
}
