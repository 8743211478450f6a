import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";

/** A file keeps one call at the platform under way for as long as it is made, so one person has few at once. */
const placesOfPerson = 2;

const place = Symbol.for("console.exports");
const everywhere: typeof globalThis & { [place]?: Map<string, number> } = globalThis;

/**
 * How many files of each person are being made, by e-mail: with another session somebody is still the same person. One
 * for the process, however many copies of this module there are.
 */
function placesInUse(): Map<string, number> {
  everywhere[place] ??= new Map();
  return everywhere[place];
}

/**
 * Takes one of the places in which a person's files are made. Nobody waits for one: a file may take minutes.
 * @param signal gives the place back when it aborts: nobody takes the file any more.
 * @returns gives the place back; it may be called again, to no effect.
 * @throws ConsoleError too-many-exports
 */
export function takeExportPlace(email: string, signal: AbortSignal): () => void {
  const inUse = placesInUse();
  const taken = inUse.get(email) ?? 0;
  if (taken >= placesOfPerson) throw new ConsoleError("too-many-exports");
  inUse.set(email, taken + 1);
  let isTaken = true;
  const giveBack = (): void => {
    if (!isTaken) return;
    isTaken = false;
    const left = (inUse.get(email) ?? 1) - 1;
    if (left === 0) inUse.delete(email);
    else inUse.set(email, left);
  };
  signal.addEventListener("abort", giveBack, { once: true });
  return giveBack;
}

/** The same rows. The place is given back after the last of them, or where they break off. */
export async function* rowsInPlace<Row>(rows: AsyncIterable<Row>, giveBack: () => void): AsyncGenerator<Row> {
  try {
    yield* rows;
  } finally {
    giveBack();
  }
}
