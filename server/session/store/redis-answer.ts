import "server-only";
import { afterSockets } from "../../after-sockets";
import { SessionStoreUnavailable } from "./session-store";

/** Every command answers or fails within this time, whatever Redis does (S9: 503 within a second). */
const timeoutMs = 700;

/** @throws SessionStoreUnavailable whatever went wrong */
export function redisAnswer<T>(command: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown): void => reject(new SessionStoreUnavailable("Redis did not answer.", { cause }));
    const timer = setTimeout(() => afterSockets(fail), timeoutMs);
    const stop = (): void => clearTimeout(timer);
    command().then(resolve, fail).finally(stop);
  });
}
