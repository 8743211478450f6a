import "server-only";

/** How long a session lives, in milliseconds. */
export interface SessionLimit {
  /** Since it was last used. */
  idleMs: number;
  /** Since the sign-in. */
  absoluteMs: number;
}

export interface SessionLimits {
  usual: SessionLimit;
  /** With "remember me" (reading 54). */
  remembered: SessionLimit;
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export const defaultLimits: SessionLimits = {
  usual: { idleMs: 12 * hour, absoluteMs: 24 * hour },
  remembered: { idleMs: 7 * day, absoluteMs: 30 * day },
};

export function limitFor(limits: SessionLimits, remember: boolean): SessionLimit {
  return remember ? limits.remembered : limits.usual;
}

/** What the two limits are counted from, as it lies in the store. */
export interface SessionTimes extends SessionLimit {
  createdAt: number;
  lastSeenAt: number;
}

/** Milliseconds left of each limit; zero or less means that the session is over. */
export function timeLeft(times: SessionTimes, now: number): SessionLimit {
  return {
    idleMs: times.lastSeenAt + times.idleMs - now,
    absoluteMs: times.createdAt + times.absoluteMs - now,
  };
}

export function isOver(left: SessionLimit): boolean {
  return Math.min(left.idleMs, left.absoluteMs) <= 0;
}
