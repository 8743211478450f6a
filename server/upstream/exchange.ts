import "server-only";
import type { EventEmitter } from "node:events";
import { type Dispatcher, errors } from "undici";
import { ConsoleError } from "@/lib/errors/console-error";
import { collectAnswer, flawOfHead, heaviestAnswer, mediaType, type UpstreamAnswer } from "./collect-answer";
import { startDeadline } from "./deadline";
import { httpAgents, timeouts } from "./http-agents";
import { networkFaultOf } from "./network-faults";
import {
  ClientAborted,
  ExchangeBroken,
  invalidAnswer,
  RequestWithheld,
  refuseGatewayAnswer,
  TokenRefused,
} from "./upstream-fault";

export interface Exchange {
  /** Absolute; built from configuration and the call table, never from a request (P1). */
  url: URL;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  headers: Record<string, string>;
  /** Whole, so that it can be sent again after a refresh (R10). */
  body?: string;
  signal?: AbortSignal;
  /** Milliseconds for all of it. */
  within?: number;
  /** Milliseconds until the answer begins. */
  firstByteWithin?: number;
  /** Asked in the moment in which the request is written to its socket. */
  mayLeave?: () => boolean;
}

/**
 * Sends a request and reads the whole answer.
 * @throws ConsoleError upstream-timeout, upstream-invalid-answer (redirected, packed or too heavy)
 * @throws ExchangeBroken where no answer began
 * @throws RequestWithheld where `mayLeave` said no
 * @throws ClientAborted
 */
export async function exchange(request: Exchange): Promise<UpstreamAnswer> {
  if (request.signal?.aborted) throw new ClientAborted();
  const deadline = startDeadline(request.within ?? timeouts.total, request.signal);
  try {
    return await collectAnswer(optionsOf(request), deadline.signal, beforeAnAnswer, request.mayLeave);
  } catch (error) {
    throw faultOfExchange(error, request.signal, deadline.isOver());
  } finally {
    deadline.release();
  }
}

/** Sends a request and gives the answer with its body unread, for files. */
export async function beginExchange(
  request: Exchange,
  signal: EventEmitter,
  kind: "read" | "write",
): Promise<Dispatcher.ResponseData> {
  const answer = await httpAgents()
    .files.request({ ...optionsOf(request), signal })
    .catch((error: unknown) => {
      throw beforeAnAnswer(error);
    });
  try {
    refuseGatewayAnswer(kind, answer.statusCode);
    const flaw = flawOfHead(answer.statusCode, answer.headers);
    if (flaw !== undefined) throw invalidAnswer(flaw, answer.statusCode);
    return answer;
  } catch (error) {
    answer.body.on("error", () => undefined).destroy();
    throw error;
  }
}

/** Reads what is left of an answer that turned out to be no file. */
export async function finishExchange({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<UpstreamAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > heaviestAnswer) throw invalidAnswer("too-heavy");
    chunks.push(bytes);
  }
  return { status: statusCode, contentType: mediaType(headers["content-type"]), body: Buffer.concat(chunks, size) };
}

function optionsOf({ url, method, headers, body, firstByteWithin = timeouts.firstByte }: Exchange) {
  return {
    origin: url.origin,
    path: url.pathname + url.search,
    method,
    headers,
    body,
    headersTimeout: firstByteWithin,
  };
}

/** What a failed exchange means. An answer that breaks off after its first byte is an invalid one (P14). */
export function faultOfExchange(error: unknown, caller: AbortSignal | undefined, isOver: boolean): unknown {
  if (error instanceof ConsoleError || error instanceof TokenRefused || error instanceof RequestWithheld) return error;
  if (caller?.aborted) return new ClientAborted();
  if (isOver || error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError)
    return new ConsoleError("upstream-timeout", { cause: error });
  return error instanceof ExchangeBroken ? error : invalidAnswer("cut", undefined, error);
}

function beforeAnAnswer(error: unknown): unknown {
  const fault = networkFaultOf(error);
  if (fault?.isBrokenLine) return new ExchangeBroken(error);
  // Its time is over: no more tries (P17).
  return fault?.reason === "timeout-connect" ? new ConsoleError("upstream-timeout", { cause: error }) : error;
}
