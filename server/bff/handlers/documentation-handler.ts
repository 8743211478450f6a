import "server-only";
import { z } from "zod";
import { safeParse } from "zod/mini";
import type { DocumentationCall } from "@/lib/calls/call";
import { ConsoleError } from "@/lib/errors/console-error";
import { documentationServiceCalls } from "@/lib/resources/call-table";
import { callEnriched } from "../../upstream/call-enriched";
import { jsonAnswer } from "../answers";
import { namedRoutes } from "../named-routes";
import { type Route, sessionRoute } from "../route";

function makeRoute(call: DocumentationCall): Route {
  const settings = { name: call.id, access: call.access, body: z.unknown() };
  return sessionRoute(settings, async ({ request, requestId, body, session }) => {
    const checked = safeParse(call.body, body);
    if (!checked.success) throw new ConsoleError("invalid-request", { cause: checked.error });
    return jsonAnswer(await callEnriched(call, { body }, session, { requestId, signal: request.signal }));
  });
}

/** `/api/documentation/[rpc]`: the reads of the documentation service that are in the table. */
export const findDocumentationRoute = namedRoutes(
  new Map(documentationServiceCalls.map((call) => [call.rpc, makeRoute(call)])),
);
