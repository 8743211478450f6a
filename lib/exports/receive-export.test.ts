import { createServer, type RequestListener, type Server } from "node:http";
import { ConsoleError } from "@/lib/errors/console-error";
import { encodeFrame, type Frame, framesType } from "./frames";
import { type ExportProgress, receiveExport } from "./receive-export";

let server: Server | undefined;

/** An address whose answer is made by the test: the console's API without the console. */
function answering(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  return new Promise((resolve) => {
    server?.listen(0, "127.0.0.1", () => {
      const address = server?.address();
      resolve(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/api/export/orders`);
    });
  });
}

function sending(...frames: Frame[]): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { "content-type": framesType });
    for (const frame of frames) response.write(encodeFrame(frame));
    response.end();
  };
}

const begin: Frame = { type: "begin", fileName: "Orders.csv", totalCount: 3 };
const end: Frame = { type: "end", rows: 3, isChanged: false };
const data = (text: string): Frame => ({ type: "data", bytes: new TextEncoder().encode(text) });

async function codeOf(address: string): Promise<string> {
  const fault: unknown = await receiveExport(address, new AbortController().signal, () => undefined).catch(
    (error: unknown) => error,
  );
  if (!(fault instanceof ConsoleError)) throw new Error("It did not fail as it should.");
  return fault.code;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe("a file that the console makes", () => {
  it("is whole once its end has come, and tells how far it is", async () => {
    const told: ExportProgress[] = [];
    const address = await answering(sending(begin, data("a,"), { type: "progress", rows: 2 }, data("b"), end));
    const file = await receiveExport(address, new AbortController().signal, (progress) => told.push(progress));
    expect(file).toMatchObject({ fileName: "Orders.csv", rows: 3, isChanged: false });
    expect(await file.content.text()).toBe("a,b");
    expect(told).toEqual([{ rows: 2, totalCount: 3 }]);
  });

  it("D6 is none without its end", async () => {
    expect(await codeOf(await answering(sending(begin, data("a,"))))).toBe("upstream-unreachable");
  });

  it("D6 is none where the connection breaks", async () => {
    const address = await answering((_request, response) => {
      response.writeHead(200, { "content-type": framesType });
      response.write(encodeFrame(begin), () => response.destroy());
    });
    expect(await codeOf(address)).toBe("upstream-unreachable");
  });

  it("fails with the reason and the reference that a frame tells", async () => {
    const failure = { error: { code: "upstream-timeout" as const, requestId: "9f3a61c07b2e" } };
    const address = await answering(sending(begin, data("a,"), { type: "failed", failure }));
    await expect(receiveExport(address, new AbortController().signal, () => undefined)).rejects.toMatchObject({
      code: "upstream-timeout",
      requestId: "9f3a61c07b2e",
    });
  });

  it("fails with the console's own refusal", async () => {
    const body = JSON.stringify({ error: { code: "too-many-rows", requestId: "1" } });
    const address = await answering((_request, response) => response.writeHead(422).end(body));
    expect(await codeOf(address)).toBe("too-many-rows");
  });

  it.each([
    ["text/html", "<!doctype html>"],
    [framesType, "<!doctype html><title>sign in"],
  ])("is none where a proxy answers in its place as %s", async (type, body) => {
    const address = await answering((_request, response) =>
      response.writeHead(200, { "content-type": type }).end(body),
    );
    expect(await codeOf(address)).toBe("upstream-invalid-answer");
  });

  it("ends with an abort, which is no failure of anybody's", async () => {
    const address = await answering((_request, response) => {
      response.writeHead(200, { "content-type": framesType });
      response.write(encodeFrame(begin));
      response.write(encodeFrame({ type: "progress", rows: 1 }));
    });
    const leaving = new AbortController();
    await expect(receiveExport(address, leaving.signal, () => leaving.abort())).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});
