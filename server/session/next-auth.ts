import "server-only";
import { randomBytes } from "node:crypto";
import { NextRequest } from "next/server";
import NextAuth, { type AuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { z } from "zod";
import { env } from "../env";
import { sessionCookie } from "./session-cookie";
import { isSessionId } from "./session-id";
import type { OpenSession } from "./sessions";

/**
 * The only file that knows next-auth. It keeps the double-submit token of the sign-in form (W2) and
 * writes the session cookie; sessions themselves are ours. Its answers are never passed on, only its
 * cookies: it would redirect by what a request says, and some of that makes it answer 500 (W3).
 */
const csrfCookie = "__Host-csrf";

const host = { httpOnly: true, secure: true, path: "/", sameSite: "strict" } as const;

/** No browser can know this name, so next-auth never reads a callback address of somebody's making. */
const unguessableCookie = `callback-${randomBytes(16).toString("hex")}`;

const quiet = () => undefined;

interface Ceremony {
  authorize?: () => Promise<OpenSession>;
  onSignOut?: () => Promise<void>;
  maxAgeSeconds?: number;
}

function optionsOf({ authorize, onSignOut, maxAgeSeconds }: Ceremony): AuthOptions {
  return {
    secret: env().SESSION_SECRET,
    providers: [
      Credentials({ credentials: {}, authorize: async () => (authorize ? { id: (await authorize()).id } : null) }),
    ],
    session: { strategy: "jwt", maxAge: maxAgeSeconds },
    // The "token" is the session's id, as it is: nothing to sign, nothing to read.
    jwt: {
      encode: async ({ token }) => token?.sub ?? "",
      decode: async ({ token }) => (isSessionId(token) ? { sub: token } : null),
    },
    cookies: {
      sessionToken: { name: sessionCookie, options: host },
      csrfToken: { name: csrfCookie, options: host },
      callbackUrl: { name: unguessableCookie, options: host },
    },
    events: { signOut: async () => onSignOut?.() },
    logger: { error: quiet, warn: quiet, debug: quiet },
  };
}

type Action = { name: "csrf" } | { name: "callback" | "signout"; csrfToken: string };

/** Runs next-auth on a request of our own making. Cookies it reads from the request being served. */
async function run(action: Action, ceremony: Ceremony): Promise<Response> {
  const nextauth = action.name === "callback" ? ["callback", "credentials"] : [action.name];
  const address = new URL(`/api/auth/${nextauth.join("/")}`, env().CONSOLE_URL);
  const init =
    action.name === "csrf"
      ? { method: "GET" }
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ csrfToken: action.csrfToken }),
        };
  const answer: unknown = await NextAuth(new NextRequest(address, init), { params: { nextauth } }, optionsOf(ceremony));
  if (!(answer instanceof Response)) throw new Error("next-auth gave no answer.");
  return answer;
}

/** Our two cookies, as Set-Cookie headers. */
function cookiesOf(answer: Response): string[] {
  const ours = [`${sessionCookie}=`, `${csrfCookie}=`];
  return answer.headers.getSetCookie().filter((cookie) => ours.some((name) => cookie.startsWith(name)));
}

const csrfSchema = z.object({ csrfToken: z.string().min(1) });

/** The token that a sign-in must bring, and the cookie that it is held against. */
export async function issueCsrfToken(): Promise<{ csrfToken: string; cookies: string[] }> {
  const answer = await run({ name: "csrf" }, {});
  const { csrfToken } = csrfSchema.parse(await answer.json());
  return { csrfToken, cookies: cookiesOf(answer) };
}

export interface SignInCeremony {
  csrfToken: string;
  /** Starts the session; whatever it throws is thrown again here. */
  start: () => Promise<OpenSession>;
  /** How long the browser keeps the cookie. The session's own limits are what counts (S6). */
  maxAgeSeconds: number;
}

/** @returns undefined where the token is not the cookie's, in which case nothing was started */
export async function signInWithNextAuth({
  csrfToken,
  start,
  maxAgeSeconds,
}: SignInCeremony): Promise<{ session: OpenSession; cookies: string[] } | undefined> {
  const started: { session?: OpenSession; fault?: unknown } = {};
  const authorize = async (): Promise<OpenSession> => {
    try {
      started.session = await start();
      return started.session;
    } catch (fault) {
      // next-auth would put its message into an address.
      started.fault = fault;
      throw new Error("refused", { cause: fault });
    }
  };
  const answer = await run({ name: "callback", csrfToken }, { authorize, maxAgeSeconds });
  if (started.fault !== undefined) throw started.fault;
  return started.session && { session: started.session, cookies: cookiesOf(answer) };
}

/**
 * next-auth's own sign-out, wired to ours: it swallows what `end` throws and drops the cookie all the
 * same, so the fault is thrown again here and its cookies go nowhere (S5).
 *
 * @returns whether the token was the cookie's; only then was `end` called, and only for a presented session
 */
export async function signOutWithNextAuth(csrfToken: string, end: () => Promise<void>): Promise<boolean> {
  const ended: { fault?: unknown } = {};
  const onSignOut = async (): Promise<void> => {
    await end().catch((fault: unknown) => {
      ended.fault = fault;
    });
  };
  const answer = await run({ name: "signout", csrfToken }, { onSignOut });
  if (ended.fault !== undefined) throw ended.fault;
  return answer.headers.get("location")?.endsWith("?csrf=true") === false;
}
