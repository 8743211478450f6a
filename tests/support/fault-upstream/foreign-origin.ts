import { createServer } from "node:http";
import { Listener } from "./listener";

/** A server that nobody may be led to: another origin. It counts who came nevertheless. */
export interface ForeignOrigin {
  readonly origin: string;
  readonly visits: readonly string[];
  stop(): Promise<void>;
}

export async function startForeignOrigin(): Promise<ForeignOrigin> {
  const visits: string[] = [];
  const listener = new Listener(
    createServer((request, response) => {
      visits.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
      response.end("{}");
    }),
  );
  await listener.start();
  return { origin: listener.origin, visits, stop: () => listener.stop() };
}
