import "server-only";
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
 *   upstream-invalid-answer for anything that is no JSON (P13); upstream-unreachable for a 503, upstream-failed for any
 *   other status
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
  if (status === 404 || status === 410) throw new ConsoleError("not-found", { shownText, cause });
  if (status === 405) throw new ConsoleError("method-not-allowed", { shownText, cause });
  if (status === 429) throw new ConsoleError("rate-limited", { shownText, cause });
  if (status >= 400 && status < 500) throw new ConsoleError("upstream-rejected", { shownText, cause });
  if (status === 503) throw new ConsoleError("upstream-unreachable", { cause });
  throw new ConsoleError("upstream-failed", { cause });
}

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
