import "server-only";
import type { AnyArgs } from "@/lib/calls/address";
import type { RestCall } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import type { SessionContext } from "../../session/context";
import { callChecked, type Trip } from "../../upstream/call-platform";
import { readingOf, versionOfRecord } from "../../upstream/record-version";
import type { SessionInUse } from "../../upstream/with-session";
import { inTurn } from "./in-turn";

interface Change {
  call: RestCall;
  args: AnyArgs;
  /** As the browser sent it. */
  ifMatch: string;
  trip: Trip;
}

/** `"17.hash"`: a strong tag, one of them. */
const ifMatchForm = /^"([\w.-]+)"$/;

const afterUnknownMs = 5_000;

/**
 * Makes a change while the record still is of the version that the change starts from. Changes of one record wait for
 * each other, so that nobody's goes in between (C2).
 *
 * @throws ConsoleError changed-meanwhile; not-found where the record is gone; invalid-request for a version that is none,
 *   or of another record; overloaded; and whatever `make` throws
 */
export async function whileUnchanged(
  context: SessionContext,
  session: SessionInUse,
  { call, args, ifMatch, trip }: Change,
  make: () => Promise<Success<unknown>>,
): Promise<Success<unknown>> {
  const [, version = ""] = ifMatchForm.exec(ifMatch) ?? [];
  const reads = call.changes;
  const reading = reads && readingOf(version, reads);
  if (reads === undefined || reading === undefined || !isAbout(call, args, reading)) {
    throw new ConsoleError("invalid-request");
  }
  return inTurn(context, `record ${reads.id} ${reading.id}`, async (turn) => {
    const { data } = await callChecked(reads, reading.args, session, trip);
    if (versionOfRecord(reading.id, data) !== version) throw new ConsoleError("changed-meanwhile");
    await turn.confirm();
    try {
      return await make();
    } catch (error) {
      // The platform may still be at it: whoever comes next shall read what comes of that.
      if (error instanceof ConsoleError && error.mayBeDone) turn.restFor(afterUnknownMs);
      throw error;
    }
  });
}

/** An address has an id of its own; any other record is changed where it is read. */
function isAbout({ path, changes }: RestCall, { params = {} }: AnyArgs, { id }: { id: string }): boolean {
  return path !== changes?.path || String(Reflect.get(params, "id")) === id;
}
