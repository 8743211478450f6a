import { type Reader, startReader } from "./ask-reader";
import type { Answer, DrawnPage, Fault, Question } from "./worker/messages";

/** As many pages as anybody reads beside a record: each is a picture in the browser's memory. */
export const mostPages = 30;
/** A note has some hundred kilobytes. */
export const mostBytes = 20_000_000;
const beginning = "%PDF-";

/** What is known of a document while it is read. */
export interface Reading {
  /** Unknown until it is open. */
  count?: number;
  /** From the first on; undefined where one cannot be read. */
  pages: readonly (DrawnPage | undefined)[];
  /** No more pages come. `no-reader`: what reads it did not start. */
  end?: Fault | "no-reader" | "all";
}

export const nothingRead: Reading = { pages: [] };

/** Reads a document page by page, and tells after each how far it is. It never throws. */
export async function readPdf(file: Blob, signal: AbortSignal, tell: (reading: Reading) => void): Promise<void> {
  let reading = nothingRead;
  const say = (more: Partial<Reading>) => {
    reading = { ...reading, ...more };
    if (!signal.aborted) tell(reading);
  };
  if (file.size > mostBytes) return say({ end: "too-much" });
  if (!(await beginsAsPdf(file))) return say({ end: "unreadable" });
  const worker = new Worker(new URL("./worker/draw-pdf.ts", import.meta.url), { type: "module" });
  const reader = await startReader<Question, Answer>(worker, signal).catch(() => undefined);
  if (reader === undefined) return say({ end: "no-reader" });
  say({ end: await readPages(reader, file, say).catch(() => "too-much" as const) });
  reader.end();
}

/** What is no PDF needs no reader to be told. */
export async function beginsAsPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, beginning.length).text()) === beginning;
}

/** @throws Error where the reader gives no answer in time */
async function readPages(
  reader: Reader<Question, Answer>,
  file: Blob,
  say: (more: Partial<Reading>) => void,
): Promise<Fault | "all"> {
  const bytes = await file.arrayBuffer();
  const opened = await reader.ask({ open: bytes }, [bytes]);
  if (!("count" in opened)) return "unreadable";
  say({ count: opened.count });
  const pages: (DrawnPage | undefined)[] = [];
  while (pages.length < Math.min(opened.count, mostPages)) {
    const answer = await reader.ask({ draw: pages.length + 1 });
    if ("fault" in answer && answer.fault === "too-much") return "too-much";
    pages.push("drawn" in answer ? answer.drawn : undefined);
    say({ pages: [...pages] });
  }
  return "all";
}
