import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as after } from "node:timers/promises";

/** An address at which connecting neither succeeds nor fails, as behind a firewall that drops what it does not know. */
export interface BlackHole {
  close(): Promise<void>;
}

const listening = `
  require("node:net").createServer().listen({ port: Number(process.argv[1]), host: "127.0.0.1", backlog: 1 }, () => console.log());
`;
const connectedWithinMs = 500;

/**
 * A process that listens and was then halted takes nobody from its queue; once the short queue is full the kernel lets
 * every further knock go unanswered.
 *
 * @param port of the loopback interface, free at the moment
 */
export async function openBlackHole(port: number): Promise<BlackHole> {
  const listener = spawn(process.execPath, ["-e", listening, String(port)], { stdio: ["ignore", "pipe", "inherit"] });
  await once(listener.stdout, "data");
  listener.kill("SIGSTOP");
  const queue: Socket[] = [];
  do {
    queue.push(connect(port, "127.0.0.1").on("error", () => undefined));
  } while (await isConnected(queue.at(-1)));
  return {
    async close() {
      for (const socket of queue) socket.destroy();
      const ended = once(listener, "exit");
      listener.kill("SIGKILL");
      await ended;
    },
  };
}

async function isConnected(socket: Socket | undefined): Promise<boolean> {
  if (socket === undefined) return false;
  const connected = once(socket, "connect").then(() => true);
  return Promise.race([connected, after(connectedWithinMs, false)]);
}
