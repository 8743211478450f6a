import { setMaxListeners } from "node:events";
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { Agent, request as sendRequest } from "node:http";

export interface WireRequest {
  readonly method?: string;
  /** The request target exactly as sent: nothing is normalised. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  /** Aborting it closes the connection, as a browser that leaves does. */
  readonly signal?: AbortSignal;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** What `text` was read from. */
  readonly bytes: Buffer;
  /** False where the connection broke before the promised end. */
  readonly isWhole: boolean;
  /** Milliseconds from sending to the first byte of the body, and to its last. */
  readonly beganMs: number;
  readonly tookMs: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** One HTTP/1.1 exchange without cookies, redirects or any other cleverness. @param origin e.g. `http://127.0.0.1:40123` */
export function exchange(
  origin: string,
  { method = "GET", path, headers, body, signal }: WireRequest,
): Promise<WireAnswer> {
  const { hostname, port } = new URL(origin);
  // Many requests may share one signal.
  if (signal) setMaxListeners(0, signal);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const sent = sendRequest(
      { agent, hostname, port, method, path, headers: withLength(headers, body), signal },
      (answer) => {
        const chunks: Buffer[] = [];
        let beganMs = Number.NaN;
        const finish = () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: bytes.toString("utf8"),
            bytes,
            isWhole: answer.complete,
            beganMs,
            tookMs: performance.now() - startedAt,
          });
        };
        answer.on("data", (chunk: Buffer) => {
          if (chunks.push(chunk) === 1) beganMs = performance.now() - startedAt;
        });
        answer.once("end", finish);
        answer.once("error", (error) => (signal?.aborted ? reject(error) : finish()));
      },
    );
    sent.once("error", reject);
    sent.end(body);
  });
}

/** Node frames an unknown length in chunks; a test that wants that says so in the headers. */
function withLength(headers: OutgoingHttpHeaders = {}, body: string | Buffer | undefined): OutgoingHttpHeaders {
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  if (body === undefined || names.includes("content-length") || names.includes("transfer-encoding")) return headers;
  return { ...headers, "content-length": Buffer.byteLength(body) };
}
