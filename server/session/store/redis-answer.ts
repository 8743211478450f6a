import "server-only";
import { SessionStoreUnavailable } from "./session-store";

/** @throws SessionStoreUnavailable whatever went wrong */
export async function redisAnswer<T>(command: () => Promise<T>): Promise<T> {
  try {
    return await command();
  } catch (error) {
    throw new SessionStoreUnavailable("Redis did not answer.", { cause: error });
  }
}
