import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { doneSchema } from "@/lib/calls/wire";
import { emailSchema, longestPassword } from "@/lib/session/credentials";
import { clientApp } from "@/lib/session/session-view";

/** Stands in an address, encoded; a sign-in that brings anything else is refused at once, not at its first renewal. */
const refreshTokenSchema = z.string().check(z.regex(/^[\w.~+/=-]{8,4096}$/));

/** Answer of sign-in and of refresh alike: new tokens, and who they belong to. */
const tokensSchema = z.object({
  apiToken: z.string().check(z.minLength(1)),
  userPreferences: z.object({ tokenRefresh: refreshTokenSchema }),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** As granted; expanding them is the console's part. */
  roles: z.array(z.string()),
});

/** Calls that carry tokens: only the server makes them, and no script of the browser may hold any of them (W15). */
export const sessionCalls = {
  signIn: restCall({
    id: "AUTH-01",
    access: "public",
    caller: "server",
    method: "POST",
    path: "login",
    body: z.strictObject({
      email: emailSchema,
      password: z.string().check(z.minLength(1), z.maxLength(longestPassword)),
      rememberMe: z.boolean(),
      clientApp: z.literal(clientApp),
    }),
    answer: tokensSchema,
  }),
  refresh: restCall({
    id: "AUTH-02",
    access: "public",
    caller: "server",
    method: "GET",
    path: "users/fresh-token/{refreshToken}",
    params: { refreshToken: refreshTokenSchema },
    answer: tokensSchema,
  }),
  signOut: restCall({
    id: "AUTH-05",
    access: "signed-in",
    caller: "server",
    method: "POST",
    path: "logout",
    answer: doneSchema,
  }),
};

export type Tokens = z.output<typeof tokensSchema>;
