import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { DownloadCall, RestCall } from "@/lib/calls/call";
import { meantBy } from "@/lib/calls/fixed-params";
import { literalSegments, matchPath } from "@/lib/calls/path";
import { downloadCalls, restCalls } from "@/lib/resources/call-table";
import type { PreparedAnswer, RestFault } from "./exchange";
import { jsonAnswer, send } from "./exchange";
import type { FaultScript } from "./fault-script";
import type { Journal } from "./journal";
import { Listener } from "./listener";
import type { People } from "./people";
import { restAnswer } from "./rest-answers";
import type { TokenMint } from "./token-mint";

interface Parts {
  readonly journal: Journal;
  readonly faults: FaultScript<RestFault>;
  readonly people: People;
  readonly tokens: TokenMint;
}

/** The REST half of the fault upstream. */
export function restListener(parts: Parts, port?: number): Listener {
  const server = createServer((request, response) => {
    handle(request, response, parts).catch(() => response.destroy());
  });
  return new Listener(server, port);
}

const bySpecificity = [...restCalls, ...downloadCalls].sort(
  (one, other) => literalSegments(other.path) - literalSegments(one.path),
);

async function handle(request: IncomingMessage, response: ServerResponse, parts: Parts): Promise<void> {
  const target = request.url ?? "";
  const { pathname, searchParams } = new URL(target, "http://upstream.test");
  const found = findCall(request.method ?? "", pathname, searchParams);
  const entry = parts.journal.add({
    protocol: "rest",
    method: request.method ?? "",
    target,
    callId: found?.call.id ?? "unlisted",
    headers: headerPairs(request.rawHeaders),
    body: "",
    token: headerValue(request, "x-auth-token"),
    receivedAt: performance.now(),
    closedAt: undefined,
    aborted: false,
  });
  response.once("close", () => parts.journal.close(entry, !response.writableFinished));
  for await (const chunk of request) entry.body += String(chunk);
  const fault = parts.faults.take(entry.callId) ?? send;
  const { token, body } = entry;
  let prepared: PreparedAnswer | undefined;
  const answer = () => {
    prepared ??= found
      ? restAnswer({ ...found, search: searchParams, body, token }, parts)
      : jsonAnswer(404, { error: "Unknown path" });
    return prepared;
  };
  await fault({ request, response, body, answer });
}

function findCall(method: string, pathname: string, search: URLSearchParams) {
  const segments = pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const matching = bySpecificity.flatMap((call) => {
    const values = call.method === method ? valuesOf(call, segments) : undefined;
    return values ? [{ call, values }] : [];
  });
  const onOnePath = matching.filter(({ call }) => call.path === matching[0]?.call.path);
  return meantBy(onOnePath, ({ call }) => (call.kind === "rest" ? call.query : {}), search);
}

function valuesOf(call: RestCall | DownloadCall, segments: string[]): Record<string, unknown> | undefined {
  return matchPath(call.path, call.params, segments);
}

function headerValue(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}

function headerPairs(raw: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < raw.length; index += 2)
    pairs.push([(raw[index] ?? "").toLowerCase(), raw[index + 1] ?? ""]);
  return pairs;
}
