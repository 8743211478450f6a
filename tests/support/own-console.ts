import { createServer, type RequestListener } from "node:http";

/** Runs `task` while what the browser asks of its console is answered by `listener`. */
export async function withConsole<Result>(listener: RequestListener, task: () => Promise<Result>): Promise<Result> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = server.address();
  const port = typeof at === "object" ? at?.port : undefined;
  const send = globalThis.fetch;
  globalThis.fetch = (address, init) => send(`http://127.0.0.1:${port}${address}`, init);
  try {
    return await task();
  } finally {
    globalThis.fetch = send;
    await new Promise((resolve) => server.close(resolve));
  }
}
