import "server-only";
import { errorCodes } from "@/lib/errors/codes";
import { faultOf, log } from "../log";
import { CallerLeft } from "../upstream/upstream-fault";
import { emptyAnswer, failureAnswer } from "./answers";
import { toConsoleError } from "./console-fault";
import { MethodNotAllowed } from "./method-not-allowed";

/** By custom: the client closed the request. Nobody reads it; the log does. */
const clientClosed = 499;

/** The answer to whatever was thrown, logged by its code's level. */
export function answerFault(error: unknown, reference: string, route: string | undefined): Response {
  if (error instanceof CallerLeft) return emptyAnswer(clientClosed);
  const known = toConsoleError(error);
  const { level } = errorCodes[known.code];
  const fault = known.cause === undefined ? {} : faultOf(known.cause);
  log(level, "request failed", { reference, route, code: known.code, ...fault });
  const answer = failureAnswer(known, reference);
  if (error instanceof MethodNotAllowed) answer.headers.set("allow", error.allowed.join(", "));
  return answer;
}
