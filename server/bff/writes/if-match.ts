import "server-only";
import type { AnyArgs } from "@/lib/calls/address";
import type { RestCall } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import type { SessionContext } from "../../session/context";
import { callChecked } from "../../upstream/call-platform";
import type { CallContext } from "../../upstream/call-rest";
import { readingOf, versionOfRecord } from "../../upstream/record-version";
import type { SessionInUse } from "../../upstream/with-session";
import { withLock } from "./with-lock";

interface Change {
  call: RestCall;
  args: AnyArgs;
  /** The If-Match header as the browser sent it. */
  etag: string;
  callContext: CallContext;
}

/** `"17.hash"`: a strong tag, one of them. */
const etagForm = /^"([\w.-]+)"$/;

const afterUnknownMs = 5_000;

/**
 * Makes a change if the record is still of the version that the change starts from. A lock on the record keeps out other
 * changes that name it (C2). What names only a part of it, as the cells of a draft do, may still come in between the look and
 * the change (decision 0053).
 *
 * @throws ConsoleError changed-meanwhile; not-found where the record is gone; invalid-request for a version that is none,
 *   or of another record; overloaded; and what `make` throws
 */
export async function ifMatch(
  context: SessionContext,
  session: SessionInUse,
  { call, args, etag, callContext }: Change,
  make: () => Promise<Success<unknown>>,
): Promise<Success<unknown>> {
  const [, version = ""] = etagForm.exec(etag) ?? [];
  const reads = call.changes;
  const reading = reads && readingOf(version, reads);
  if (reads === undefined || reading === undefined) throw new ConsoleError("invalid-request");
  const named = idIn(call, args);
  if (call.partIds === undefined && String(named) !== reading.id) throw new ConsoleError("invalid-request");
  return withLock(context, `record ${reads.id} ${reading.id}`, async (lock) => {
    const { data } = await callChecked(reads, reading.args, session, callContext);
    if (versionOfRecord(reading.id, data) !== version) throw new ConsoleError("changed-meanwhile");
    if (!hasPart(call, data, named)) throw new ConsoleError("invalid-request");
    await lock.confirm();
    try {
      return await make();
    } catch (error) {
      // The platform may still be working on it, and the next change has to read the result.
      if (error instanceof ConsoleError && error.mayBeDone) lock.coolDown(afterUnknownMs);
      throw error;
    }
  });
}

/** The id that a change says: of the record, or of a part of it. */
function idIn({ changedId = "id" }: RestCall, { params = {}, body }: AnyArgs): unknown {
  const inBody: unknown = typeof body === "object" && body !== null ? Reflect.get(body, changedId) : undefined;
  return Reflect.get(params, changedId) ?? inBody;
}

/** Which parts a record has is known once it has been read. */
function hasPart({ partIds }: RestCall, record: unknown, named: unknown): boolean {
  if (partIds === undefined) return true;
  return typeof record === "object" && record !== null && partIds(record).some((id) => id === named);
}
