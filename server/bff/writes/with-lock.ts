import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import { processSingleton } from "../../process-singleton";
import type { SessionContext } from "../../session/context";
import { type HeldLease, underLease } from "../../session/lease-hold";
import { type Bulkhead, runInKeyedBulkhead } from "../../upstream/bulkhead";

const timeoutMs = 10_000;
/** In one process one asks the store for a lock, however many wait for it (P20). */
const limits = { concurrent: 1, queued: 32, timeoutMs };

const bulkheads = () => processSingleton("locks", () => new Map<string, Bulkhead>());

export interface Lock {
  /**
   * Asked for at the last moment before what nobody else may do meanwhile.
   * @throws ConsoleError overloaded where the lock is lost: its holder stalled, or the store forgot it
   */
  confirm(): Promise<void>;
  /** Nobody gets the lock for so many milliseconds after it is released. */
  coolDown(ms: number): void;
}

/**
 * Runs tasks of one name one after another, over all processes.
 * @throws ConsoleError overloaded where the lock is not free within ten seconds; what the task throws
 */
export function withLock<T>(context: SessionContext, name: string, task: (lock: Lock) => Promise<T>): Promise<T> {
  return runInKeyedBulkhead(bulkheads(), name, limits, () => acquire(context, name, task), undefined);
}

async function acquire<T>(context: SessionContext, name: string, task: (lock: Lock) => Promise<T>): Promise<T> {
  const giveUpAt = context.ticks() + timeoutMs;
  while (context.ticks() < giveUpAt) {
    const held = await underLease(context, name, (lease) => task(lockOf(lease)));
    if (held.answer === "taken") return held.result;
    await context.pause(15 + Math.random() * 20);
  }
  throw new ConsoleError("overloaded");
}

function lockOf(lease: HeldLease): Lock {
  return {
    async confirm() {
      if (!(await lease.confirm())) throw new ConsoleError("overloaded");
    },
    coolDown: lease.coolDown,
  };
}
