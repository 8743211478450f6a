import { type JoinedPdfs, joinPdfs, type PdfFault } from "@/components/record/pdf/join-pdfs";
import { fewAtATime } from "@/lib/calls/few-at-a-time";
import { isSessionOver } from "@/lib/errors/session-over";

/** The most PDFs of one file: what a printer takes in one go, and a person still checks. */
export const mostPrinted = 50;

export interface PrintProgress {
  /** PDFs that came or failed by now, of so many. */
  done: number;
  total: number;
}

/** Why the PDF of a record is not in the file: its call failed, or what came cannot be joined. */
export type Missing = { id: number } & ({ error: unknown } | { fault: PdfFault });

export interface Print {
  /** In the order of the ids; undefined where there is nothing to print. */
  file: Blob | undefined;
  /** How many records it has, and on how many pages. */
  printed: number;
  pages: number;
  missing: readonly Missing[];
}

interface PrintWork {
  /** Ids of the records, in the order of their pages. */
  ids: readonly number[];
  fetch(id: number): Promise<Blob>;
  /** What came before, by id: it is not asked for again. What comes now is added, what cannot be joined taken out. */
  kept: Map<number, Blob>;
  signal: AbortSignal;
  tell(progress: PrintProgress): void;
}

/**
 * Fetches the PDFs of records, few at a time, and joins them to one file. One that fails is missing and told.
 * @throws ConsoleError where the session is over; Error where what joins them fails as a whole, or nobody waits any more
 */
export async function makePrint(work: PrintWork, join: typeof joinPdfs = joinPdfs): Promise<Print> {
  const { ids, kept, signal } = work;
  const errors = await fetchMissing(work);
  const files = ids.flatMap((id) => {
    const file = kept.get(id);
    return file === undefined ? [] : [{ id, file }];
  });
  const none: JoinedPdfs = { file: undefined, pages: 0, faults: new Map() };
  const { file, pages, faults } = files.length === 0 ? none : await join(files, signal);
  // Asked for anew where somebody tries again: the next answer may be a whole one.
  for (const id of faults.keys()) kept.delete(id);
  const missing = ids.flatMap((id): Missing[] => {
    const fault = faults.get(id);
    if (fault !== undefined) return [{ id, fault }];
    return errors.has(id) ? [{ id, error: errors.get(id) }] : [];
  });
  return { file, printed: files.length - faults.size, pages, missing };
}

/** @returns why those did not come that did not */
async function fetchMissing({ ids, fetch, kept, signal, tell }: PrintWork): Promise<ReadonlyMap<number, unknown>> {
  const errors = new Map<number, unknown>();
  const told = () => tell({ done: kept.size + errors.size, total: ids.length });
  told();
  const fetchOne = async (id: number): Promise<void> => {
    signal.throwIfAborted();
    try {
      kept.set(id, await fetch(id));
    } catch (error) {
      if (signal.aborted || isSessionOver(error)) throw error;
      errors.set(id, error);
    }
    told();
  };
  await fewAtATime(
    ids.filter((id) => !kept.has(id)),
    fetchOne,
  );
  return errors;
}
