import "server-only";
import { z } from "zod";
import { ConsoleError } from "@/lib/errors/console-error";
import { roles } from "@/lib/roles/roles";
import { processSingleton } from "../../process-singleton";
import { chooseRole } from "../../session/choose-role";
import { destroyOtherSession, destroyOtherSessions, listMySessions } from "../../session/my-sessions";
import { sessionContext } from "../../session/shared";
import { type Bulkhead, runInKeyedBulkhead } from "../../upstream/bulkhead";
import { jsonAnswer } from "../answers";
import { publicRoute, sessionRoute } from "../route";
import { dropAllKept, endPresentedSession, signedOutAnswer } from "../sign-out";
import { toSessionView } from "../to-session-view";
import { trail, whoIs } from "../trail";

/** GET `/api/session`: a SessionView. Browsers ask by themselves, so it keeps no session alive. */
export const readSession = sessionRoute(
  { name: "session", access: "signed-in", countsAsUse: false },
  async ({ session }) => jsonAnswer({ data: toSessionView(session.current) }),
);

/**
 * POST `/api/session/sign-out`, with `?kept=drop` where the person has said that what is kept of forms may go; the answer
 * says whether it did.
 */
export const signOut = publicRoute({ name: "session/sign-out" }, async (incoming) => {
  const drops = new URL(incoming.request.url).searchParams.get("kept") === "drop";
  const keptDropped = drops && (await dropAllKept(incoming));
  await endPresentedSession(incoming);
  return signedOutAnswer(keptDropped);
});

/** Each choice asks the store for the session's lease again and again: of one session, one at once does (P20). */
const choiceLimits = { concurrent: 1, queued: 32, timeoutMs: 10_000 };

const choices = () => processSingleton("role-choices", () => new Map<string, Bulkhead>());

/** POST `/api/session/role` {role}: one of the session's own tabs (S12). */
export const changeRole = sessionRoute(
  { name: "session/role", access: "signed-in", body: z.strictObject({ role: z.enum(roles) }) },
  async ({ request, session, body }) => {
    const choose = () => chooseRole(sessionContext(), session.current, body.role);
    const chosen = await runInKeyedBulkhead(choices(), session.current.key, choiceLimits, choose, request.signal);
    if (chosen === "unknown") throw new ConsoleError("unauthenticated");
    if (chosen === "not-allowed") throw new ConsoleError("forbidden");
    if (chosen === "unavailable") throw new ConsoleError("session-unavailable");
    return jsonAnswer({ data: toSessionView(chosen) });
  },
);

/** GET `/api/session/list`: the user's living sessions. */
export const listSessions = sessionRoute({ name: "session/list", access: "signed-in" }, async ({ session }) =>
  jsonAnswer({ data: await listMySessions(sessionContext(), session.current) }),
);

/** POST `/api/session/end-other` {id}: the `ref` of the list. */
export const endOtherSession = sessionRoute(
  { name: "session/end-other", access: "signed-in", body: z.strictObject({ id: z.string().regex(/^[0-9a-f]{64}$/) }) },
  async ({ session, ...incoming }) => {
    const { id } = incoming.body;
    const isEnded = await destroyOtherSession(sessionContext(), session.current, id);
    if (!isEnded) throw new ConsoleError("not-found");
    trail("signed out", incoming, { ...whoIs(session.current), session: id });
    return jsonAnswer({ data: { done: true } });
  },
);

/** POST `/api/session/end-others`: all living sessions of the user but this one. */
export const endOtherSessions = sessionRoute(
  { name: "session/end-others", access: "signed-in" },
  async ({ session, ...incoming }) => {
    const ended = await destroyOtherSessions(sessionContext(), session.current);
    // Of all but the one that asked, which the line of the request names.
    trail("signed out", incoming, { email: session.current.record.email }, { count: ended });
    return jsonAnswer({ data: { ended } });
  },
);
