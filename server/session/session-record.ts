import "server-only";
import { z } from "zod";
import { firstChosenRole } from "@/lib/roles/pages";
import { expandRoles, parseRoles, type Role, roles, tabRoles } from "@/lib/roles/roles";
import { type SealContext, seal, unseal } from "./seal";
import { tokenLife } from "./token-life";
import { UnsealCache } from "./unseal-cache";

const tokenLifeSchema = z.object({ expiresAt: z.number(), lifeMs: z.number() }).nullable();

const sessionLifeSchema = z.object({ createdAt: z.number(), idleMs: z.number(), absoluteMs: z.number() });

/** What is sealed. Nothing but `server/upstream` may read the two tokens. */
const sessionRecordSchema = z.object({
  accessToken: z.string().min(1),
  accessLife: tokenLifeSchema,
  refreshToken: z.string().min(1),
  refreshLife: tokenLifeSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** As the platform granted them, known names only. */
  grantedRoles: z.array(z.enum(roles)),
  /** Expanded by inheritance (1§6). */
  roles: z.array(z.enum(roles)),
  chosenRole: z.enum(roles),
  /**
   * How long the session lives, in milliseconds; what the store says of it beside is for its sweep. A session from before
   * this was sealed has none, and ends by what the store says.
   */
  life: sessionLifeSchema.optional(),
});

export type SessionRecord = Readonly<z.output<typeof sessionRecordSchema>>;

/** Somebody at work sends request after request; opening the same text each time would double a session's price. */
const unsealed = new UnsealCache<SessionRecord>();

/** What the platform answers to a sign-in and to a refresh. */
export interface UpstreamGrant {
  accessToken: string;
  refreshToken: string;
  user: { firstName: string; lastName: string; email: string };
  /** Wire names, with or without ROLE_. */
  grantedRoles: readonly string[];
}

/**
 * @param receivedAt when the grant arrived, by this server's clock
 * @param chosen the role chosen so far; kept while the granted roles still hold it
 */
export function recordOfGrant(grant: UpstreamGrant, receivedAt: number, chosen?: Role): SessionRecord {
  const grantedRoles = parseRoles(grant.grantedRoles);
  const expanded = expandRoles(grantedRoles);
  const tabs = tabRoles(expanded);
  return {
    accessToken: grant.accessToken,
    accessLife: tokenLife(grant.accessToken, receivedAt),
    refreshToken: grant.refreshToken,
    refreshLife: tokenLife(grant.refreshToken, receivedAt),
    firstName: grant.user.firstName,
    lastName: grant.user.lastName,
    email: grant.user.email,
    grantedRoles,
    roles: expanded,
    chosenRole: chosen !== undefined && tabs.includes(chosen) ? chosen : firstChosenRole(grantedRoles, tabs),
  };
}

/** What a record is sealed with. An older sealed text cannot be put back: the generation is authenticated. */
export interface RecordContext extends Omit<SealContext, "about"> {
  gen: number;
}

export function sealRecord(record: SessionRecord, context: RecordContext): string {
  return seal(JSON.stringify(record), sealContext(context));
}

/** @returns undefined where the text does not open or no longer has the shape of a record. */
export function unsealRecord(sealed: string, context: RecordContext): SessionRecord | undefined {
  const sealing = sealContext(context);
  const known = unsealed.get(sealed, sealing);
  if (known !== undefined) return known;
  const plain = unseal(sealed, sealing);
  const record = plain === undefined ? undefined : sessionRecordSchema.safeParse(JSON.parse(plain)).data;
  if (record !== undefined) unsealed.set(sealed, sealing, record);
  return record;
}

function sealContext({ id, secret, gen }: RecordContext): SealContext {
  return { id, secret, about: `gen ${gen}` };
}
