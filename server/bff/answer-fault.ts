import "server-only";
import { clientClosed } from "../http/request-words.mjs";
import { ClientAborted } from "../upstream/upstream-fault";
import { emptyAnswer, failureAnswer } from "./answers";
import { toConsoleError } from "./console-fault";
import { logFault } from "./fault-log";
import { MethodNotAllowed } from "./method-not-allowed";

/** The answer to whatever was thrown, logged by its code's level. */
export function answerFault(error: unknown, requestId: string, route: string | undefined): Response {
  if (error instanceof ClientAborted) return emptyAnswer(clientClosed);
  const known = toConsoleError(error);
  logFault("request failed", known, { requestId, route });
  const answer = failureAnswer(known, requestId);
  if (error instanceof MethodNotAllowed) answer.headers.set("allow", error.allowed.join(", "));
  return answer;
}
