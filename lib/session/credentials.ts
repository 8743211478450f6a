import * as z from "zod/mini";

/** Lower bound of ours for a new password (SESS-008): length is what counts, no character rules. */
export const shortestPassword = 10;
export const longestPassword = 200;

/** What the public forms take, checked by the same rules in the form and in the console's API. */
export const emailSchema = z.email().check(z.maxLength(254));
export const newPasswordSchema = z.string().check(z.minLength(shortestPassword), z.maxLength(longestPassword));
