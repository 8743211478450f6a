import { getDocument, type PDFDocumentProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
// Reads where it stands: the worker that both parts are in is ended as one.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { BoundedCanvases, freeCanvases } from "./bounded-canvases";
import type { Answer, DrawnPage, Question } from "./messages";
import { NoFilters } from "./no-filters";
import { textPieces } from "./text-pieces";
import { TooMuch } from "./too-much";

/** Dots of a drawn page for each point of the document: sharp in a panel on a fine screen. */
const dotsPerPoint = 2;
/** Of one page: a sheet of A4 at that. A document that says it is larger is drawn coarser. */
const mostDots = 2_100_000;
/** Of one side of it: no browser draws much longer ones. */
const mostDotsOfSide = 8192;
/** Of a picture in it: one that says it is larger is left out. */
const mostDotsOfPicture = 16_000_000;
/** Of one page: a full sheet of a note takes thirteen hundred. */
const mostOperations = 20_000;

let opened: PDFDocumentProxy | undefined;

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  if ("open" in data) void answer(() => open(data.open));
  else if ("draw" in data) void answer(() => draw(data.draw));
});
say({ isReady: true });

async function answer(work: () => Promise<Answer>): Promise<void> {
  try {
    say(await work());
  } catch (cause) {
    say({ fault: cause instanceof TooMuch ? "too-much" : "unreadable" });
  }
}

function say(said: Answer): void {
  self.postMessage(said, { transfer: "drawn" in said ? [said.drawn.picture] : [] });
}

async function open(data: ArrayBuffer): Promise<Answer> {
  // Where a document's own fonts go to: in a page that is the document's place.
  const place: object = "fonts" in self ? { ownerDocument: { fonts: self.fonts } } : { disableFontFace: true };
  // Forms and scripts of a document stay shut; what it says is all that is wanted.
  opened = await getDocument({
    ...place,
    data,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: mostDotsOfPicture,
    CanvasFactory: BoundedCanvases,
    FilterFactory: NoFilters,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
  return { count: opened.numPages };
}

/** @throws Error where it cannot be read, or needs more than is given to it */
async function draw(number: number): Promise<{ drawn: DrawnPage }> {
  if (opened === undefined) throw new Error("No document is open");
  const page = await opened.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const largest = Math.min(Math.sqrt(mostDots / (width * height)), mostDotsOfSide / Math.max(width, height));
  const viewport = page.getViewport({ scale: Math.min(dotsPerPoint, largest) });
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const place: object = { canvas };
  let operations = 0;
  const operationsFilter = (): boolean => {
    operations += 1;
    if (operations > mostOperations) throw new TooMuch("operations");
    return true;
  };
  freeCanvases();
  await page.render({ canvas: null, ...place, viewport, operationsFilter }).promise;
  const pieces = await textPieces(page);
  page.cleanup();
  return { drawn: { picture: canvas.transferToImageBitmap(), pieces, width } };
}
