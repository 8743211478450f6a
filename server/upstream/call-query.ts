import "server-only";
import type { AnyArgs } from "@/lib/calls/address";
import type { QueryCall } from "@/lib/calls/call";
import { encodeFilters } from "@/lib/calls/filter-coding";
import type { Success } from "@/lib/errors/codes";
import { env } from "../env";
import { log } from "../log/log";
import type { TokenCallContext } from "./call-rest";
import { queryMethod } from "./grpc-method";
import { parseAnswer } from "./parse-answer";
import { isTokenText, queryFailed } from "./query-failure";
import { readJsonResponse } from "./query-response";
import { readUnary } from "./unary";
import { FlawedAnswer, TokenRefused } from "./upstream-fault";

/** What `proto/query_command.proto` takes. */
interface QueryCommandRequest {
  apiToken: string;
  action: { queryName: string; jsonFilters: string; pagination: { offset: number; limit: number } };
}

/**
 * Makes a query command. The token is put in here; a browser names neither it nor a query (G1).
 * @throws TokenRefused, ClientAborted, ConsoleError
 */
export async function callQuery(
  call: QueryCall,
  args: AnyArgs,
  callContext: TokenCallContext,
): Promise<Success<unknown>> {
  const target = env().PLATFORM_GRPC_TARGET;
  const { filters = {}, offset = 0, limit = call.mostRows } = args;
  const request: QueryCommandRequest = {
    apiToken: callContext.token ?? "",
    action: {
      queryName: call.queryName,
      jsonFilters: JSON.stringify(encodeFilters(call.filters, filters)),
      pagination: { offset, limit: Math.min(limit, call.mostRows) },
    },
  };
  const answer = await readUnary(target, queryMethod(), request, { signal: callContext.signal });
  return answerOf(call, answer, callContext.requestId);
}

function answerOf(call: QueryCall, answer: object, requestId = ""): Success<unknown> {
  const errorDetails: unknown = Reflect.get(answer, "errorDetails");
  if (typeof errorDetails === "string" && errorDetails !== "") {
    if (isTokenText(errorDetails)) throw new TokenRefused();
    throw queryFailed(errorDetails, new FlawedAnswer("error-details"));
  }
  const rows = readJsonResponse(Reflect.get(answer, "jsonResponse"));
  if (rows !== undefined) return { data: parseAnswer(call, rows, requestId) };
  // An empty list, as specified, but not in silence: an outage must not look like "no stock" (reading 57).
  log("warn", "malformed jsonResponse", { route: call.id, requestId });
  return { data: parseAnswer(call, call.empty, requestId), notice: { code: "malformed-answer", requestId } };
}
