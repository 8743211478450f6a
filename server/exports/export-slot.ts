import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import { processSingleton } from "../process-singleton";

/** A file keeps one call at the platform under way for as long as it is made, so one person has few at once. */
const slotsOfPerson = 2;

/**
 * How many files of each person are being made, by e-mail: the same person may have several sessions.
 */
const slotsInUse = () => processSingleton("exports", () => new Map<string, number>());

/**
 * Takes one of a person's slots for making files. Nobody waits for one: a file may take minutes.
 * @param signal releases the slot when it aborts: nobody takes the file any more.
 * @returns releases the slot; a second call has no effect.
 * @throws ConsoleError too-many-exports
 */
export function takeExportSlot(email: string, signal: AbortSignal): () => void {
  const inUse = slotsInUse();
  const taken = inUse.get(email) ?? 0;
  if (taken >= slotsOfPerson) throw new ConsoleError("too-many-exports");
  inUse.set(email, taken + 1);
  let isTaken = true;
  const release = (): void => {
    if (!isTaken) return;
    isTaken = false;
    const left = (inUse.get(email) ?? 1) - 1;
    if (left === 0) inUse.delete(email);
    else inUse.set(email, left);
  };
  signal.addEventListener("abort", release, { once: true });
  return release;
}

/** The same rows. The slot is released after the last of them, or where they break off. */
export async function* releasingAfter<Row>(rows: AsyncIterable<Row>, release: () => void): AsyncGenerator<Row> {
  try {
    yield* rows;
  } finally {
    release();
  }
}
