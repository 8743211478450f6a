import "server-only";
import type { AnyArgs } from "@/lib/calls/address";
import { type LogFields, logAlways } from "../log/log";
import { markOf, networkMark, sessionMark } from "../security/callers";
import { accountOf } from "../session/account-of";
import type { OpenSession } from "../session/sessions";
import type { Incoming } from "./route";

/** What the trail tells of (O10): a closed list. */
export type Deed =
  | "signed in"
  | "sign-in refused"
  | "limited"
  | "signed out"
  | "exported"
  | "writing"
  | "written"
  | "not written";

/** A request as the trail knows it. */
export type TrailedRequest = Pick<Incoming, "requestId" | "route"> & { request: Pick<Request, "headers"> };

interface Who {
  /** The account, as it was typed or as the platform spells it. */
  email?: string | undefined;
  /** The key of the session's record. */
  session?: string | undefined;
}

export function whoIs({ key, record }: OpenSession): Who {
  return { email: record.email, session: key };
}

/** Of which record it is, where the call's path says so. */
export function recordOf({ params = {} }: Pick<AnyArgs, "params">): Pick<LogFields, "record"> {
  const record = Object.values(params).find((value) => typeof value === "number");
  return record === undefined ? {} : { record };
}

/**
 * One line for what somebody did, or tried, whatever LOG_LEVEL hides, by marks of account, network and session, as far as
 * they are known. The marks are the same on every replica and after every restart, so that a wave of guesses is seen as
 * one and is tied to the session it ended in; without SESSION_SECRET nobody can tell from them who it was.
 */
export function trail(
  deed: Deed,
  { requestId, route, request }: TrailedRequest,
  { email, session }: Who,
  more: Pick<LogFields, "code" | "count" | "outcome" | "record"> = {},
): void {
  logAlways(deed, {
    requestId,
    route,
    account: email === undefined ? undefined : markOf("account", accountOf(email)),
    network: networkMark(request.headers),
    session: session && sessionMark(session),
    ...more,
  });
}
