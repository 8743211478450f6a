import "server-only";
import { z } from "zod";
import { InvalidParameter } from "@/lib/calls/address-coding";
import type { QueryCall } from "@/lib/calls/call";
import { decodeFilters } from "@/lib/calls/filter-coding";
import { ConsoleError } from "@/lib/errors/console-error";
import { queryCalls } from "@/lib/resources/call-table";
import { callEnriched } from "../../upstream/call-enriched";
import { passedOn } from "../../upstream/outbound-headers";
import { jsonAnswer } from "../answers";
import { namedRoutes } from "../named-routes";
import { type Route, sessionRoute } from "../route";

const deepestOffset = 100_000_000;

function makeRoute(call: QueryCall): Route {
  const body = z.strictObject({
    filters: z.record(z.string(), z.unknown()),
    offset: z.int().min(0).max(deepestOffset),
    limit: z.int().min(1).max(call.mostRows),
  });
  const settings = { name: call.id, body };
  // A query carries a token, so there is no public one.
  const access = call.access === "public" ? "signed-in" : call.access;
  return sessionRoute({ ...settings, access }, async ({ request, requestId, body, session }) => {
    const args = { filters: readFilters(call, body.filters), offset: body.offset, limit: body.limit };
    const callContext = { requestId, signal: request.signal, passed: passedOn(request.headers) };
    return jsonAnswer(await callEnriched(call, args, session, callContext));
  });
}

/** `/api/query/[name]`: the query commands of the table. */
export const findQueryRoute = namedRoutes(new Map(queryCalls.map((call) => [call.queryName, makeRoute(call)])));

function readFilters(call: QueryCall, filters: Record<string, unknown>): object {
  try {
    const read = decodeFilters(call.filters, filters);
    const isNarrow = call.needs === undefined || call.needs.some((name) => Object.hasOwn(read, name));
    if (!isNarrow) throw new InvalidParameter(call.queryName, "asks for nobody's rows");
    return read;
  } catch (error) {
    throw error instanceof InvalidParameter ? new ConsoleError("invalid-request", { cause: error }) : error;
  }
}
