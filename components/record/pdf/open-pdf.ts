import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { ConsoleError } from "@/lib/errors/console-error";

export type { PDFDocumentProxy, PDFPageProxy };

/** Dots of a drawn page for each point of the document: sharp in a panel on a fine screen. */
const dotsPerPoint = 2;
/** Of one page, and of one picture in it: two sheets of A4 at that. A document that says it is larger is drawn coarser. */
const mostDots = 4_000_000;

async function loadReader() {
  // Both parts come as scripts of ours and work in the page: a worker of another source would need a wider policy.
  const [reader] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    import("pdfjs-dist/legacy/build/pdf.worker.mjs"),
  ]);
  return reader;
}

/** @throws ConsoleError `upstream-invalid-answer` where the file is no PDF that can be read */
export async function openPdf(file: Blob): Promise<PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await loadReader();
  const data = new Uint8Array(await file.arrayBuffer());
  try {
    // Forms and scripts of a document stay shut; what it says is all that is wanted.
    return await getDocument({
      data,
      isEvalSupported: false,
      enableXfa: false,
      maxImageSize: 4 * mostDots,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (cause) {
    throw new ConsoleError("upstream-invalid-answer", { cause });
  }
}

/**
 * Draws a page, and over it its text, which is read aloud and can be chosen.
 * @param onFault told where it cannot be drawn
 * @returns what gives up drawing
 */
export function drawPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  text: HTMLElement,
  onFault: () => void,
): () => void {
  const size = page.getViewport({ scale: 1 });
  const scale = Math.min(dotsPerPoint, Math.sqrt(mostDots / (size.width * size.height)));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const drawing = page.render({ canvas, viewport });
  let isOver = false;
  drawing.promise.catch(() => {
    if (!isOver) onFault();
  });
  void loadReader().then(async ({ TextLayer }) => {
    if (isOver) return;
    text.replaceChildren();
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container: text,
      viewport: page.getViewport({ scale: 1 }),
    });
    await layer.render();
  }, givenUp);
  return () => {
    isOver = true;
    drawing.cancel();
  };
}

const givenUp = (): void => undefined;
