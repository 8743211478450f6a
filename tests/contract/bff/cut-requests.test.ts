import { once } from "node:events";
import { connect } from "node:net";
import { bffHeader } from "@/lib/calls/address";
import { consoleSuite } from "./console-suite";
import { awaitedLines, logLines } from "./log-lines";

const suite = consoleSuite();

/** Sends half of a promised body and closes the connection, as a browser tab does that is closed. */
async function sendHalf(path: string, cookie: string): Promise<void> {
  const { hostname, port } = new URL(suite.console.replicas[0]?.origin ?? "");
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${new URL(suite.console.address).host}`,
    `${bffHeader.name}: ${bffHeader.value}`,
    "sec-fetch-site: same-origin",
    "content-type: application/json",
    "content-length: 4000",
    `cookie: ${cookie}`,
  ];
  const isSent = new Promise((resolve) => socket.write(`${head.join("\r\n")}\r\n\r\n{"filters":`, resolve));
  await isSent;
  socket.destroy();
  await once(socket, "close");
}

describe("a client that leaves in the middle of its request", () => {
  it("O4 stops nothing but its own request, and is no error to the operator", async () => {
    const visitor = await suite.signedIn("ACQUIRER");
    const cookie = `__Host-session=${visitor.sessionId}`;
    for (const path of ["/api/query/acquirer-receptions", "/api/session/role", "/api/auth/callback/credentials"]) {
      for (let round = 0; round < 20; round += 1) await sendHalf(path, cookie);
    }
    expect((await visitor.ask("/api/session")).status).toBe(200);
    await awaitedLines(suite.console, "who left", ({ msg }) => msg === "a client left in the middle of its request");
    expect(
      logLines(suite.console.logs()).filter(({ level, msg }) => level === "error" || msg === "refused by the listener"),
    ).toEqual([]);
  });
});
