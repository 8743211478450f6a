import { z } from "zod";
import { type AnyArgs, looseBffRequest } from "@/lib/calls/address";
import type { RowsCall } from "@/lib/calls/call";
import type { ListRows } from "@/lib/list/declare/define-list";
import type { RequestedState } from "@/lib/list/url/list-state";
import type { AnyList } from "@/lib/resources/list-table";
import type { PlatformClient, QueryClient } from "@/tests/contract/platform/platform-client";

type Row = { id: number };

/** What a list's call puts onto the wire for a state: the path with its query, or the body of a query command. */
export interface OnWire {
  /** REST: below the platform's root, e.g. `orders?limit=25`. Query: the query's name. */
  target: string;
  filters: Readonly<Record<string, unknown>>;
  offset: number;
  limit: number;
}

const commandBody = z.object({ filters: z.record(z.string(), z.unknown()), offset: z.int(), limit: z.int() });
const noCommand = { filters: {}, offset: 0, limit: 0 };

export function onWire(list: AnyList, state: Partial<RequestedState>, today: string): OnWire {
  return wireOf(list.call, list.request(wholeState(list, state), today));
}

function wholeState(list: AnyList, state: Partial<RequestedState>): RequestedState {
  return { page: 1, size: list.defaultSize, sort: list.defaultSort, filters: {}, ...state };
}

function wireOf(call: RowsCall, args: AnyArgs): OnWire {
  const { address, body } = looseBffRequest(call, args);
  const target = address.replace(/^\/api\/(rest|query)\//, "");
  return { target, ...(body === undefined ? noCommand : commandBody.parse(JSON.parse(body))) };
}

/** The platform itself, with a session that may read every list. */
export interface OpenPlatform {
  rest: PlatformClient;
  queries: QueryClient;
}

/** @throws where the platform refuses, or answers what the call does not declare. */
export async function askCall({ rest, queries }: OpenPlatform, call: RowsCall, args: AnyArgs): Promise<unknown> {
  const { target, ...command } = wireOf(call, args);
  if (call.kind === "rest") return rest.read(call, target);
  return queries.read(call, { ...command, apiToken: rest.token ?? "" });
}

export async function askList(
  open: OpenPlatform,
  list: AnyList,
  state: Partial<RequestedState>,
  today: string,
): Promise<ListRows<Row>> {
  return list.rows(await askCall(open, list.call, list.request(wholeState(list, state), today)));
}
