import { createServer, type IncomingHttpHeaders, request as sendRequest } from "node:http";
import { pipeline } from "node:stream/promises";

/** One exchange as it went over the wire, bodies as latin1 so that no byte is lost. */
export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly requestHeaders: IncomingHttpHeaders;
  readonly status: number;
  readonly answerHeaders: IncomingHttpHeaders;
  readonly answer: string;
}

/** A relay that writes down everything that passes through it. */
export interface Tape {
  /** Every exchange whose answer has ended, oldest first. */
  readonly recorded: readonly Recorded[];
  stop(): Promise<void>;
}

/**
 * Listens on `port` and hands every request on to `target`. Packing is not asked for, so that what is written down can
 * be searched as it is; nothing else is changed.
 * @param target e.g. `http://127.0.0.1:40123`
 */
export async function startTape(port: number, target: string): Promise<Tape> {
  const { hostname, port: targetPort } = new URL(target);
  const recorded: Recorded[] = [];
  const server = createServer((request, response) => {
    const { "accept-encoding": _packing, ...headers } = request.headers;
    const { method = "GET", url: path = "/" } = request;
    const onward = sendRequest({ hostname, port: targetPort, method, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("close", () =>
        recorded.push({
          method,
          path,
          requestHeaders: request.headers,
          status: answer.statusCode ?? 0,
          answerHeaders: answer.headers,
          answer: Buffer.concat(chunks).toString("latin1"),
        }),
      );
      pipeline(answer, response).catch(() => response.destroy());
    });
    onward.once("error", () => response.destroy());
    response.once("close", () => response.writableFinished || onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    recorded,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
