import "server-only";
import type { RestCall } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import type { SessionContext } from "../../session/context";
import { inTurn } from "../../session/lease-turn";
import { callChecked, type Trip } from "../../upstream/call-platform";
import { readingOf, versionOfRecord } from "../../upstream/record-version";
import type { SessionInUse } from "../../upstream/with-session";

/** `"17.hash"`: a strong tag, one of them. */
const ifMatchForm = /^"([\w.-]+)"$/;

/**
 * Makes a change while the record still is of the version that the change starts from. Changes of one record wait for
 * each other, so that nobody's goes in between (C2).
 *
 * @param ifMatch as the browser sent it
 * @throws ConsoleError changed-meanwhile, not-found where the record is gone, invalid-request (the version),
 *   overloaded, and whatever `make` throws
 */
export async function whileUnchanged(
  context: SessionContext,
  session: SessionInUse,
  { ifMatch, reads, trip }: { ifMatch: string; reads: RestCall; trip: Trip },
  make: () => Promise<Success<unknown>>,
): Promise<Success<unknown>> {
  const [, version = ""] = ifMatchForm.exec(ifMatch) ?? [];
  const reading = readingOf(version, reads);
  if (reading === undefined) throw new ConsoleError("invalid-request");
  return inTurn(context, `record ${reads.id} ${reading.id}`, async () => {
    const { data } = await callChecked(reads, reading.args, session, trip);
    if (versionOfRecord(reading.id, data) !== version) throw new ConsoleError("changed-meanwhile");
    return make();
  });
}
