import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { exchange } from "./exchange";
import { httpAgents } from "./http-agents";
import { ClientAborted, ExchangeBroken } from "./upstream-fault";

const servers: Server[] = [];

async function upstream(answer: RequestListener): Promise<URL> {
  const server = createServer(answer);
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return addressOf(server);
}

function addressOf(server: Server): URL {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  return new URL(`http://127.0.0.1:${address.port}/orders`);
}

const send = (url: URL, signal?: AbortSignal, within?: number) =>
  exchange({ url, method: "GET", headers: { accept: "application/json" }, signal, within });

afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections();
  await httpAgents().calls.destroy();
});

describe("exchange", () => {
  it("reads a whole answer and its media type", async () => {
    const url = await upstream((_request, response) => {
      response.setHeader("content-type", "Application/JSON; charset=utf-8").end("{}");
    });
    await expect(send(url)).resolves.toMatchObject({ status: 200, contentType: "application/json" });
  });

  it.each([301, 302, 303, 307, 308])("P16 a %d is refused and nobody else is asked", async (status) => {
    let hits = 0;
    const foreign = await upstream((_request, response) => {
      hits += 1;
      response.end();
    });
    const url = await upstream((_request, response) => {
      response.writeHead(status, { location: foreign.href }).end();
    });
    await expect(send(url)).rejects.toMatchObject({ code: "upstream-invalid-answer" });
    expect(hits).toBe(0);
  });

  it("P10 a packed answer is refused unopened", async () => {
    const url = await upstream((_request, response) => {
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(10_000_000)));
    });
    await expect(send(url)).rejects.toMatchObject({ code: "upstream-invalid-answer" });
  });

  it("P12 an answer over 16 MB is given up", async () => {
    const url = await upstream((_request, response) => {
      response.end(Buffer.alloc(16 * 1024 * 1024 + 1, " "));
    });
    await expect(send(url)).rejects.toMatchObject({ code: "upstream-invalid-answer" });
  });

  it("P14 an answer that breaks off is an invalid one", async () => {
    const url = await upstream((_request, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write('{"items":[', () => response.destroy());
    });
    await expect(send(url)).rejects.toMatchObject({ code: "upstream-invalid-answer" });
  });

  it("P17 an answer that does not come in time", async () => {
    const url = await upstream(() => undefined);
    await expect(send(url, undefined, 100)).rejects.toMatchObject({ code: "upstream-timeout" });
  });

  it("P17 an answer that drips beyond the time for all of it", async () => {
    const url = await upstream((_request, response) => {
      response.write("[");
      const drip = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(drip));
    });
    await expect(send(url, undefined, 200)).rejects.toMatchObject({ code: "upstream-timeout" });
  });

  it("P21 a browser that leaves takes the upstream call along", async () => {
    const leave = new AbortController();
    let close: (after: number) => void = () => undefined;
    const closed = new Promise<number>((resolve) => {
      close = resolve;
    });
    const url = await upstream((_request, response) => {
      const left = performance.now();
      response.on("close", () => close(performance.now() - left));
      leave.abort();
    });
    await expect(send(url, leave.signal)).rejects.toBeInstanceOf(ClientAborted);
    expect(await closed).toBeLessThan(250);
  });

  it("R9 says that the exchange broke, with a connection and without one", async () => {
    const url = await upstream((request) => request.socket.destroy());
    await expect(send(url)).rejects.toMatchObject({ name: "ExchangeBroken" });
    const server = createServer();
    await once(server.listen(0, "127.0.0.1"), "listening");
    const nobody = addressOf(server);
    await once(server.close(), "close");
    await expect(send(nobody)).rejects.toBeInstanceOf(ExchangeBroken);
    await expect(send(nobody)).rejects.toMatchObject({ name: "ExchangeBroken" });
  });
});
