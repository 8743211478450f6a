import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { slug } from "@/lib/calls/scalars";
import { doneSchema } from "@/lib/calls/wire";
import { emailSchema, newPasswordSchema } from "@/lib/session/credentials";

/**
 * A platform may say whose password is new. The console ends that person's sessions (S17) and keeps the name to itself:
 * a browser hears only that it is done.
 */
const resetAnswerSchema = z.pipe(
  z.unknown(),
  z.transform((wire) => {
    const named = typeof wire === "object" && wire !== null && "email" in wire ? wire.email : undefined;
    return { email: typeof named === "string" ? named : undefined };
  }),
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
    answer: resetAnswerSchema,
  }),
};
