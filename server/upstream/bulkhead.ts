import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import { ClientAborted } from "./upstream-fault";

export interface BulkheadLimits {
  /** How many tasks run at once. */
  concurrent: number;
  /** How many more may wait. */
  queued: number;
  /** How long they wait, in milliseconds. */
  timeoutMs: number;
}

/**
 * Data and no class: the process shares it, and each of Next's bundles has its own copy of every class, including the
 * errors that are thrown here.
 */
export interface Bulkhead {
  running: number;
  queue: Set<() => void>;
}

export function newBulkhead(): Bulkhead {
  return { running: 0, queue: new Set() };
}

/**
 * Runs a task as one of so many at once. More wait in the order in which they came; beyond that they are refused (P20).
 * @throws ConsoleError overloaded, ClientAborted; and what the task throws
 */
export async function runInBulkhead<T>(
  bulkhead: Bulkhead,
  limits: BulkheadLimits,
  task: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  // A signal that has already aborted fires no event any more.
  if (signal?.aborted) throw new ClientAborted();
  if (bulkhead.running < limits.concurrent) bulkhead.running += 1;
  else await waitInQueue(bulkhead, limits, signal);
  try {
    return await task();
  } finally {
    passOn(bulkhead);
  }
}

/** Goes straight to the next in the queue, so that a newcomer cannot overtake it. */
function passOn(bulkhead: Bulkhead): void {
  const [next] = bulkhead.queue;
  if (next === undefined) bulkhead.running -= 1;
  else next();
}

function waitInQueue(
  { queue }: Bulkhead,
  { queued, timeoutMs }: BulkheadLimits,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (queue.size >= queued) return Promise.reject(overloaded());
  return new Promise((resolve, reject) => {
    const leaveBy = (outcome: () => void) => (): void => {
      queue.delete(enter);
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      outcome();
    };
    const enter = leaveBy(resolve);
    const abort = leaveBy(() => reject(new ClientAborted()));
    const timer = setTimeout(
      leaveBy(() => reject(overloaded())),
      timeoutMs,
    );
    queue.add(enter);
    signal?.addEventListener("abort", abort, { once: true });
  });
}

/** The same with a bulkhead for each key, which is dropped when nothing runs in it. */
export async function runInKeyedBulkhead<T>(
  bulkheads: Map<string, Bulkhead>,
  key: string,
  limits: BulkheadLimits,
  task: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  const bulkhead = bulkheads.get(key) ?? newBulkhead();
  bulkheads.set(key, bulkhead);
  try {
    return await runInBulkhead(bulkhead, limits, task, signal);
  } finally {
    if (bulkhead.running === 0) bulkheads.delete(key);
  }
}

function overloaded(): ConsoleError {
  return new ConsoleError("overloaded", { retryAfter: 1 });
}
