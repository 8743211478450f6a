import "server-only";
import { randomUUID } from "node:crypto";
import { ConsoleError } from "@/lib/errors/console-error";
import type { SessionContext } from "../../session/context";
import { holdLease, leaseLifeMs } from "../../session/lease-hold";
import { type Crowd, passTurnstileOf } from "../../upstream/turnstile";

const patienceMs = 10_000;
/** In one process one asks the store for a turn, however many wait for it (P20). */
const size = { places: 1, seats: 32, patienceMs };

const place = Symbol.for("console.turns");
const everywhere: typeof globalThis & { [place]?: Map<string, Crowd> } = globalThis;

/** What a task may ask for and say during its turn. */
export interface Turn {
  /**
   * For the last moment before something is done that nobody may do beside it.
   * @throws ConsoleError overloaded where the turn is over: its holder stalled, or the store forgot it
   */
  confirm(): Promise<void>;
  /** Nobody gets the turn for so many milliseconds after it. */
  restFor(ms: number): void;
}

/**
 * Runs tasks of one name one after another, over all processes.
 * @throws ConsoleError overloaded where the turn does not come within ten seconds; whatever the task throws
 */
export function inTurn<T>(context: SessionContext, name: string, task: (turn: Turn) => Promise<T>): Promise<T> {
  everywhere[place] ??= new Map();
  return passTurnstileOf(everywhere[place], name, size, () => taken(context, name, task), undefined);
}

async function taken<T>(
  { store, clock, pause }: SessionContext,
  name: string,
  task: (turn: Turn) => Promise<T>,
): Promise<T> {
  const owner = randomUUID();
  const giveUpAt = clock() + patienceMs;
  let restMs = 0;
  const turn: Turn = {
    async confirm() {
      if (!(await store.renew(name, owner, leaseLifeMs))) throw new ConsoleError("overloaded");
    },
    restFor(ms) {
      restMs = ms;
    },
  };
  while (clock() < giveUpAt) {
    if ((await store.lease(name, owner, leaseLifeMs)) === "taken") {
      return holdLease(
        store,
        name,
        owner,
        () => task(turn),
        () => restMs,
      );
    }
    await pause(15 + Math.random() * 20);
  }
  throw new ConsoleError("overloaded");
}
