import { once } from "node:events";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { ConsoleError } from "@/lib/errors/console-error";
import { exchange } from "./exchange";
import { httpAgents } from "./http-agents";
import { readAnswer } from "./read-answer";
import { resiliently } from "./resilience";
import { FlawedAnswer, TokenRefused } from "./upstream-fault";
import { upstreamReason } from "./upstream-reason";

const servers: Server[] = [];

async function listening(server: Server): Promise<URL> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  return new URL(`http://127.0.0.1:${address.port}/users/fresh-token/secret`);
}

function answering(answer: RequestListener): Promise<URL> {
  const server = createHttpServer(answer);
  servers.push(server);
  return listening(server);
}

/** Speaks no HTTP. */
function onConnection(handle: (socket: Socket) => void): Promise<URL> {
  const server = createServer((socket) => handle(socket.on("error", () => undefined)));
  servers.push(server);
  return listening(server);
}

async function closed(): Promise<URL> {
  const server = createServer();
  const url = await listening(server);
  server.close();
  return url;
}

const answered = (status: number, type: string, body: string) =>
  answering((_request, response) => response.writeHead(status, { "content-type": type }).end(body));

async function reasonAt(url: URL): Promise<object> {
  const send = () => exchange({ url, method: "GET", headers: {}, within: 300 });
  try {
    readAnswer(await resiliently(url.origin, "write", undefined, send));
  } catch (error) {
    return upstreamReason(error);
  }
  throw new Error("There was nothing wrong with the answer.");
}

afterAll(async () => {
  await httpAgents().calls.destroy();
  for (const server of servers) server.close();
});

describe("upstreamReason", () => {
  it.each<[string, number | undefined, () => Promise<URL>]>([
    ["refused", undefined, closed],
    ["reset", undefined, () => onConnection((socket) => socket.resetAndDestroy())],
    ["timeout-total", undefined, () => answering(() => undefined)],
    ["cut", undefined, () => onConnection((socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{"))],
    ["redirect", 302, () => answering((_request, response) => response.writeHead(302, { location: "/" }).end())],
    ["packed", 200, () => answering((_, response) => response.writeHead(200, { "content-encoding": "br" }).end("x"))],
    ["media-type", 200, () => answered(200, "text/html", "<p>")],
    ["not-json", 200, () => answered(200, "application/json", "{")],
    ["status", 500, () => answered(500, "application/json", "{}")],
    ["status", 503, () => answered(503, "application/json", "{}")],
    ["status", 422, () => answered(422, "application/json", "{}")],
    ["status", 404, () => answered(404, "application/json", "{}")],
    ["token-refused", undefined, () => answered(403, "application/json", "{}")],
  ])("O5 says %s %s of such a platform", async (upstreamReason, upstreamStatus, start) => {
    expect(await reasonAt(await start())).toEqual({ upstreamReason, upstreamStatus });
  });

  it("O5 says that nobody was asked once the breaker is open", async () => {
    const url = await closed();
    for (let n = 0; n < 5; n++) await reasonAt(url);
    expect(await reasonAt(url)).toEqual({ upstreamReason: "breaker-open" });
  });

  it.each([
    ["timeout-connect", "UND_ERR_CONNECT_TIMEOUT"],
    ["timeout-first-byte", "UND_ERR_HEADERS_TIMEOUT"],
    ["timeout-idle", "UND_ERR_BODY_TIMEOUT"],
    ["unknown-host", "ENOTFOUND"],
    ["no-route", "EHOSTUNREACH"],
  ])("O5 says %s of %s", (word, code) => {
    const cause = Object.assign(new Error("at 10.0.3.17"), { code });
    expect(upstreamReason(new ConsoleError("upstream-timeout", { cause }))).toEqual({ upstreamReason: word });
  });

  it.each([
    ["unavailable", 14],
    ["timeout-total", 4],
    ["status", 13],
  ])("O5 says %s of the gRPC status %d", (word, code) => {
    const cause = Object.assign(new Error("at 10.0.3.17"), { code });
    expect(upstreamReason(new ConsoleError("query-failed", { cause }))).toEqual({
      upstreamReason: word,
      upstreamStatus: code,
    });
  });

  it("O5 says nothing of what is no fault of the platform", () => {
    expect(upstreamReason(new ConsoleError("forbidden"))).toEqual({});
    expect(upstreamReason("text")).toEqual({});
    expect(upstreamReason(new Error("x", { cause: new FlawedAnswer("schema") }))).toEqual({ upstreamReason: "schema" });
    expect(upstreamReason(new TokenRefused())).toEqual({ upstreamReason: "token-refused" });
  });
});
