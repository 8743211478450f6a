import "server-only";
import { setImmediate as immediately } from "node:timers/promises";
import { ClientAborted } from "../upstream/upstream-fault";

/**
 * Others have their turn, and with it a browser that leaves is heard: what nobody takes is not drawn on.
 * @throws ClientAborted
 */
export async function nextTurn(signal: AbortSignal): Promise<void> {
  await immediately();
  if (signal.aborted) throw new ClientAborted();
}
