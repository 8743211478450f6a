import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { until } from "@/tests/support/console/until";
import { logger } from "../log/logger.mjs";
import { limitConnections } from "./connections.mjs";

const most = 6;
const proxy = "10.0.0.1";

let server: Server;
/** Whose connection comes next. */
let network: string;
const sockets: Socket[] = [];

beforeEach(async () => {
  server = createServer();
  limitConnections(server, most, () => ({ network, isProxy: network === proxy, marks: () => ({ network }) }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

/** @returns whether it was kept */
async function comes(from: string): Promise<boolean> {
  network = from;
  const { port } = Object(server.address());
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  sockets.push(socket);
  const [taken]: Socket[] = await once(server, "connection");
  return taken?.destroyed === false;
}

async function come(from: string, count: number): Promise<boolean[]> {
  const kept: boolean[] = [];
  for (let each = 0; each < count; each += 1) kept.push(await comes(from));
  return kept;
}

it("O3 one network holds half of all connections at the most, and may come again once one of its own is gone", async () => {
  expect(await come("192.0.2.1", 4)).toEqual([true, true, true, false]);
  expect(await come("192.0.2.2", 2)).toEqual([true, true]);
  sockets[0]?.destroy();
  await until("it to be gone", async () => (await countOf(server)) === 4);
  expect(await come("192.0.2.1", 2)).toEqual([true, false]);
});

it("O3 a proxy that the operator trusts may hold them all", async () => {
  expect(await come(proxy, most)).toEqual(Array(most).fill(true));
});

it.each([
  ["at all", proxy, most, []],
  ["of one network", "192.0.2.1", most / 2, [[{ network: "192.0.2.1" }, "too many connections of one network"]]],
])("O11 where no connection %s is taken any more the log says so once", async (_whose, from, held, further) => {
  const log = jest.spyOn(logger(), "warn").mockReturnValue(undefined);
  await come(from, held);
  for (let refused = 0; refused < 3; refused += 1) {
    network = from;
    const { port } = Object(server.address());
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    sockets.push(socket.resume());
    await once(socket, "close");
  }
  expect(log.mock.calls).toEqual([[{ code: "connections" }, "refusing for want of room"], ...further]);
  log.mockRestore();
});

const countOf = (of: Server) => new Promise<number>((resolve) => of.getConnections((_, count) => resolve(count)));
