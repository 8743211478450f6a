import "server-only";
import type { AnyArgs } from "@/lib/calls/address";
import { encodeQuery } from "@/lib/calls/address-coding";
import type { RestCall } from "@/lib/calls/call";
import { buildPath } from "@/lib/calls/path";
import { env } from "../env";
import { exchange } from "./exchange";
import { outboundHeaders, type PassedOn } from "./outbound-headers";
import { parseAnswer } from "./parse-answer";
import { readAnswer } from "./read-answer";
import { resiliently } from "./resilience";
import { refuseGatewayAnswer } from "./upstream-fault";

/** What accompanies a call but is no part of it. */
export interface CallContext {
  signal?: AbortSignal;
  passed?: PassedOn;
  /** Of the request that this call serves. */
  requestId?: string;
}

export interface TokenCallContext extends CallContext {
  /** The access token; none for public calls. */
  token?: string;
}

/** Makes a REST call and gives its answer, parsed. @throws TokenRefused, ClientAborted, ConsoleError */
export async function callRest(call: RestCall, args: AnyArgs, callContext: TokenCallContext): Promise<unknown> {
  const body = call.body === undefined ? undefined : JSON.stringify(args.body);
  const url = restAddress(call, args);
  const headers = outboundHeaders("application/json", { ...callContext, hasBody: body !== undefined });
  const kind = call.method === "GET" ? "read" : "write";
  const send = async () => {
    const answer = await exchange({ url, method: call.method, headers, body, signal: callContext.signal });
    refuseGatewayAnswer(kind, answer.status);
    return answer;
  };
  const answer = await resiliently(url.origin, kind, callContext.signal, send);
  return parseAnswer(call, readAnswer(answer, call), callContext.requestId);
}

/** The address of a call at the platform, or at the marketplace where that answers it. */
export function restAddress({ upstream = "platform", ...call }: CallSomewhere, args: AnyArgs): URL {
  const { PLATFORM_REST_URL, MARKETPLACE_URL } = env();
  return addressUnder(upstream === "marketplace" ? MARKETPLACE_URL : PLATFORM_REST_URL, call, args);
}

type AddressedCall = Pick<RestCall, "path" | "params" | "query">;
type CallSomewhere = AddressedCall & Partial<Pick<RestCall, "upstream">>;

/** @param base configuration; all that follows it is the call's template, filled in (P1) */
export function addressUnder(base: string, call: AddressedCall, args: AnyArgs): URL {
  const path = buildPath(call.path, call.params, args.params ?? {});
  const search = encodeQuery(call.query, args.query ?? {}).toString();
  return new URL(`${base.replace(/\/+$/, "")}/${path}${search === "" ? "" : `?${search}`}`);
}
