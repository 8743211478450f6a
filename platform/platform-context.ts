import type { Database } from "./db/database";
import type { PlatformEnv } from "./env";
import type { Log } from "./log";
import type { OperatorDays } from "./operator-days";

/** What every route and query works with. */
export interface PlatformContext {
  readonly database: Database;
  readonly env: PlatformEnv;
  readonly log: Log;
  /** Signs access tokens and derives refresh tokens. */
  readonly secret: Uint8Array;
  /** The present moment; tests set their own. */
  readonly now: () => Date;
  /** The operator's calendar, by which moments are filtered and counted. */
  readonly days: OperatorDays;
  /** The address of this platform as others reach it, without a trailing slash. */
  readonly publicUrl: () => string;
}
