import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from "node:http";
import { Listener } from "@/tests/support/fault-upstream/listener";

/** A balancer as operators put in front: in turn, and to the next one where a connection is refused or breaks before an answer to a read. */
export interface Balancer {
  readonly origin: string;
  stop(): Promise<void>;
}

export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer((request, response) => {
    turn += 1;
    const order = origins.map((_, index) => origins[(index + turn) % origins.length] ?? "");
    void pass(request, response, order);
  });
  const listener = new Listener(server);
  await listener.start();
  return { origin: listener.origin, stop: () => listener.stop() };
}

async function pass(request: IncomingMessage, response: ServerResponse, [origin, ...rest]: string[]): Promise<void> {
  if (origin === undefined) {
    response.writeHead(502).end("no replica");
    return;
  }
  const { hostname, port } = new URL(origin);
  const { method, url: path, headers } = request;
  // A connection of its own for each request, as a balancer without kept connections has.
  const sent = sendRequest({ hostname, port, method, path, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.once("error", () => response.destroy());
  });
  sent.once("error", (error) => {
    const code = "code" in error ? error.code : undefined;
    const isWithoutEffect = code === "ECONNREFUSED" || (code === "ECONNRESET" && method === "GET");
    if (isWithoutEffect && !response.headersSent) void pass(request, response, rest);
    else response.writeHead(502).end(String(error));
  });
  request.pipe(sent);
}
