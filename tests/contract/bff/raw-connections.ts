import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { consoleSuite } from "./console-suite";

/** Connections to a suite's first replica, on which whatever one likes is sent. */
export function rawConnections(suite: ReturnType<typeof consoleSuite>) {
  async function open(): Promise<Socket> {
    const { hostname, port } = new URL(suite.console.replicas[0]?.origin ?? "");
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    return socket;
  }

  /** Sends lines as they are. @returns all that comes back until the connection ends */
  async function say(lines: readonly string[], body = ""): Promise<string> {
    const socket = await open();
    const chunks: string[] = [];
    socket.on("data", (chunk) => chunks.push(String(chunk)));
    socket.on("error", () => undefined);
    // Not ended here: to Node that is a client who has left, and the console makes no page for it.
    socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
    await once(socket, "close");
    return chunks.join("");
  }

  const host = () => `host: ${new URL(suite.console.address).host}`;

  return { open, say, host };
}
