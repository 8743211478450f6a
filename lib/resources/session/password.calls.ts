import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { slug } from "@/lib/calls/scalars";

/** Lower bound of ours for a new password (SESS-008): length is what counts, no character rules. */
export const shortestPassword = 10;
export const longestPassword = 200;

export const emailSchema = z.email().check(z.maxLength(254));
export const newPasswordSchema = z.string().check(z.minLength(shortestPassword), z.maxLength(longestPassword));

/** For calls whose answer says nothing beyond that they succeeded. */
export const doneSchema = z.pipe(
  z.unknown(),
  z.transform(() => ({ done: true })),
);

export const passwordCalls = {
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
};
