import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import { CallerLeft } from "./upstream-fault";

export interface TurnstileSize {
  /** How many may be inside at once. */
  places: number;
  /** How many may wait for one of these. */
  seats: number;
  /** How long they wait, in milliseconds. */
  patienceMs: number;
}

/**
 * Who is inside and who waits to be let in. Data and no class: it is the process's one, and each of Next's bundles has
 * classes of its own, the errors that are thrown here among them.
 */
export interface Crowd {
  inside: number;
  waiting: Set<() => void>;
}

export function emptyCrowd(): Crowd {
  return { inside: 0, waiting: new Set() };
}

/**
 * Runs a task as one of so many at once; more wait in the order in which they came, and the rest is turned away (P20).
 * @throws ConsoleError overloaded, CallerLeft; and whatever the task throws
 */
export async function passTurnstile<T>(
  crowd: Crowd,
  size: TurnstileSize,
  task: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  // A signal that has ended says nothing any more to whoever begins to listen.
  if (signal?.aborted) throw new CallerLeft();
  if (crowd.inside < size.places) crowd.inside += 1;
  else await waitForPlace(crowd, size, signal);
  try {
    return await task();
  } finally {
    handOver(crowd);
  }
}

/** The place goes from hand to hand: whoever comes just then has no advantage over those who wait. */
function handOver(crowd: Crowd): void {
  const [next] = crowd.waiting;
  if (next === undefined) crowd.inside -= 1;
  else next();
}

function waitForPlace(
  { waiting }: Crowd,
  { seats, patienceMs }: TurnstileSize,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (waiting.size >= seats) return Promise.reject(overloaded());
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => (): void => {
      waiting.delete(enter);
      clearTimeout(impatience);
      signal?.removeEventListener("abort", leave);
      outcome();
    };
    const enter = settle(resolve);
    const leave = settle(() => reject(new CallerLeft()));
    const impatience = setTimeout(
      settle(() => reject(overloaded())),
      patienceMs,
    );
    waiting.add(enter);
    signal?.addEventListener("abort", leave, { once: true });
  });
}

/** The same with a turnstile for each key. A key's crowd is kept for as long as there is one. */
export async function passTurnstileOf<T>(
  crowds: Map<string, Crowd>,
  key: string,
  size: TurnstileSize,
  task: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  const crowd = crowds.get(key) ?? emptyCrowd();
  crowds.set(key, crowd);
  try {
    return await passTurnstile(crowd, size, task, signal);
  } finally {
    if (crowd.inside === 0) crowds.delete(key);
  }
}

function overloaded(): ConsoleError {
  return new ConsoleError("overloaded", { retryAfter: 1 });
}
