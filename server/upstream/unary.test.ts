import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer as createHttp2Server } from "node:http2";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { grpcChannel } from "./grpc-channel";
import { queryMethod } from "./grpc-method";
import { unary } from "./unary";

const servers: Server[] = [];
const targets: string[] = [];
const sockets = new Set<Socket>();

async function listening(server: Server): Promise<string> {
  servers.push(server);
  server.on("connection", (socket) => sockets.add(socket));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  const target = `127.0.0.1:${address.port}`;
  targets.push(target);
  return target;
}

const ask = (target: string) => unary(target, queryMethod(), { apiToken: "" }, { signal: undefined });

afterAll(() => {
  for (const target of targets) grpcChannel(target).close();
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
});

it.each([
  ["speaks HTTP/1", () => createHttpServer((_request, response) => response.end("hello"))],
  ["speaks no protocol", () => createServer((socket) => socket.end("hello\r\n"))],
  ["hangs up at once", () => createServer((socket) => socket.destroy())],
])("G9 a service that %s is out of reach", async (_what, server) => {
  await expect(ask(await listening(server()))).rejects.toMatchObject({ code: "upstream-unreachable" });
});

it("G9 a service that takes a connection and says nothing is left for a new connection, and answers on that", async () => {
  const service = createHttp2Server();
  service.on("stream", (stream) => stream.respond({ ":status": 200, "grpc-status": "5" }, { endStream: true }));
  let connections = 0;
  const target = await listening(
    createServer((socket) => {
      connections += 1;
      // The first one is held, as by a balancer that hangs, for as long as the test lasts.
      if (connections > 1) service.emit("connection", socket);
    }),
  );
  await expect(ask(target)).rejects.toMatchObject({ code: "not-found" });
  expect(connections).toBe(2);
});
