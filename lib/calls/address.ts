import { encodeQuery } from "./address-coding";
import type { Call, CallArgs, DownloadCall } from "./call";
import { encodeFilters } from "./filter-coding";
import type { Params, ParamValues } from "./params";
import { buildPath } from "./path";

/** The header that every request of the console's own pages carries; a foreign page cannot set it (W1). */
export const bffHeader = { name: "x-bff", value: "1" } as const;

/** Names the account that the page was made for, by its mark: another one's session does not act for it (S19). */
export const accountHeader = "x-account";

/** Names what a person asked for once, however often it is sent (C1). */
export const idempotencyHeader = "idempotency-key";
/** Names the version of the record that a change starts from (C2). */
export const ifMatchHeader = "if-match";

/** A request from the browser to the console's own API. */
export interface BffRequest {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Same-origin, e.g. `/api/rest/orders?limit=25`. */
  address: string;
  /** JSON text, where there is one. */
  body?: string;
  /** Beside those that every request has. */
  headers?: Record<string, string>;
}

/** The loosely typed view of `CallArgs` that the coders work with. */
export interface AnyArgs {
  params?: object;
  query?: object;
  filters?: object;
  offset?: number;
  limit?: number;
  body?: unknown;
  /** Of the record that a change starts from, as its reading told it. */
  version?: string | undefined;
}

export function bffRequest<C extends Call>(call: C, args: CallArgs<C>): BffRequest;
export function bffRequest(call: Call, args: AnyArgs): BffRequest {
  return looseBffRequest(call, args);
}

/** The same for a call whose arguments were put together from a declaration. */
export function looseBffRequest(call: Call, args: AnyArgs): BffRequest {
  if (call.kind === "query") {
    const { filters = {}, offset = 0, limit = call.mostRows } = args;
    const body = JSON.stringify({ filters: encodeFilters(call.filters, filters), offset, limit });
    return { method: "POST", address: `/api/query/${call.queryName}`, body };
  }
  if (call.kind === "documentation")
    return { method: "POST", address: `/api/documentation/${call.rpc}`, body: JSON.stringify(args.body) };
  const path = buildPath(call.path, call.params, args.params ?? {});
  const body = call.body === undefined ? undefined : JSON.stringify(args.body);
  if (call.kind === "download") return { method: call.method, address: `/api/download/${path}`, body };
  // The console's own addresses end without a slash, whatever the platform's do.
  const address = `/api/rest/${path.replace(/\/$/, "")}${querySuffix(call.query, args.query ?? {})}`;
  const headers = args.version === undefined ? undefined : { [ifMatchHeader]: `"${args.version}"` };
  return { method: call.method, address, body, headers };
}

/** The address of a download, for a plain link: the cookie opens it, no token is in it (D1). */
export function downloadAddress<C extends DownloadCall>(call: C, args: CallArgs<C>): string {
  return bffRequest(call, args).address;
}

function querySuffix<P extends Params>(params: P, values: ParamValues<P>): string {
  const search = encodeQuery(params, values).toString();
  return search === "" ? "" : `?${search}`;
}
