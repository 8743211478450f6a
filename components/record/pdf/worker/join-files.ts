import { getDocument, type PDFDocumentProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
// Works where it stands: the worker that both parts are in is ended as one.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import type { JoinAnswer, JoinQuestion } from "./join-messages";

/** What is asked of the worker that joins PDFs. It never throws: a file that cannot be read is a fault of that file. */
export async function answerJoin(question: JoinQuestion): Promise<JoinAnswer> {
  try {
    return "take" in question ? await take(question.take) : await join(question.join);
  } catch (cause) {
    return { fault: cause instanceof Error && cause.name === "PasswordException" ? "protected" : "unreadable" };
  }
}

/**
 * Each file is written anew by itself first, so that one that is broken is known by its number: of several, the library
 * would leave it out and say nothing.
 */
async function take(file: ArrayBuffer): Promise<JoinAnswer> {
  return within(file, async (document) => ({ written: await pagesOf(document, []), pages: document.numPages }));
}

async function join([first = new ArrayBuffer(), ...others]: readonly ArrayBuffer[]): Promise<JoinAnswer> {
  const written = await within(first, (document) => pagesOf(document, others));
  // Counted in what was written, which is what will be printed. The reader keeps what it is given.
  const pages = await within(written.slice(), async ({ numPages }) => numPages);
  return { written, pages };
}

/** @throws Error where nothing could be written */
async function pagesOf(document: PDFDocumentProxy, others: readonly ArrayBuffer[]): Promise<ArrayBuffer> {
  const parts = [{ document: null }, ...others.map((other) => ({ document: new Uint8Array(other) }))];
  const written: unknown = await document.extractPages(parts);
  if (!(written instanceof Uint8Array)) throw new Error("Nothing was written");
  return new Uint8Array(written).buffer;
}

async function within<Result>(data: ArrayBuffer, work: (document: PDFDocumentProxy) => Promise<Result>) {
  // Forms and scripts of a document stay shut.
  const task = getDocument({ data, isEvalSupported: false, enableXfa: false, verbosity: VerbosityLevel.ERRORS });
  try {
    return await work(await task.promise);
  } finally {
    await task.destroy();
  }
}
