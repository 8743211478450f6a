import type { PageKey } from "@/lib/roles/pages";
import type { Role } from "@/lib/roles/roles";

/** All of a session that a browser may know. No token, neither access nor refresh, is ever part of it. */
export interface SessionView {
  firstName: string;
  lastName: string;
  email: string;
  /** A mark that tells accounts apart and names nobody. */
  account: string;
  /** As the platform granted them. */
  grantedRoles: Role[];
  /** Expanded by inheritance (1§6). */
  roles: Role[];
  /** The header's tabs, in their fixed order. */
  tabs: Role[];
  chosenRole: Role;
  pages: PageKey[];
  /** Whole seconds until the session ends by its age or by idling, whichever comes first. */
  secondsLeft: number;
}

/** The one browser key of the session; it holds `auth` and `user` and nothing else (1§3, reading 51). */
export const persistedSessionKey = "root-v1.0.0";

/** The client identifier of a sign-in (2§9). */
export const clientApp = "BION";

/** 1§9: how often the browser compares the time with the session's end. */
export const sessionCheckIntervalMs = 10 * 60 * 1000;

export const appVersion = "2472.170";
