/** Where a planted secret may be found without being a leak. Anywhere else it is one. */
export type Place = "answer" | "log" | "session-file";

/** A secret that the upstream (or the test itself) plants. `marker` stands inside every value made of it. */
export interface Canary {
  readonly name: string;
  readonly marker: string;
  /** Places in which the value is no secret, e.g. the person's own e-mail in an answer to that person. */
  readonly allowedIn: readonly Place[];
}

function canary(name: string, marker: string, allowedIn: readonly Place[] = []): Canary {
  return { name, marker, allowedIn };
}

/** Every secret of a run. Markers survive a URL, a header, JSON and HTML unchanged, so one plain search finds them. */
export const canaries = {
  accessToken: canary("access token", "CnryAccess7f3a"),
  refreshToken: canary("refresh token", "CnryRefresh91bd"),
  password: canary("password typed at sign-in", "CnryPassword55e0"),
  passwordHash: canary("undeclared field of the sign-in answer", "CnryHash2c64"),
  undeclaredField: canary("undeclared field of a row", "CnryMargin8d19"),
  upstreamCookie: canary("upstream Set-Cookie", "CnryCookie40aa"),
  upstreamHeader: canary("upstream internal header", "CnryHeader6be2"),
  upstreamServer: canary("upstream Server header", "CnryServer13f7"),
  upstreamLocation: canary("upstream Location header", "CnryLocation7c05"),
  upstreamPage: canary("upstream error page", "CnryPage5a98"),
  stackTrace: canary("stack trace in an upstream error", "CnryStack3e21", ["log"]),
  grpcStatusText: canary("gRPC status text with an address", "CnryGrpcText9f10", ["log"]),
  resetHash: canary("hash of a password reset", "CnryReset0b77"),
  sessionSecret: canary("SESSION_SECRET of the console", "CnrySecret4d58"),
  emailAddress: canary("e-mail of a person", "cnrymail81", ["answer"]),
  lastName: canary("last name of a person", "CnryLastname66", ["answer"]),
} as const satisfies Record<string, Canary>;

const allCanaries: readonly Canary[] = Object.values(canaries);

/**
 * @param own further exact texts that are secret here, e.g. the session id of a cookie.
 * @returns the names of the secrets that stand in a text where they must not.
 */
export function secretsIn(text: string, place: Place, own: readonly Canary[] = []): string[] {
  return [...allCanaries, ...own]
    .filter((each) => !each.allowedIn.includes(place) && text.includes(each.marker))
    .map((each) => each.name);
}
