import "server-only";
import type { NextRequest } from "next/server";
import { clientClosed } from "../http/request-words.mjs";
import { ClientAborted } from "../upstream/upstream-fault";
import { emptyAnswer, failureAnswer } from "./answers";
import { toConsoleError } from "./console-fault";
import { logFault } from "./fault-log";
import { faultPage, isOpenedByLink } from "./fault-page";
import { MethodNotAllowed } from "./method-not-allowed";
import type { Route } from "./route";

interface Asked {
  request: NextRequest;
  requestId: string;
  /** Undefined where there is none. */
  route: Pick<Route, "name" | "refused"> | undefined;
}

/** The answer to whatever was thrown, logged by its code's level. */
export async function answerFault(error: unknown, { request, requestId, route }: Asked): Promise<Response> {
  if (error instanceof ClientAborted) return emptyAnswer(clientClosed);
  const known = toConsoleError(error);
  logFault("request failed", known, { requestId, route: route?.name });
  if (route?.refused !== undefined && isOpenedByLink(request))
    return faultPage(known, await route.refused(), { requestId, request });
  const answer = failureAnswer(known, requestId);
  if (error instanceof MethodNotAllowed) answer.headers.set("allow", error.allowed.join(", "));
  return answer;
}
