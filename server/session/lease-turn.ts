import "server-only";
import { randomUUID } from "node:crypto";
import { ConsoleError } from "@/lib/errors/console-error";
import type { SessionContext } from "./context";
import { holdLease, leaseLifeMs } from "./lease-hold";

const giveUpAfterMs = 10_000;
const noRest = () => 0;

/**
 * Runs tasks of one name one after another, over all processes.
 * @throws ConsoleError overloaded where the turn does not come within ten seconds; whatever the task throws
 */
export async function inTurn<T>(
  { store, clock, pause }: SessionContext,
  name: string,
  task: () => Promise<T>,
): Promise<T> {
  const owner = randomUUID();
  const giveUpAt = clock() + giveUpAfterMs;
  while (clock() < giveUpAt) {
    if ((await store.lease(name, owner, leaseLifeMs)) === "taken") return holdLease(store, name, owner, task, noRest);
    await pause(15 + Math.random() * 20);
  }
  throw new ConsoleError("overloaded");
}
