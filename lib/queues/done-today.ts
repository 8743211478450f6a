/** Under this key of the browser lie the records that were set aside for today: ids alone. A sign-out takes them away. */
export const doneTodayKey = "done-today";

/** Whose they are, and of which of the operator's days: at its midnight nothing is done. */
export interface DoneOf {
  account: string;
  /** YYYY-MM-DD. */
  day: string;
  queue: string;
}

type Done = Record<string, number[]>;

/** What is done of a queue. @param stored what lies under the key */
export function readDone(stored: string | null, of: DoneOf): number[] {
  return readAll(stored, of)[of.queue] ?? [];
}

/** What is to lie under the key when one more is done, or is not done after all. */
export function writeDone(stored: string | null, of: DoneOf, id: number, isDone: boolean): string {
  const others = readDone(stored, of).filter((each) => each !== id);
  const done = { ...readAll(stored, of), [of.queue]: isDone ? [...others, id] : others };
  return JSON.stringify({ account: of.account, day: of.day, done });
}

function readAll(stored: string | null, { account, day }: DoneOf): Done {
  const kept = parsed(stored);
  if (field(kept, "account") !== account || field(kept, "day") !== day) return {};
  const done = field(kept, "done");
  if (typeof done !== "object" || done === null) return {};
  return Object.fromEntries(Object.entries(done).map(([queue, ids]) => [queue, numbersIn(ids)]));
}

function numbersIn(ids: unknown): number[] {
  return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : [];
}

function field(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
}
