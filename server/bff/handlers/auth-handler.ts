import "server-only";
import { z } from "zod";
import type { Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { emailSchema } from "@/lib/session/credentials";
import type { SessionView } from "@/lib/session/session-view";
import { limitFor } from "../../session/limits";
import { issueCsrfToken, signInWithNextAuth, signOutWithNextAuth } from "../../session/next-auth";
import { sessionContext } from "../../session/shared";
import { jsonAnswer } from "../answers";
import { MethodNotAllowed } from "../method-not-allowed";
import { publicRoute, type Route } from "../route";
import { startSession } from "../sign-in";
import { endPresentedSession, signedOutAnswer } from "../sign-out";
import { toSessionView } from "../to-session-view";
import type { FindRoute } from "../with-bff";

const csrfToken = z.string().min(1).max(200);

const signInSchema = z.strictObject({
  csrfToken,
  email: emailSchema,
  password: z.string().min(1).max(200),
  rememberMe: z.boolean(),
});

const csrf = publicRoute({ name: "auth/csrf" }, async () => {
  const { csrfToken, cookies } = await issueCsrfToken();
  return withCookies(jsonAnswer({ data: { csrfToken } }), cookies);
});

const signIn = publicRoute(
  { name: "auth/callback/credentials", body: signInSchema, isLimited: true },
  async (incoming) => {
    const { csrfToken, ...credentials } = incoming.body;
    const { absoluteMs } = limitFor(sessionContext().limits, credentials.rememberMe);
    const start = () => startSession(credentials, incoming);
    const signedIn = await signInWithNextAuth({ csrfToken, start, maxAgeSeconds: absoluteMs / 1000 });
    if (signedIn === undefined) throw new ConsoleError("cross-site");
    const answer: Success<SessionView> = { data: toSessionView(signedIn.session) };
    return withCookies(jsonAnswer(answer), signedIn.cookies);
  },
);

const signOut = publicRoute({ name: "auth/signout", body: z.strictObject({ csrfToken }) }, async (incoming) => {
  const isDone = await signOutWithNextAuth(incoming.body.csrfToken, () => endPresentedSession(incoming));
  if (!isDone) throw new ConsoleError("cross-site");
  return signedOutAnswer();
});

const handlers = new Map<string, { method: string; route: Route }>([
  ["csrf", { method: "GET", route: csrf }],
  ["callback/credentials", { method: "POST", route: signIn }],
  ["signout", { method: "POST", route: signOut }],
]);

/** `/api/auth/[...nextauth]`: of all that next-auth offers, what a sign-in needs. */
export const findAuthRoute: FindRoute = (method, segments) => {
  const handler = handlers.get(segments.join("/"));
  if (handler === undefined) throw new ConsoleError("not-found");
  if (handler.method !== method) throw new MethodNotAllowed([handler.method]);
  return handler.route;
};

function withCookies(answer: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
  return answer;
}
