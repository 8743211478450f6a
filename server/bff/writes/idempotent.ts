import "server-only";
import { createHash } from "node:crypto";
import type { Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { log } from "../../log/log";
import { faultOf } from "../../log/logger.mjs";
import type { SessionContext } from "../../session/context";
import { type SealContext, seal, unseal } from "../../session/seal";
import type { OpenSession } from "../../session/sessions";
import { isKnownToFail } from "./open-outcome";

/** Longer than a lock, a reading and the write itself may wait together, each with a renewal of the token (P17, P20). */
const limits = { timeoutMs: 4 * 60_000, ttlMs: 10 * 60_000 };
const keyForm = /^[\w-]{16,64}$/;
const askAgainInSeconds = 1;

export interface KeyedWrite {
  /** As the browser sent it. */
  key: string;
  /** All that is asked for, as one text. */
  request: string;
}

/**
 * Makes a write under a key at most once, over all processes: the same key gets the first answer again for ten minutes
 * (C1). What is known to have failed may be sent again.
 *
 * @throws ConsoleError still-running, outcome-unknown, key-reused, invalid-request (the key), and what `make` throws
 */
export async function idempotent(
  context: SessionContext,
  session: OpenSession,
  { key, request }: KeyedWrite,
  make: () => Promise<Success<unknown>>,
): Promise<Success<unknown>> {
  if (!keyForm.test(key)) throw new ConsoleError("invalid-request");
  // The account's: whoever goes on in another session, because this one ended or its computer died, asks for the same.
  const name = sha256(`${session.userId} ${key}`);
  const sealing: SealContext = { id: key, secret: context.secret, about: `answer ${name}` };
  // With the key, which the browser alone knows, so that a stolen store does not help to guess what somebody sent (S8).
  const claim = await context.store.claimWrite(name, sha256(`${key} ${request}`), limits);
  if (claim.state === "other") throw new ConsoleError("key-reused");
  if (claim.state === "running") throw new ConsoleError("still-running", { retryAfter: askAgainInSeconds });
  if (claim.state === "done") return answerOf(unseal(claim.sealed, sealing));
  if (claim.state === "lost") throw new ConsoleError("outcome-unknown");
  try {
    const answer = await make();
    await recorded(() => context.store.completeWrite(name, seal(JSON.stringify(answer), sealing)));
    return answer;
  } catch (error) {
    await recorded(() =>
      isKnownToFail(error) ? context.store.releaseWrite(name) : context.store.completeWrite(name, null),
    );
    throw error;
  }
}

function answerOf(text: string | undefined): Success<unknown> {
  if (text === undefined) throw new ConsoleError("outcome-unknown");
  return JSON.parse(text);
}

/** A record that fails does not change the answer: without one, the key later says that the outcome is unknown. */
async function recorded(record: () => Promise<void>): Promise<void> {
  await record().catch((error: unknown) => log("warn", "what became of a write is not noted", faultOf(error)));
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
