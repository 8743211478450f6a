import { z } from "zod";
import type { WireAnswer } from "@/tests/support/console/http-exchange";
import type { JournalEntry } from "@/tests/support/fault-upstream/journal";

const viewSchema = z.object({
  data: z.strictObject({
    /** The mark of its account, which pages bear, too: nothing of it leads to the id. */
    account: z.string().regex(/^[0-9a-f]{12,}$/),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    grantedRoles: z.array(z.string()),
    roles: z.array(z.string()),
    tabs: z.array(z.string()),
    chosenRole: z.string(),
    pages: z.array(z.string()),
    secondsLeft: z.int(),
  }),
});

/** All that a browser is told of its session; one field more and this throws. */
export function viewIn({ text }: WireAnswer) {
  return viewSchema.parse(JSON.parse(text)).data;
}

const failureSchema = z.object({
  error: z.object({
    code: z.string(),
    requestId: z.string(),
    message: z.string().optional(),
    mayBeDone: z.literal(true).optional(),
  }),
});

export function failureIn({ text }: WireAnswer) {
  return failureSchema.parse(JSON.parse(text)).error;
}

/** Every header line of a request to the platform in which a token could travel. */
export function tokenLines({ headers }: JournalEntry): string[] {
  return headers.filter(([name]) => /token|auth|cookie/.test(name)).map(([name, value]) => `${name}: ${value}`);
}

/** The refresh token that a refresh call presented: its last path segment. */
export function presentedRefreshToken({ target }: JournalEntry): string {
  return decodeURIComponent(target.split("/").at(-1) ?? "");
}
