import "server-only";
import { createHash } from "node:crypto";
import type { Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { faultOf, log } from "../../log";
import type { SessionContext } from "../../session/context";
import { type SealContext, seal, unseal } from "../../session/seal";
import type { OpenSession } from "../../session/sessions";
import { SessionStoreUnavailable } from "../../session/store/session-store";

/** Longer than a turn, a reading and the write itself may wait together, each with a renewal of the token (P17, P20). */
const life = { timeoutMs: 4 * 60_000, ttlMs: 10 * 60_000 };
const keyForm = /^[\w-]{16,64}$/;
const tryAgainInSeconds = 1;

export interface KeyedWrite {
  /** As the browser sent it. */
  key: string;
  /** All that is asked for, as one text. */
  request: string;
}

/**
 * Makes a write that is asked for under a key at most once, over all processes: who asks again gets the first one's
 * answer for ten minutes (C1). What is known to have failed may be asked for again.
 *
 * @throws ConsoleError still-running, outcome-unknown, key-reused, invalid-request (the key), and whatever `make` throws
 */
export async function once(
  context: SessionContext,
  session: OpenSession,
  { key, request }: KeyedWrite,
  make: () => Promise<Success<unknown>>,
): Promise<Success<unknown>> {
  if (!keyForm.test(key)) throw new ConsoleError("invalid-request");
  const name = sha256(`${session.key} ${key}`);
  const sealing: SealContext = { id: session.id, secret: context.secret, about: `answer ${name}` };
  // With the session's id: whoever steals the store shall not try out what somebody may have sent (S8).
  const asked = await context.store.claimWrite(name, sha256(`${session.id} ${request}`), life);
  if (asked.state === "other") throw new ConsoleError("key-reused");
  if (asked.state === "running") throw new ConsoleError("still-running", { retryAfter: tryAgainInSeconds });
  if (asked.state === "done") return kept(unseal(asked.sealed, sealing));
  if (asked.state === "lost") throw new ConsoleError("outcome-unknown");
  try {
    const answer = await make();
    await noted(() => context.store.completeWrite(name, seal(JSON.stringify(answer), sealing)));
    return answer;
  } catch (error) {
    await noted(() =>
      isKnownToFail(error) ? context.store.releaseWrite(name) : context.store.completeWrite(name, null),
    );
    throw error;
  }
}

function isKnownToFail(error: unknown): boolean {
  return error instanceof ConsoleError ? !error.mayBeDone : error instanceof SessionStoreUnavailable;
}

function kept(text: string | undefined): Success<unknown> {
  if (text === undefined) throw new ConsoleError("outcome-unknown");
  return JSON.parse(text);
}

/** The write is made or not, whatever becomes of the note of it: without one, its key says that nobody knows. */
async function noted(note: () => Promise<void>): Promise<void> {
  await note().catch((error: unknown) => log("warn", "what became of a write is not noted", faultOf(error)));
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
