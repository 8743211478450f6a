import "server-only";
import type { EventEmitter } from "node:events";
import { type Dispatcher, errors } from "undici";
import { ConsoleError } from "@/lib/errors/console-error";
import { startDeadline } from "./deadline";
import { httpAgent, patience } from "./http-agent";
import { type AnswerFlaw, CallerLeft, ExchangeBroken, invalidAnswer, TokenRefused } from "./upstream-fault";

/** The most that a JSON answer may weigh (P12). */
const heaviestAnswer = 16 * 1024 * 1024;

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
}

export interface UpstreamAnswer {
  status: number;
  contentType: string;
  body: Buffer;
}

/**
 * Sends a request and reads the whole answer.
 * @throws ConsoleError upstream-timeout, upstream-invalid-answer (redirected, packed or too heavy)
 * @throws ExchangeBroken where no answer began
 * @throws CallerLeft
 */
export async function exchange(request: Exchange): Promise<UpstreamAnswer> {
  if (request.signal?.aborted) throw new CallerLeft();
  const deadline = startDeadline(request.within ?? patience.total, request.signal);
  try {
    return await finishExchange(await beginExchange(request, deadline.signal));
  } catch (error) {
    throw faultOfExchange(error, request.signal, deadline.isOver());
  } finally {
    deadline.release();
  }
}

/** Sends a request and gives the answer with its body unread. Redirects and packed bodies are refused. */
export async function beginExchange(
  { url, method, headers, body, firstByteWithin: headersTimeout = patience.firstByte }: Exchange,
  signal: EventEmitter,
): Promise<Dispatcher.ResponseData> {
  const answer = await httpAgent()
    .request({ origin: url.origin, path: url.pathname + url.search, method, headers, body, signal, headersTimeout })
    .catch((error: unknown) => {
      throw beforeAnAnswer(error);
    });
  const packing = answer.headers["content-encoding"] ?? "identity";
  if (answer.statusCode >= 300 && answer.statusCode < 400) return refuse(answer, "redirect");
  // We never ask for packing, so a packed answer is a fault or a trap (P10).
  return packing === "identity" ? answer : refuse(answer, "packed");
}

/** Reads what is left of an answer. */
export async function finishExchange({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<UpstreamAnswer> {
  return { status: statusCode, contentType: mediaType(headers["content-type"]), body: await readWhole(body) };
}

function refuse(answer: Dispatcher.ResponseData, flaw: AnswerFlaw): never {
  answer.body.on("error", () => undefined).destroy();
  throw invalidAnswer(flaw, answer.statusCode);
}

async function readWhole(stream: Dispatcher.ResponseData["body"]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > heaviestAnswer) throw invalidAnswer("too-heavy");
    chunks.push(bytes);
  }
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks, size);
}

/** What a failed exchange means. An answer that breaks off after its first byte is an invalid one (P14). */
export function faultOfExchange(error: unknown, caller: AbortSignal | undefined, isOver: boolean): unknown {
  if (error instanceof ConsoleError || error instanceof TokenRefused) return error;
  if (caller?.aborted) return new CallerLeft();
  if (isOver || error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError)
    return new ConsoleError("upstream-timeout", { cause: error });
  return error instanceof ExchangeBroken ? error : invalidAnswer("cut", undefined, error);
}

const breaks: ReadonlySet<unknown> = new Set([
  "UND_ERR_SOCKET",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
]);

function beforeAnAnswer(error: unknown): unknown {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  // Its patience is spent: no more tries (P17).
  if (code === "UND_ERR_CONNECT_TIMEOUT") return new ConsoleError("upstream-timeout", { cause: error });
  return breaks.has(code) ? new ExchangeBroken(error) : error;
}

/** In lower case and without its parameters. */
export function mediaType(header: string | string[] | undefined): string {
  const first = Array.isArray(header) ? header[0] : header;
  return (first ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}
