import { z } from "zod";
import { restCall } from "@/lib/calls/call";
import { slug } from "@/lib/calls/scalars";
import { clientApp } from "@/lib/session/session-view";

/** Lower bound of ours for a new password (SESS-008): length is what counts, no character rules. */
export const shortestPassword = 10;
const longestPassword = 200;

export const emailSchema = z.email().max(254);
export const newPasswordSchema = z.string().min(shortestPassword).max(longestPassword);

/** Stands in an address, encoded; a sign-in that brings anything else is refused at once, not at its first renewal. */
const refreshTokenSchema = z.string().regex(/^[\w.~+/=-]{8,4096}$/);

/** Answer of sign-in and of refresh alike: new tokens, and who they belong to. */
const tokensSchema = z.object({
  apiToken: z.string().min(1),
  userPreferences: z.object({ tokenRefresh: refreshTokenSchema }),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** As granted; expanding them is the console's part. */
  roles: z.array(z.string()),
});

const doneSchema = z.unknown().transform(() => ({ done: true }));

export const sessionCalls = {
  signIn: restCall({
    id: "AUTH-01",
    access: "public",
    door: "server",
    method: "POST",
    path: "login",
    body: z.strictObject({
      email: emailSchema,
      password: z.string().min(1).max(longestPassword),
      rememberMe: z.boolean(),
      clientApp: z.literal(clientApp),
    }),
    answer: tokensSchema,
  }),
  refresh: restCall({
    id: "AUTH-02",
    access: "public",
    door: "server",
    method: "GET",
    path: "users/fresh-token/{refreshToken}",
    params: { refreshToken: refreshTokenSchema },
    answer: tokensSchema,
  }),
  requestPasswordReset: restCall({
    id: "AUTH-03",
    access: "public",
    method: "PATCH",
    path: "users/password/reset/request",
    body: z.strictObject({ email: emailSchema }),
    answer: doneSchema,
  }),
  resetPassword: restCall({
    id: "AUTH-04",
    access: "public",
    method: "PATCH",
    path: "users/password/reset",
    body: z.strictObject({ hash: slug, password: newPasswordSchema }),
    answer: doneSchema,
  }),
  signOut: restCall({
    id: "AUTH-05",
    access: "signed-in",
    door: "server",
    method: "POST",
    path: "logout",
    answer: doneSchema,
  }),
};

export type Tokens = z.output<typeof tokensSchema>;
