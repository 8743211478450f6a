import { once } from "node:events";
import { createServer } from "node:http";

/** A platform whose refresh tokens work once each, and which ends all tokens of a session where one comes twice. */
export interface OnceOnlyPlatform {
  url: string;
  /** Every token that was presented, in order. */
  seen: string[];
  /** Resolves when the first one comes. */
  arrival: Promise<void>;
  reuses(): number;
  /** Whether the platform still takes this refresh token. */
  accepts(token: string): boolean;
  stop(): void;
}

export async function startOnceOnlyPlatform(answersAfter: () => Promise<unknown>): Promise<OnceOnlyPlatform> {
  const seen: string[] = [];
  let current = "refresh-1";
  let arrived: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const reuses = () => seen.length - new Set(seen).size;
  const server = createServer(async (request, response) => {
    const token = request.url?.slice(1) ?? "";
    const isAccepted = token === current && reuses() === 0;
    seen.push(token);
    if (isAccepted) current = `${token}-next`;
    const answer = isAccepted ? current : "";
    arrived();
    await answersAfter();
    response.writeHead(isAccepted ? 200 : 403).end(answer);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    seen,
    arrival,
    reuses,
    accepts: (token) => token === current && reuses() === 0,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
