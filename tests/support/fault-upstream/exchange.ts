import type { IncomingMessage, ServerResponse } from "node:http";
import { canaries } from "./canaries";

/** What the upstream would send if nothing went wrong. */
export interface PreparedAnswer {
  status: number;
  contentType: string;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** A request under way: the fault decides what becomes of the prepared answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Of the request, whole. */
  readonly body: string;
  /** Makes the right answer once; with it goes its effect, e.g. the refresh token is spent. */
  readonly answer: () => PreparedAnswer;
}

/** What goes wrong with one REST request. It answers, or does not, by itself. */
export type RestFault = (exchange: Exchange) => void | Promise<void>;

export function jsonAnswer(status: number, value: unknown): PreparedAnswer {
  const body = Buffer.from(JSON.stringify(value));
  return { status, contentType: "application/json; charset=utf-8", headers: {}, body };
}

/** Headers that a real platform sends and that must end at the console (P8). */
const upstreamHeaders = {
  server: `platform/2.1 (${canaries.upstreamServer.marker})`,
  "set-cookie": `PHPSESSID=${canaries.upstreamCookie.marker}; Path=/; HttpOnly`,
  "x-internal-node": canaries.upstreamHeader.marker,
  "x-powered-by": canaries.upstreamServer.marker,
  "content-security-policy": "default-src *",
  "access-control-allow-origin": "*",
  "strict-transport-security": "max-age=1",
  "cache-control": "public, max-age=86400",
} as const;

/** Sends an answer as it is, with its true length. */
export function send({ response, answer: prepare }: Exchange): void {
  const answer = prepare();
  writeHead(response, answer, answer.body.length);
  response.end(answer.body);
}

export function writeHead(response: ServerResponse, answer: PreparedAnswer, length?: number): void {
  response.writeHead(answer.status, {
    ...upstreamHeaders,
    "content-type": answer.contentType,
    ...(length === undefined ? {} : { "content-length": length }),
    ...answer.headers,
  });
}
