import type { Answer, Question } from "./worker/messages";

/** Nobody waits longer for a page, and no note that is one takes as long; nor for all of its pages together. */
const longestWork = { ofOne: 10_000, ofAll: 60_000 };
/** Until our own script is there, which comes once. */
const longestStart = 60_000;

export interface Reader {
  /** @throws Error where the reader gives no answer in time: it is ended then */
  ask(question: Question): Promise<Answer>;
  end(): void;
}

/**
 * Starts what reads and draws one PDF: apart from the page, so that a document may keep it busy and is ended by us.
 * @throws Error where it cannot be started
 */
export async function startReader(signal: AbortSignal): Promise<Reader> {
  const worker = new Worker(new URL("./worker/draw-pdf.ts", import.meta.url), { type: "module" });
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
    ask(question) {
      const left = longestWork.ofAll - (performance.now() - begun);
      const answer = next(Math.min(longestWork.ofOne, left));
      worker.postMessage(question, { transfer: "open" in question ? [question.open] : [] });
      return answer;
    },
    end,
  };
}

/** pdf.js says things of its own from within. */
function isAnswer(said: object): boolean {
  return ["isReady", "count", "drawn", "fault"].some((key) => key in said);
}
