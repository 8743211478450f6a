import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { slug } from "@/lib/calls/scalars";
import { emailSchema, newPasswordSchema } from "@/lib/session/credentials";

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
