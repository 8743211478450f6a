import type { ErrorCode } from "@/lib/errors/codes";
import { withConsole } from "@/tests/support/own-console";
import { connection } from "./connection";
import { isUnanswered, sendWrite } from "./send-write";

const request = { method: "POST", address: "/api/rest/things", body: "{}" } as const;

/** A console that answers as it is told, one after another: `undefined` breaks the line. */
function failureOf(
  answers: readonly (ErrorCode | undefined)[],
  watch: Parameters<typeof sendWrite>[2] = {},
): Promise<unknown> {
  const left = [...answers];
  return withConsole(
    (incoming, response) => {
      const code = left.shift();
      if (code === undefined) return void incoming.socket.destroy();
      response.writeHead(503, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { code, requestId: "r" } }));
    },
    () => sendWrite(request, "key", watch).catch((error: unknown) => error),
  );
}

afterEach(() => {
  connection.isLost = false;
});

describe("C1 a write whose line broke", () => {
  it.each(["session-unavailable", "session-ended", "overloaded", "rate-limited"] as const)(
    "may have been done, though asking again meets %s",
    async (code) => {
      const error = await failureOf([undefined, code]);
      expect(error).toMatchObject({ code, mayBeDone: true });
      expect(isUnanswered(error)).toBe(true);
    },
  );

  it("may have been done, though there is no connection to ask again", async () => {
    let asked = 0;
    const failed = await withConsole(
      (incoming) => {
        asked += 1;
        connection.isLost = true;
        incoming.socket.destroy();
      },
      () => sendWrite(request, "key").catch((error: unknown) => error),
    );
    expect(failed).toMatchObject({ code: "upstream-unreachable", mayBeDone: true });
    expect(asked).toBe(1);
  });

  it("was not done where there was no connection from the start: nothing is sent, then or later", async () => {
    let asked = 0;
    connection.isLost = true;
    const failed = await withConsole(
      () => {
        asked += 1;
      },
      () => sendWrite(request, "key").catch((error: unknown) => error),
    );
    expect(failed).toMatchObject({ code: "offline", mayBeDone: undefined });
    expect(isUnanswered(failed)).toBe(false);
    expect(asked).toBe(0);
  });

  it("is told as still under way, and asked about no more once nobody waits", async () => {
    const waiting = new AbortController();
    const onRunning = () => waiting.abort();
    const failed = await failureOf(["still-running", "internal"], { signal: waiting.signal, onRunning });
    expect(failed).toMatchObject({ name: "AbortError" });
  });

  it("was not done where it is refused at once", async () => {
    const error = await failureOf(["session-unavailable"]);
    expect(error).toMatchObject({ code: "session-unavailable", mayBeDone: undefined });
    expect(isUnanswered(error)).toBe(false);
  });
});
