import "server-only";
import type { NextRequest } from "next/server";
import { ConsoleError } from "@/lib/errors/console-error";
import { env } from "../env";
import { newRequestId } from "../http/request-words.mjs";
import { isFromOwnPages } from "../security/own-pages";
import { presentedSessionId } from "../session/session-cookie";
import { openSession, peekSession } from "../session/sessions";
import { sessionContext } from "../session/shared";
import { forManyCalls } from "../upstream/calls-of-a-signal";
import type { SessionInUse } from "../upstream/with-session";
import { answerFault } from "./answer-fault";
import { checkAccount } from "./check-account";
import { limitNetwork } from "./limit-guesses";
import { mayUse } from "./page-access";
import { checkBodyHeaders, readJsonBody } from "./request-body";
import { logRequest } from "./request-log";
import type { Incoming, Route } from "./route";

/** Next's second argument of a route handler; a catch-all's segments come decoded. */
interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

/** Finds the route of a path. @throws ConsoleError not-found, method-not-allowed */
export type FindRoute = (method: string, segments: readonly string[], request: NextRequest) => Route;

/**
 * The lock of the API: every route handler is made by it. In this order, and nothing of the platform
 * is touched before the last step: route, origin (before any session is loaded), size and type of
 * the body, session, roles, its network's or account's attempts, schema, handler.
 */
export function withBff(route: Route | FindRoute) {
  return async (request: NextRequest, context: RouteContext): Promise<Response> => {
    const started = performance.now();
    forManyCalls(request.signal);
    const requestId = newRequestId();
    let found: Route | undefined;
    let session: SessionInUse | undefined;
    const answer = await (async () => {
      try {
        found = typeof route === "function" ? route(request.method, await segmentsOf(context), request) : route;
        checkOrigin(found, request);
        const { budget, bodyType } = found;
        if (request.method !== "GET") checkBodyHeaders(request.headers, budget, bodyType);
        session = await sessionFor(found, request);
        const asked = { request, requestId, route: found.name };
        await admit(found, asked, session);
        const body = budget === "none" ? undefined : await readJsonBody(request, budget);
        return await found.answer({ ...asked, body }, session);
      } catch (error) {
        return await answerFault(error, { request, requestId, route: found });
      }
    })();
    logRequest({ requestId, method: request.method, route: found?.name, status: answer.status, started, session });
    return answer;
  };
}

/** Before the body is read. @throws ConsoleError rate-limited */
async function admit(route: Route, asked: Omit<Incoming, "body">, session: SessionInUse | undefined) {
  if (route.isLimited) await limitNetwork(asked);
  if (session !== undefined) await route.admit?.(asked, session);
}

async function segmentsOf({ params }: RouteContext): Promise<string[]> {
  return Object.values(await params).flatMap((value) => value ?? []);
}

function checkOrigin(route: Route, { method, headers }: NextRequest): void {
  if (route.skipsOriginCheck) return;
  const { origin } = new URL(env().CONSOLE_URL);
  if (isFromOwnPages({ method, headers, origin })) return;
  throw new ConsoleError("cross-site");
}

/** @throws ConsoleError unauthenticated, other-account, forbidden */
async function sessionFor(route: Route, request: NextRequest): Promise<SessionInUse | undefined> {
  if (route.access === "public") return undefined;
  const id = presentedSessionId(request.headers.get("cookie"));
  const open = route.countsAsUse ? openSession : peekSession;
  const current = await open(sessionContext(), id);
  if (current === "unknown") throw new ConsoleError("unauthenticated");
  checkAccount(request, current);
  if (!mayUse(current.record.roles, route.access)) throw new ConsoleError("forbidden");
  return { current };
}
