import { desc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { passwordCalls } from "@/lib/resources/session/password.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { outboxMails } from "../db/schema/users";
import { publicRoute, requireCaller } from "../http/route";
import type { PlatformContext } from "../platform-context";
import { PlatformError } from "../platform-error";
import { requestPasswordReset, resetPassword } from "./password-reset";
import { refresh, signIn, signOut } from "./sessions";

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Sign-in, refresh, sign-out and lost passwords (1§7). */
export function authRoutes(app: FastifyInstance, context: PlatformContext): void {
  publicRoute(app, sessionCalls.signIn, ({ body }) => signIn(context, body));
  publicRoute(app, sessionCalls.refresh, ({ params }) => refresh(context, params.refreshToken));
  publicRoute(app, passwordCalls.requestPasswordReset, async ({ body }) => {
    await requestPasswordReset(context, body.email);
    return { done: true };
  });
  publicRoute(app, passwordCalls.resetPassword, ({ body }) => resetPassword(context, body.hash, body.password));

  // Customers sign out too, so any valid token will do.
  app.post(`/${sessionCalls.signOut.path}`, async (request) => {
    const { familyId } = await requireCaller(context, request);
    await signOut(context, familyId);
    return { done: true };
  });

  app.get("/dev/outbox", async (request) => {
    if (!loopback.test(request.ip)) throw new PlatformError(403, "Access denied");
    return context.database.read.select().from(outboxMails).orderBy(desc(outboxMails.id)).limit(50);
  });
}
