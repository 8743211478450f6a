import { createServer } from "node:http";
import type { ErrorCode } from "@/lib/errors/codes";
import { isUnanswered, sendWrite } from "./send-write";

const request = { method: "POST", address: "/api/rest/things", body: "{}" } as const;

/** A console that answers as it is told, one after another: `undefined` breaks the line. */
async function failureOf(answers: readonly (ErrorCode | undefined)[]): Promise<unknown> {
  const left = [...answers];
  const server = createServer((incoming, response) => {
    const code = left.shift();
    if (code === undefined) return void incoming.socket.destroy();
    response.writeHead(503, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { code, requestId: "r" } }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = server.address();
  const port = typeof at === "object" ? at?.port : undefined;
  const send = globalThis.fetch;
  globalThis.fetch = (address, init) => send(`http://127.0.0.1:${port}${address}`, init);
  try {
    return await sendWrite(request, "key").catch((error: unknown) => error);
  } finally {
    globalThis.fetch = send;
    await new Promise((resolve) => server.close(resolve));
  }
}

describe("C1 a write whose line broke", () => {
  it.each(["session-unavailable", "session-ended", "overloaded", "rate-limited"] as const)(
    "may have been done, though asking again meets %s",
    async (code) => {
      const error = await failureOf([undefined, code]);
      expect(error).toMatchObject({ code, mayBeDone: true });
      expect(isUnanswered(error)).toBe(true);
    },
  );

  it("was not done where it is refused at once", async () => {
    const error = await failureOf(["session-unavailable"]);
    expect(error).toMatchObject({ code: "session-unavailable", mayBeDone: undefined });
    expect(isUnanswered(error)).toBe(false);
  });
});
