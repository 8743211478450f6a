import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { env as environment } from "node:process";
import { z } from "zod";
import { downloadCall } from "@/lib/calls/call";
import { id } from "@/lib/calls/scalars";
import { callDownload } from "./call-download";
import { httpAgents } from "./http-agents";

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const zipStart = "PK\u0003\u0004";

const report = downloadCall({
  id: "REP-01",
  access: "signed-in",
  method: "POST",
  path: "reports/download",
  params: {},
  body: z.object({ month: z.int() }),
  file: "xlsx",
  fileName: "report",
  mayBeEmpty: true,
});
const again = downloadCall({
  id: "REP-03",
  access: "signed-in",
  method: "PATCH",
  path: "reports/{id}/download",
  params: { id },
  file: "xlsx",
  fileName: "report",
});

let server: Server;
let answer: RequestListener;
const asked: { method: string | undefined; url: string | undefined; type: string | undefined; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    void keep(request).then(() => answer(request, response));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  Object.assign(environment, {
    PLATFORM_REST_URL: `http://127.0.0.1:${address.port}`,
    PLATFORM_GRPC_TARGET: "127.0.0.1:1",
    DOCUMENTATION_GRPC_TARGET: "127.0.0.1:1",
    MARKETPLACE_URL: "http://127.0.0.1:1",
    CONSOLE_URL: "http://localhost:3000",
    SESSION_SECRET: "download-0123456789-0123456789-0123",
  });
});
beforeEach(() => asked.splice(0));
afterAll(async () => {
  server.close().closeAllConnections();
  await httpAgents().files.destroy();
});

async function keep(request: IncomingMessage): Promise<void> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  asked.push({ method: request.method, url: request.url, type: request.headers["content-type"], body });
}

const generate = () => callDownload(report, { body: { month: 3 } }, { token: "token" });

it("BREP-006 sends a POST with its JSON body, and gives the file as it comes", async () => {
  answer = (_request, response) => response.writeHead(200, { "content-type": xlsx }).end(`${zipStart}rest`);
  const { type, stream } = await generate();
  expect(type).toBe(xlsx);
  expect(await new Response(stream).text()).toBe(`${zipStart}rest`);
  expect(asked).toEqual([{ method: "POST", url: "/reports/download", type: "application/json", body: '{"month":3}' }]);
});

it("BREP-007 sends a PATCH without a body", async () => {
  answer = (_request, response) => response.writeHead(200, { "content-type": xlsx }).end(`${zipStart}rest`);
  const { stream } = await callDownload(again, { params: { id: 7 } }, { token: "token" });
  await stream.cancel();
  expect(asked).toEqual([{ method: "PATCH", url: "/reports/7/download", type: undefined, body: "" }]);
});

it("an empty file is an answer where the call says that it may be one, and a fault elsewhere", async () => {
  answer = (_request, response) => response.writeHead(200, { "content-type": xlsx }).end();
  const { length, stream } = await generate();
  expect([length, await new Response(stream).text()]).toEqual([0, ""]);
  await expect(callDownload(again, { params: { id: 7 } }, { token: "token" })).rejects.toMatchObject({
    code: "upstream-invalid-answer",
  });
});

it("D2 what begins as no such file is refused, also where it may be empty", async () => {
  answer = (_request, response) => response.writeHead(200, { "content-type": xlsx }).end("<html>");
  await expect(generate()).rejects.toMatchObject({ code: "upstream-invalid-answer" });
  answer = (_request, response) => response.writeHead(200, { "content-type": xlsx }).end("PK");
  await expect(generate()).rejects.toMatchObject({ code: "upstream-invalid-answer" });
});

it("D6 a file that is cut breaks, and one that is cut before its first byte is no empty file", async () => {
  const cut =
    (part: string): RequestListener =>
    (_request, response) => {
      response.writeHead(200, { "content-type": xlsx, "content-length": 1000 });
      response.write(part);
      setTimeout(() => response.destroy(), 50);
    };
  answer = cut(`${zipStart}rest`);
  const { stream } = await generate();
  await expect(new Response(stream).text()).rejects.toThrow();
  answer = (_request, response) => {
    response.writeHead(200, { "content-type": xlsx, "content-length": 1000 }).flushHeaders();
    setTimeout(() => response.destroy(), 50);
  };
  await expect(generate()).rejects.toMatchObject({ code: "upstream-invalid-answer" });
});

it("R9 a write whose connection breaks is not sent a second time", async () => {
  answer = (request) => request.socket.resetAndDestroy();
  await expect(generate()).rejects.toThrow();
  expect(asked).toHaveLength(1);
});
