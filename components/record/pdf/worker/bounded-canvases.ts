import { TooMuch } from "./too-much";

/** Of all that the drawing of a page lays aside at one time: groups, masks and patterns within one another. */
const mostDots = 20_000_000;

interface Entry {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

const inUse = new Set<OffscreenCanvas>();

/** Where the reader draws what it puts together: within bounds, because a document says how many it needs. */
export class BoundedCanvases {
  create(width: number, height: number): Entry {
    const canvas = new OffscreenCanvas(0, 0);
    resize(canvas, width, height);
    return { canvas, context: canvas.getContext("2d", { willReadFrequently: true }) };
  }

  reset({ canvas }: Entry, width: number, height: number): void {
    if (canvas !== null) resize(canvas, width, height);
  }

  destroy(entry: Entry): void {
    if (entry.canvas !== null) resize(entry.canvas, 0, 0);
    entry.canvas = null;
    entry.context = null;
  }
}

/** What a page that could not be drawn has left behind. */
export function freeCanvases(): void {
  for (const canvas of inUse) resize(canvas, 0, 0);
}

/** @throws TooMuch where all together would be too large */
function resize(canvas: OffscreenCanvas, width: number, height: number): void {
  const wanted = Math.ceil(width) * Math.ceil(height);
  let dots = wanted;
  for (const other of inUse) if (other !== canvas) dots += other.width * other.height;
  if (wanted > 0 && dots > mostDots) throw new TooMuch("room");
  canvas.width = width;
  canvas.height = height;
  if (wanted > 0) inUse.add(canvas);
  else inUse.delete(canvas);
}
