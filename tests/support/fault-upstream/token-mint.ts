import { randomBytes } from "node:crypto";
import { canaries } from "./canaries";
import type { Person } from "./people";

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

interface Granted {
  readonly person: Person;
  /** All pairs that descend from one sign-in. */
  readonly family: string;
}

/**
 * Access tokens with an end, and refresh tokens that work exactly once. A second use is what the
 * console must never do: it is counted, refused, and ends the family, as strict platforms do.
 */
export class TokenMint {
  /** Life of the next access tokens, in seconds; negative ones are born expired. */
  lifetimeS = 900;
  /** How often a refresh token was presented again after its use. */
  reuses = 0;
  /** How often a pair was exchanged for a new one. */
  rotations = 0;
  private readonly access = new Map<string, Granted & { readonly endsAt: number }>();
  private readonly refresh = new Map<string, Granted>();
  private readonly used = new Map<string, Granted>();

  grant(person: Person, family = randomBytes(6).toString("hex")): TokenPair {
    const endsAt = Date.now() + this.lifetimeS * 1000;
    const pair = { access: accessToken(endsAt), refresh: `${canaries.refreshToken.marker}${serial()}` };
    this.access.set(pair.access, { person, family, endsAt });
    this.refresh.set(pair.refresh, { person, family });
    return pair;
  }

  /** @returns the new pair, or undefined where the token is unknown or was used before. */
  rotate(token: string): (TokenPair & { person: Person }) | undefined {
    const spent = this.used.get(token);
    if (spent) {
      this.reuses += 1;
      this.endFamily(spent.family);
      return undefined;
    }
    const granted = this.refresh.get(token);
    if (granted === undefined) return undefined;
    this.refresh.delete(token);
    this.used.set(token, granted);
    this.revokeAccess(({ family }) => family === granted.family);
    this.rotations += 1;
    return { ...this.grant(granted.person, granted.family), person: granted.person };
  }

  /** @returns who the token belongs to, or undefined where it is unknown, revoked or past its end. */
  holderOf(token: string | undefined): Person | undefined {
    const granted = token === undefined ? undefined : this.access.get(token);
    return granted !== undefined && granted.endsAt > Date.now() ? granted.person : undefined;
  }

  /** @returns who may use a refresh token, or undefined where it is unknown or was used before. */
  refresherOf(token: string): Person | undefined {
    return this.refresh.get(token)?.person;
  }

  /** How many access tokens of a person are neither revoked nor past their end. */
  liveTokensOf(email: string): number {
    const now = Date.now();
    return [...this.access.values()].filter(({ person, endsAt }) => person.email === email && endsAt > now).length;
  }

  /** From now on the access tokens are refused although their date is not reached. */
  revokeAccess(which: (granted: Granted) => boolean = () => true): void {
    for (const [token, granted] of this.access) if (which(granted)) this.access.delete(token);
  }

  endSession(token: string | undefined): void {
    const granted = token === undefined ? undefined : this.access.get(token);
    if (granted) this.endFamily(granted.family);
  }

  private endFamily(family: string): void {
    this.revokeAccess((granted) => granted.family === family);
    for (const [token, granted] of this.refresh) if (granted.family === family) this.refresh.delete(token);
  }
}

/** Shaped like a JWT. Nobody but the platform can check its signature, so here that part only marks it. */
function accessToken(endsAt: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const payload = { sub: "staff", iat: Math.floor(Date.now() / 1000), exp: Math.floor(endsAt / 1000) };
  return `${part({ alg: "HS256", typ: "JWT" })}.${part(payload)}.${canaries.accessToken.marker}${serial()}`;
}

function serial(): string {
  return randomBytes(12).toString("hex");
}
