import type { Call } from "./call";

/**
 * Where a call's answers lie in the query cache: first the call's id, so that all of its answers can be dropped at once.
 * @param args as the call takes them; the caller has checked that.
 */
export function queryKeyOf({ id }: Call, args: unknown): readonly [string, unknown] {
  return [id, args];
}
