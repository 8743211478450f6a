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
/** A backlog of 1 is full after two or three. */
const mostKnocks = 16;

/**
 * A process that listens and was then halted takes nobody from its queue; once the short queue is full the kernel lets
 * every further knock go unanswered.
 *
 * @param port of the loopback interface, free at the moment
 */
export async function openBlackHole(port: number): Promise<BlackHole> {
  const listener = spawn(process.execPath, ["-e", listening, String(port)], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(listener, "exit");
  const queue: Socket[] = [];
  const close = async (): Promise<void> => {
    for (const socket of queue) socket.destroy();
    listener.kill("SIGKILL");
    await ended;
  };
  await Promise.race([once(listener.stdout, "data"), ended]);
  listener.kill("SIGSTOP");
  for (let knock = 0; knock < mostKnocks; knock += 1) {
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    queue.push(socket);
    if (!(await isConnected(socket))) return { close };
  }
  await close();
  throw new Error(`This system takes every connection to a halted listener: ${mostKnocks} so far.`);
}

async function isConnected(socket: Socket): Promise<boolean> {
  const connected = once(socket, "connect").then(() => true);
  return Promise.race([connected, after(connectedWithinMs, false)]);
}
