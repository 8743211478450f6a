import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request as sendRequest,
} from "node:http";
import { pipeline } from "node:stream/promises";

/** One exchange as it went over the wire, bodies as latin1 so that no byte is lost. */
export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly requestHeaders: IncomingHttpHeaders;
  readonly requestBody: string;
  readonly status: number;
  readonly answerHeaders: IncomingHttpHeaders;
  readonly answer: string;
}

/** Said instead of what the other end would have said; the request does not get there. */
export interface OtherAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A relay that writes down everything that passes through it. */
export interface Recording {
  /** Every exchange whose answer has ended, oldest first. */
  readonly recorded: readonly Recorded[];
  /** Paths with their queries of all requests as they came, also of those whose caller left before an answer. */
  readonly arrived: readonly string[];
  /** Method and path of each request whose caller still waits. */
  unanswered(): readonly string[];
  /**
   * From now on requests of this method and path are answered so, as by a platform in trouble.
   * @param path with its query
   * @returns a function that lets them through again
   */
  answerInstead(method: string, path: RegExp, answer: OtherAnswer): () => void;
  /**
   * From now on requests for this path wait for so long before they go on.
   * @param path with its query
   * @returns a function that lets them through at once again
   */
  slowDown(path: RegExp, milliseconds: number): () => void;
  stop(): Promise<void>;
}

/**
 * Listens on `port` and hands every request on to `target`. Packing is not asked for, so that what is written down can
 * be searched as it is; nothing else is changed.
 * @param target e.g. `http://127.0.0.1:40123`
 */
export async function startRecording(port: number, target: string): Promise<Recording> {
  const { hostname, port: targetPort } = new URL(target);
  const recorded: Recorded[] = [];
  const arrived: string[] = [];
  const waiting = new Set<ServerResponse>();
  const instead = new Set<{ method: string; path: RegExp; answer: OtherAnswer }>();
  const slow = new Set<{ path: RegExp; milliseconds: number }>();
  const server = createServer((request, response) => {
    arrived.push(request.url ?? "");
    waiting.add(response);
    response.once("close", () => waiting.delete(response));
    const rule = [...slow].find(({ path }) => path.test(request.url ?? ""));
    if (rule === undefined) relay(request, response);
    // A request whose caller has left would never end, and what it is sent to would never stop.
    else setTimeout(() => request.socket.destroyed || relay(request, response), rule.milliseconds);
  });
  function relay(request: IncomingMessage, response: ServerResponse): void {
    const { "accept-encoding": _packing, ...headers } = request.headers;
    const { method = "GET", url: path = "/" } = request;
    const other = [...instead].find((rule) => rule.method === method && rule.path.test(path))?.answer;
    if (other) {
      // Whoever is answered while still sending closes the connection, and with it what else waits for it.
      request.resume().once("end", () => {
        response.writeHead(other.status, { "content-type": other.type }).end(other.body);
      });
      return;
    }
    const sent: Buffer[] = [];
    request.on("data", (chunk: Buffer) => sent.push(chunk));
    // A kept connection may be closed from the other end just as a write is sent over it.
    const onward = sendRequest({ hostname, port: targetPort, method, path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("close", () =>
        recorded.push({
          method,
          path,
          requestHeaders: request.headers,
          requestBody: Buffer.concat(sent).toString("latin1"),
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
  }
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    recorded,
    arrived,
    unanswered: () => [...waiting].map(({ req: { method, url } }) => `${method} ${url}`),
    answerInstead(method, path, answer) {
      const rule = { method, path, answer };
      instead.add(rule);
      return () => instead.delete(rule);
    },
    slowDown(path, milliseconds) {
      const rule = { path, milliseconds };
      slow.add(rule);
      return () => slow.delete(rule);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
