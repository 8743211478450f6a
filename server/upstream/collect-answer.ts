import "server-only";
import type { EventEmitter } from "node:events";
import { type Dispatcher, errors } from "undici";
import { httpAgents } from "./http-agents";
import { type AnswerFlaw, invalidAnswer, RequestWithheld } from "./upstream-fault";

/** The most that a JSON answer may weigh (P12). */
export const heaviestAnswer = 16 * 1024 * 1024;

export interface UpstreamAnswer {
  status: number;
  contentType: string;
  body: Buffer;
}

/** Why no answer is wanted from this kind: redirects are followed nowhere (P16), and we never ask for packing (P10). */
export function flawOfHead(status: number, headers: Dispatcher.ResponseData["headers"]): AnswerFlaw | undefined {
  if (status >= 300 && status < 400) return "redirect";
  return (headers["content-encoding"] ?? "identity") === "identity" ? undefined : "packed";
}

/**
 * Sends a request and collects its answer by undici's own callbacks: a stream for each answer would
 * cost a small call more than everything else that is done for it.
 *
 * @param signal says "abort" when nobody waits any longer
 * @param mayLeave asked in the moment in which the request is written to its socket
 * @param explain turns a fault before the first byte of an answer into what it means
 */
export function collectAnswer(
  request: Dispatcher.DispatchOptions,
  signal: EventEmitter,
  explain: (error: unknown) => unknown,
  mayLeave: () => boolean = () => true,
): Promise<UpstreamAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let status = 0;
    let contentType = "";
    let controller: Dispatcher.DispatchController | undefined;
    let given: Error | undefined;
    const giveUp = (reason: Error): void => {
      given = reason;
      reject(reason);
      controller?.abort(reason);
    };
    signal.once("abort", () => giveUp(new errors.RequestAbortedError()));
    httpAgents().calls.dispatch(request, {
      onRequestStart(started) {
        controller = started;
        // Given up while it waited for a connection.
        if (given !== undefined) started.abort(given);
        else if (!mayLeave()) giveUp(new RequestWithheld());
      },
      onResponseStart(_controller, code, headers) {
        // 1xx: the answer is still to come.
        if (code < 200) return;
        status = code;
        contentType = mediaType(headers["content-type"]);
        const flaw = flawOfHead(code, headers);
        if (flaw !== undefined) giveUp(invalidAnswer(flaw, code));
      },
      onResponseData(_controller, chunk) {
        size += chunk.length;
        chunks.push(chunk);
        if (size > heaviestAnswer) giveUp(invalidAnswer("too-heavy"));
      },
      onResponseEnd() {
        const [first] = chunks;
        resolve({ status, contentType, body: chunks.length === 1 && first ? first : Buffer.concat(chunks, size) });
      },
      onResponseError(_controller, error) {
        reject(status === 0 ? explain(error) : error);
      },
    });
  });
}

/** In lower case and without its parameters. */
export function mediaType(header: string | string[] | undefined): string {
  const first = Array.isArray(header) ? header[0] : header;
  return (first ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}
