import "server-only";
import type { ErrorCode } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { upstreamText } from "@/lib/errors/upstream-text";
import type { UpstreamAnswer } from "./collect-answer";
import { type AnswerFlaw, FlawedAnswer, invalidAnswer, TokenRefused } from "./upstream-fault";

const jsonType = /^application\/([\w.+-]+\+)?json$/;

/**
 * The JSON of a succeeded answer; undefined for 204. Of a call that a platform need not have, a 404 or 405 is one in any
 * format.
 * @throws TokenRefused on 401 and 403
 * @throws ConsoleError not-found for a 404 or 410, method-not-allowed for a 405, upstream-rejected, rate-limited, each with the
 *   platform's text;
 *   upstream-invalid-answer for anything that is no JSON (P13); upstream-timeout for a 408, upstream-unreachable for a 503,
 *   upstream-failed for any other status
 */
export function readAnswer(answer: UpstreamAnswer, { isOptional = false }: { isOptional?: boolean } = {}): unknown {
  const { status } = answer;
  if (status === 204) return undefined;
  const isLacking = isOptional && (status === 404 || status === 405);
  const body = isLacking ? jsonIfAny(answer) : parseJson(answer);
  if (status >= 200 && status < 300) return body;
  const shownText = upstreamText(body);
  if (status === 401 || status === 403) throw new TokenRefused(shownText);
  const cause = new FlawedAnswer("status", status);
  const isRefusal = status >= 400 && status < 500 && status !== 408;
  const code = codeOfStatus.get(status) ?? (isRefusal ? "upstream-rejected" : "upstream-failed");
  throw new ConsoleError(code, { shownText: isRefusal ? shownText : undefined, cause });
}

const codeOfStatus: ReadonlyMap<number, ErrorCode> = new Map([
  [404, "not-found"],
  [410, "not-found"],
  [405, "method-not-allowed"],
  [408, "upstream-timeout"],
  [429, "rate-limited"],
  [503, "upstream-unreachable"],
]);

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** What a platform does not know is answered by whatever stands before it, as often as not with a page. */
function jsonIfAny(answer: UpstreamAnswer): unknown {
  try {
    return parseJson(answer);
  } catch {
    return undefined;
  }
}

function parseJson({ status, contentType, body }: UpstreamAnswer): unknown {
  // A refusal counts even without a body: some gateways send it bare.
  if (body.length === 0 && (status === 401 || status === 403)) return undefined;
  if (!jsonType.test(contentType)) throw refused(status, "media-type");
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    throw refused(status, "not-json");
  }
}

/** An expired token is one whatever page a gateway draws around its 403. */
function refused(status: number, flaw: AnswerFlaw): Error {
  return status === 401 || status === 403 ? new TokenRefused() : invalidAnswer(flaw, status);
}
