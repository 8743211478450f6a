import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { endSilentSockets } from "./silent-sockets.mjs";

// Long against the pauses of a busy machine, in which nobody reads.
const stillMs = 600;
/** More than the buffers between two programs hold. */
const muchOfIt = Buffer.alloc(64 * 1024 * 1024);

it("O3 who reads nothing of an answer is ended, who reads slowly is not", async () => {
  const server = createServer((_request, response) => response.end(muchOfIt));
  endSilentSockets(server, { headMs: 10 * stillMs, stillMs });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const asking = async () => {
    const socket = connect(Object(server.address()).port, "127.0.0.1").on("error", () => undefined);
    const [taken]: Socket[] = await once(server, "connection");
    socket.pause().write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    return { socket, taken };
  };
  const [unread, slow] = [await asking(), await asking()];
  // What the buffers between two programs take at once is more than a single reading frees.
  const reading = setInterval(() => slow.socket.read(), stillMs / 100);
  if (unread.taken) await once(unread.taken, "close");
  expect(slow.taken?.destroyed).toBe(false);
  clearInterval(reading);
  for (const { socket } of [unread, slow]) socket.destroy();
  server.close();
});
