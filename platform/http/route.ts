import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { decodeQuery } from "@/lib/calls/address-coding";
import type { CallWire, DownloadCall, RestCall } from "@/lib/calls/call";
import { meantBy } from "@/lib/calls/fixed-params";
import type { Params, ParamValues } from "@/lib/calls/params";
import { matchPath, type PathValues } from "@/lib/calls/path";
import { authenticate, type Caller } from "../auth/authenticate";
import type { PlatformContext } from "../platform-context";
import { found, PlatformError } from "../platform-error";

type Body<C extends RestCall | DownloadCall> = C["body"] extends z.core.$ZodType ? z.output<C["body"]> : undefined;

/** A request that passed its declaration: every value has the declared type. */
interface Incoming<C extends RestCall | DownloadCall> {
  params: PathValues<C["params"]>;
  query: C extends RestCall ? ParamValues<C["query"]> : undefined;
  body: C extends RestCall ? Body<C> : undefined;
}

/** Registers a public call (sign-in and what belongs to it). */
export function publicRoute<C extends RestCall>(
  app: FastifyInstance,
  call: C,
  handle: (incoming: Incoming<C>) => Promise<CallWire<C>>,
): void {
  app.route({
    method: call.method,
    url: fastifyPath(call.path),
    handler: async (request) => handle(readIncoming(call, request)),
  });
}

/** Registers a call of staff: 403 without a valid token, or for a customer's. */
export function route<C extends RestCall>(
  app: FastifyInstance,
  context: PlatformContext,
  call: C,
  handle: (incoming: Incoming<C>, caller: Caller) => Promise<CallWire<C>>,
): void {
  register(app, call, call.query, async (request) => {
    const caller = await requireStaff(context, request);
    return handle(readIncoming(call, request), caller);
  });
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type Registered = Map<string, { query: Params; answer: Answer }[]>;

/** Calls on one path are one route to Fastify; their fixed parameters tell them apart. */
const registeredByApp = new WeakMap<FastifyInstance, Registered>();

function registeredIn(app: FastifyInstance): Registered {
  const found = registeredByApp.get(app) ?? new Map();
  registeredByApp.set(app, found);
  return found;
}

function register(
  app: FastifyInstance,
  { method, path }: Pick<RestCall | DownloadCall, "method" | "path">,
  query: Params,
  answer: Answer,
): void {
  const url = fastifyPath(path);
  const registered = registeredIn(app);
  const sharing = registered.get(`${method} ${url}`);
  if (sharing !== undefined) {
    sharing.push({ query, answer });
    return;
  }
  const calls = [{ query, answer }];
  registered.set(`${method} ${url}`, calls);
  app.route({
    method,
    url,
    handler: (request, reply) => found(meantBy(calls, (each) => each.query, searchOf(request))).answer(request, reply),
  });
}

/** Registers a file that staff download. The handler answers on the reply. */
export function downloadRoute<C extends DownloadCall>(
  app: FastifyInstance,
  context: PlatformContext,
  call: C,
  handle: (params: PathValues<C["params"]>, reply: FastifyReply, body: Body<C>) => Promise<FastifyReply>,
): void {
  register(app, call, {}, async (request, reply) => {
    await requireStaff(context, request);
    return handle(readParams(call, request), reply, readBody(call, request));
  });
}

async function requireStaff(context: PlatformContext, request: FastifyRequest): Promise<Caller> {
  const caller = await requireCaller(context, request);
  if (!caller.isStaff) throw new PlatformError(403, "Access denied");
  return caller;
}

/** @throws PlatformError 403, which the console answers with one refresh (1§4). */
export async function requireCaller(context: PlatformContext, request: FastifyRequest): Promise<Caller> {
  const header = request.headers["x-auth-token"];
  const caller = await authenticate(context, typeof header === "string" ? header : undefined);
  if (!caller) throw new PlatformError(403, header ? "Invalid or expired token" : "Missing token");
  return caller;
}

function readIncoming<C extends RestCall>(call: C, request: FastifyRequest): Incoming<C>;
function readIncoming(call: RestCall, request: FastifyRequest): unknown {
  return {
    params: readParams(call, request),
    query: decodeQuery(call.query, searchOf(request)),
    body: readBody(call, request),
  };
}

function readBody<C extends RestCall | DownloadCall>(call: C, request: FastifyRequest): Body<C>;
function readBody(call: RestCall | DownloadCall, request: FastifyRequest): unknown {
  return call.body ? z.parse(call.body, request.body) : undefined;
}

function searchOf({ raw }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(raw.url?.split("?")[1] ?? "");
}

function readParams<C extends RestCall | DownloadCall>(call: C, request: FastifyRequest): PathValues<C["params"]>;
function readParams(call: RestCall | DownloadCall, request: FastifyRequest): unknown {
  const segments = (request.raw.url ?? "").split("?")[0]?.split("/").filter(Boolean) ?? [];
  // A segment of another form, such as a word for a number, names no object.
  return found(matchPath(call.path, call.params, segments.map(decodeURIComponent)));
}

function fastifyPath(template: string): string {
  return `/${template.replace(/\{(\w+)\}/g, ":$1")}`;
}
