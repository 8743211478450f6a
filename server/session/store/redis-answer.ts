import "server-only";
import { performance } from "node:perf_hooks";
import { afterSockets } from "../../after-sockets";
import { SessionStoreUnavailable } from "./session-store";

/** Every command answers or fails within this time, whatever Redis does (S9: 503 within a second). */
const timeoutMs = 700;
/** Of the time that was waited: so much of it the process was at work itself, and Redis was hardly heard. */
const starvedShare = 0.9;

/** @throws SessionStoreUnavailable whatever went wrong */
export function redisAnswer<T>(command: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown): void => reject(new SessionStoreUnavailable("Redis did not answer.", { cause }));
    const timer = setTimeout(() => afterSockets(fail), timeoutMs);
    const stop = (): void => clearTimeout(timer);
    command().then(resolve, fail).finally(stop);
  });
}

/**
 * The same for a command that may be given twice: once more where this process was too busy to hear of Redis, so that
 * much work is not taken for an outage.
 */
export async function redisAnswerOrAgain<T>(command: () => Promise<T>): Promise<T> {
  const before = performance.eventLoopUtilization();
  try {
    return await redisAnswer(command);
  } catch (error) {
    if (performance.eventLoopUtilization(before).utilization < starvedShare) throw error;
    await new Promise<void>(afterSockets);
    return redisAnswer(command);
  }
}
