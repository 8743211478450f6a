import { longestWork, type Reader, startReader } from "./ask-reader";
import { beginsAsPdf, mostBytes } from "./read-pdf";
import type { JoinAnswer, JoinFault, JoinQuestion } from "./worker/join-messages";

/** Of all files together: what is joined is in the browser's memory three times while it is written. */
const mostBytesTogether = 100_000_000;

/**
 * Why a file is not among the joined ones. `too-large`: by itself; `no-room`: with those before it; `too-long`: its
 * reading was ended, or no time was left for it.
 */
export type PdfFault = JoinFault | "too-large" | "no-room" | "too-long";

/** Of a record, by its id. */
export interface RecordFile {
  id: number;
  file: Blob;
}

export interface JoinedPdfs {
  /** In the order in which they were given; undefined where none of them can be read. */
  file: Blob | undefined;
  pages: number;
  /** By the id of the record whose file is not in it. */
  faults: ReadonlyMap<number, PdfFault>;
}

type Joiner = Reader<JoinQuestion, JoinAnswer>;

/** Starts the worker that joins. */
function startJoiner(signal: AbortSignal): Promise<Joiner> {
  return startReader(new Worker(new URL("./worker/join-pdfs.ts", import.meta.url), { type: "module" }), signal);
}

/**
 * Joins PDFs to one, each failing alone (decision 0048).
 * @throws Error where what joins them does not start, or does not end; whatever it was where nobody waits any more
 */
export async function joinPdfs(
  files: readonly RecordFile[],
  signal: AbortSignal,
  start = startJoiner,
): Promise<JoinedPdfs> {
  const joining = new Joining(await start(signal), () => start(signal), signal);
  try {
    const faults = new Map<number, PdfFault>();
    for (const { id, file } of files) {
      const fault = await joining.take(file);
      if (fault !== undefined) faults.set(id, fault);
    }
    return { ...(await joining.join()), faults };
  } finally {
    joining.end();
  }
}

class Joining {
  readonly #begun = performance.now();
  readonly #taken: { written: ArrayBuffer; pages: number }[] = [];
  #room = mostBytesTogether;
  #joiner: Joiner;
  readonly #startAgain: () => Promise<Joiner>;
  readonly #signal: AbortSignal;

  constructor(joiner: Joiner, startAgain: () => Promise<Joiner>, signal: AbortSignal) {
    this.#joiner = joiner;
    this.#startAgain = startAgain;
    this.#signal = signal;
  }

  /** @returns why it will not be in the joined file */
  async take(file: Blob): Promise<PdfFault | undefined> {
    if (file.size > mostBytes) return "too-large";
    if (file.size > this.#room) return "no-room";
    if (!(await beginsAsPdf(file))) return "unreadable";
    if (performance.now() - this.#begun > longestWork.ofAll) return "too-long";
    const bytes = await file.arrayBuffer();
    const answer = await this.#joiner.ask({ take: bytes }, [bytes]).catch(() => undefined);
    if (answer === undefined) {
      this.#signal.throwIfAborted();
      // It was ended in the middle of this file: the others get a new one.
      this.#joiner = await this.#startAgain();
      return "too-long";
    }
    if (!("written" in answer)) return "fault" in answer ? answer.fault : "unreadable";
    this.#taken.push(answer);
    this.#room -= file.size;
    return undefined;
  }

  /** @throws Error where it is not done in time, or pages of a file would be missing */
  async join() {
    if (this.#taken.length === 0) return { file: undefined, pages: 0 };
    const files = this.#taken.map(({ written }) => written);
    const answer = await this.#joiner.ask({ join: files }, files, longestWork.ofAll);
    const expected = this.#taken.reduce((sum, { pages }) => sum + pages, 0);
    if (!("written" in answer) || answer.pages !== expected) throw new Error("The files could not be joined");
    return { file: new Blob([answer.written], { type: "application/pdf" }), pages: answer.pages };
  }

  end(): void {
    this.#joiner.end();
  }
}
