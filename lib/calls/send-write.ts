import type { Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { type BffRequest, idempotencyHeader } from "./address";
import { askBff } from "./ask-bff";

/** How long to wait before a write that brought no answer is asked for again, in milliseconds. */
const patience = {
  /** The line broke: it may be back at once, or the person sees why nothing happens. */
  unreached: [500, 1_500],
  /** It is being made: its answer is worth waiting for. */
  running: Array.from({ length: 30 }, () => 1_000),
};

export function newWriteKey(): string {
  return crypto.randomUUID();
}

/** Nothing is known of what became of it. Asking again under the same key is safe, and brings the answer once there is one. */
export function isUnanswered(error: unknown): boolean {
  return whyUnanswered(error) !== undefined;
}

/**
 * Sends a write under a key, by which the API makes it once however often it is asked for (C1). A line that broke costs
 * nothing but time, then: a write without an answer is sent again for a while.
 *
 * @throws ConsoleError
 */
export async function sendWrite<Data>(request: BffRequest, key: string, signal?: AbortSignal): Promise<Success<Data>> {
  const keyed = { ...request, headers: { ...request.headers, [idempotencyHeader]: key } };
  const left = { unreached: [...patience.unreached], running: [...patience.running] };
  for (;;) {
    try {
      return await askBff<Data>(keyed, signal);
    } catch (error) {
      const why = whyUnanswered(error);
      const pause = why && left[why].shift();
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function whyUnanswered(error: unknown): keyof typeof patience | undefined {
  if (!(error instanceof ConsoleError)) return undefined;
  if (error.code === "still-running") return "running";
  // Where the platform is away the API says so, and its answers have a reference.
  return error.code === "upstream-unreachable" && error.reference === undefined ? "unreached" : undefined;
}
