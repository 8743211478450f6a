import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import { processSingleton } from "../process-singleton";

/** A file keeps one call at the platform or the process itself busy for as long as it is made, so one person has few at once. */
const slotsOfPerson = 2;

/**
 * How many files of each person are being made, by e-mail: the same person may have several sessions.
 */
const slotsInUse = () => processSingleton("exports", () => new Map<string, number>());

/**
 * Takes one of a person's slots for making files. Nobody waits for one: a file may take minutes.
 * @returns releases the slot once nothing is made of the file any more; that its reader has left is not enough, or whoever
 * leaves and asks again has as many made as they like. A second call has no effect.
 * @throws ConsoleError too-many-exports
 */
export function takeExportSlot(email: string): () => void {
  const inUse = slotsInUse();
  const taken = inUse.get(email) ?? 0;
  if (taken >= slotsOfPerson) throw new ConsoleError("too-many-exports");
  inUse.set(email, taken + 1);
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    const left = (inUse.get(email) ?? 1) - 1;
    if (left === 0) inUse.delete(email);
    else inUse.set(email, left);
  };
}
