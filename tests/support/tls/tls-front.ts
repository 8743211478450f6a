import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import type { Identity } from "./certificates";

/** TLS in front of a service that speaks none. */
export interface TlsFront {
  readonly port: number;
  /** Every byte that came, as somebody on the way would have seen it. */
  seenOnTheWay(): string;
  stop(): Promise<void>;
}

interface Settings {
  readonly identity: Identity;
  /** Port of the service on this machine. */
  readonly to: () => number;
  readonly protocol: "http/1.1" | "h2";
  /** PEM of who vouches for clients: nobody else comes in. */
  readonly clientsCa?: string;
}

export async function openTlsFront({ identity, to, protocol, clientsCa }: Settings): Promise<TlsFront> {
  const sockets = new Set<Socket>();
  const seen: Buffer[] = [];
  const inner = createTlsServer(
    { ...identity, ALPNProtocols: [protocol], ca: clientsCa, requestCert: clientsCa !== undefined },
    (socket) => join(socket, connect(to(), "127.0.0.1")),
  );
  const innerPort = await listening(inner);
  const outer = createServer((socket) => {
    socket.on("data", (bytes: Buffer) => seen.push(bytes));
    join(socket, connect(innerPort, "127.0.0.1"));
  });
  const port = await listening(outer);

  function join(one: Socket, other: Socket): void {
    for (const [from, into] of [
      [one, other],
      [other, one],
    ] as const) {
      sockets.add(from);
      from.on("error", () => into.destroy()).on("close", () => into.destroy());
      from.pipe(into);
    }
  }

  return {
    port,
    seenOnTheWay: () => Buffer.concat(seen).toString("latin1"),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([inner, outer].map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

async function listening(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  return address.port;
}
