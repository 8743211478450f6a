import { Semaphore } from "@/lib/calls/semaphore";
import { sendCall } from "@/lib/calls/send-call";
import { dayIn } from "@/lib/dates/day";
import { type Reception, receptionReads } from "@/lib/resources/receptions/reception-reads.calls";
import { returnReads } from "./return-reads.calls";

/** Returns that are looked through, at most: past them the platform alone knows what is left. */
export const mostReturnsRead = 100;

/** A reception, and what went back of it by now. */
export interface LeftOfReception {
  note: Reception;
  /** Pieces that went back, above 0, by the id of the reception's line. */
  before: ReadonlyMap<number, number>;
  /** There may be returns of it that were not looked at. */
  isCut: boolean;
}

/**
 * Reads it from the returns since the reception's day, one by one: no call tells it (RET-01, RET-02).
 * @param zone the operator's: by its clocks the platform counts days
 * @param turns each call waits for its own; shared by who reads several receptions
 */
export async function readLeft(
  id: number,
  zone: string,
  signal: AbortSignal,
  turns = new Semaphore(),
): Promise<LeftOfReception> {
  const { data: note } = await turns.run(() => sendCall(receptionReads.oneOfStock, { params: { id } }, signal));
  const query = { renNumber: note.number, created: { from: dayIn(zone, note.created) }, limit: mostReturnsRead };
  const { data: found } = await turns.run(() => sendCall(returnReads.list, { query }, signal));
  const returns = await Promise.all(
    found.items
      // A number may be a part of another reception's.
      .filter(({ ren }) => ren.id === id)
      .map((each) => turns.run(() => sendCall(returnReads.one, { params: { id: each.id } }, signal))),
  );
  const before = new Map<number, number>();
  for (const { data } of returns)
    for (const { reni } of data.items) before.set(reni.id, (before.get(reni.id) ?? 0) - reni.quantity);
  return { note, before, isCut: found.totalCount > found.items.length };
}
