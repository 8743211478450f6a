/** Nobody waits longer for one step, as for a page, and no note that is one takes as long; nor for all steps together. */
export const longestWork = { ofOne: 10_000, ofAll: 60_000 };
/** Until our own script is there, which comes once. */
const longestStart = 60_000;

export interface Reader<Question, Answer> {
  /**
   * @param given goes over to the reader with the question.
   * @param longest in milliseconds, within what is left of the time for all.
   * @throws Error where the reader gives no answer in time: it is ended then
   */
  ask(question: Question, given?: Transferable[], longest?: number): Promise<Answer>;
  end(): void;
}

/** What of a worker is needed to ask it. */
export interface AskedWorker {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: unknown, options: StructuredSerializeOptions): void;
  terminate(): void;
}

/**
 * Starts what reads PDFs: apart from the page, so that a document may keep it busy and is ended by us.
 * @param worker has just begun, and says `isReady`.
 * @throws Error where it cannot be started
 */
export async function startReader<Question, Answer extends object>(
  worker: AskedWorker,
  signal: AbortSignal,
): Promise<Reader<Question, Answer>> {
  const end = () => worker.terminate();
  const next = (limit: number) =>
    new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => over("No answer in time"), limit);
      const over = (why: string) => {
        clearTimeout(timer);
        end();
        reject(new Error(why));
      };
      signal.addEventListener("abort", () => over("Nobody asks any more"), { once: true });
      worker.onerror = () => over("The reader failed");
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (!isAnswer(data)) return;
        clearTimeout(timer);
        resolve(data);
      };
    });
  await next(longestStart);
  const begun = performance.now();
  return {
    ask(question, given = [], longest = longestWork.ofOne) {
      const left = longestWork.ofAll - (performance.now() - begun);
      const answer = next(Math.min(longest, left));
      worker.postMessage(question, { transfer: given });
      return answer;
    },
    end,
  };
}

/** pdf.js says things of its own from within. */
function isAnswer(said: object): boolean {
  return ["isReady", "count", "drawn", "fault", "written"].some((key) => key in said);
}
