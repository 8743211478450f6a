import type { AnyArgs } from "./address";
import type { Call, CallArgs } from "./call";

/** Where a call's answers lie in the query cache: first the call's id, so that all of its answers can be dropped at once. */
export function queryKeyOf<C extends Call>(call: C, args: CallArgs<C>): readonly [string, AnyArgs];
export function queryKeyOf(call: Call, args: AnyArgs): readonly [string, AnyArgs] {
  return [call.id, args];
}

/** The same for a call whose arguments were put together from a declaration. */
export function looseQueryKey(call: Call, args: AnyArgs): readonly [string, AnyArgs] {
  return [call.id, args];
}
