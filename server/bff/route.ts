import "server-only";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import type { Access } from "@/lib/calls/call";
import { ConsoleError } from "@/lib/errors/console-error";
import type { SessionInUse } from "../upstream/with-session";
import { type BodyBudget, bodyBudgets } from "./body-budget";
import type { RefusedFile } from "./fault-page";

/** A request on its way to its handler. */
export interface Incoming<Body = unknown> {
  request: NextRequest;
  requestId: string;
  /** The route's name. */
  route: string;
  body: Body;
}

export interface SignedIn {
  session: SessionInUse;
}

interface Settings<Body> {
  /** For the log: a call's id or a path's template. */
  name: string;
  /** Where there is one, the request must have a JSON body of this shape. */
  body?: z.ZodType<Body>;
  budget?: BodyBudget;
  /** False for what a browser polls by itself: it would keep a session alive that nobody uses. */
  countsAsUse?: boolean;
  isLimited?: boolean;
  /** Looks at who asks before the body is read. @throws ConsoleError */
  admit?: Route["admit"];
  /** The body's media type, where it is not `application/json`. */
  bodyType?: string;
  /** For a file that is opened by a link in a window of its own: what is told there where it is refused. */
  refused?: () => Promise<RefusedFile>;
  /** For what the browser itself sends, without the console's header: anybody may make it send that (W1). */
  skipsOriginCheck?: true;
}

/** What `withBff` works with. */
export interface Route {
  name: string;
  access: Access;
  /** What its body may cost, where it has one. */
  budget: BodyBudget | "none";
  /** For what can be guessed or flooded: each request counts against its network, before its body is read (S14). */
  isLimited: boolean;
  countsAsUse: boolean;
  bodyType?: string;
  skipsOriginCheck?: true;
  refused?: (() => Promise<RefusedFile>) | undefined;
  admit?: ((asked: Omit<Incoming, "body">, session: SessionInUse) => Promise<void>) | undefined;
  answer: (incoming: Incoming, session: SessionInUse | undefined) => Promise<Response>;
}

/** A route for anybody. It may look at the presented session itself. */
export function publicRoute<Body>(
  settings: Settings<Body>,
  answer: (incoming: Incoming<Body>) => Promise<Response>,
): Route {
  const { body } = settings;
  const standingOf = standing({ budget: bodyBudgets.public, ...settings });
  return { ...standingOf, access: "public", answer: (incoming) => answer(checked(incoming, body)) };
}

/** A route that needs a session, and one whose roles open the call or page. */
export function sessionRoute<Body>(
  settings: Settings<Body> & { access: Exclude<Access, "public"> },
  answer: (incoming: Incoming<Body> & SignedIn) => Promise<Response>,
): Route {
  const { body, access } = settings;
  return {
    ...standing(settings),
    access,
    answer: (incoming, session) => {
      if (session === undefined) throw new ConsoleError("unauthenticated");
      return answer({ ...checked(incoming, body), session });
    },
  };
}

function standing<Body>(settings: Settings<Body>) {
  const { body, budget = bodyBudgets.usual, countsAsUse = true, isLimited = false } = settings;
  const { name, bodyType, skipsOriginCheck, admit, refused } = settings;
  return {
    name,
    budget: body === undefined ? "none" : budget,
    isLimited,
    countsAsUse,
    bodyType,
    skipsOriginCheck,
    admit,
    refused,
  } as const;
}

function checked<Body>(incoming: Incoming, schema: z.ZodType<Body> | undefined): Incoming<Body>;
function checked(incoming: Incoming, schema: z.ZodType | undefined): Incoming {
  if (schema === undefined) return incoming;
  const parsed = schema.safeParse(incoming.body);
  if (!parsed.success) throw new ConsoleError("invalid-request", { cause: parsed.error });
  return { ...incoming, body: parsed.data };
}
