import { addDays, dayIn } from "@/lib/dates/day";
import type { MovedStock } from "./current-stocks.calls";

export interface DayStock {
  /** YYYY-MM-DD, the operator's. */
  day: string;
  /** At the end of that day; of today, now. */
  pieces: number;
}

export interface CountedBack {
  /** Oldest first, today last. It begins later than was asked for where movements do not lead further back. */
  days: readonly DayStock[];
  /** All of the days that were asked for are there. */
  isWhole: boolean;
}

interface Asked {
  /** YYYY-MM-DD. */
  today: string;
  /** The operator's time zone. */
  zone: string;
  /** How many, today among them. */
  days: number;
}

type Batch = Pick<MovedStock, "movements" | "movementCount"> & { stock: number };

/**
 * What lay there at the end of each of the last days, counted back from what lies there now: what came and went since then is
 * taken off, batch by batch.
 *
 * A batch's past is known whole where its movements are all of them, which leave nothing before the first. Else it is known
 * from the day of its oldest movement on, and of one that never moved today alone.
 */
export function stockByDay(batches: readonly Batch[], { today, zone, days: asked }: Asked): CountedBack {
  const moved = new Map<string, number>();
  let knownSince = addDays(today, 1 - asked);
  for (const { stock, movements = [], movementCount } of batches) {
    let before = stock;
    let oldest = today;
    for (const { moment, pieces } of movements) {
      const day = dayIn(zone, moment);
      moved.set(day, (moved.get(day) ?? 0) + pieces);
      before -= pieces;
      if (day < oldest) oldest = day;
    }
    const isWhole = before === 0 && (movementCount ?? 0) <= movements.length;
    if (!isWhole && oldest > knownSince) knownSince = oldest;
  }
  const days: DayStock[] = [];
  let pieces = batches.reduce((sum, { stock }) => sum + stock, 0);
  for (let day = today; day >= knownSince; day = addDays(day, -1)) {
    days.unshift({ day, pieces });
    pieces -= moved.get(day) ?? 0;
  }
  return { days, isWhole: days.length === asked };
}
