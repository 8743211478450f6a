/**
 * Every way in which a request to the console can fail: a closed list. A browser decides by `code`,
 * never by text; the text for a person is `messages/<locale>/errors.json` under the code's name.
 */
export const errorCodes = {
  "invalid-request": { status: 400, level: "info" },
  unauthenticated: { status: 401, level: "info" },
  /** The platform refused to renew the tokens: 'Cannot refresh app token.' and signed out. */
  "session-ended": { status: 401, level: "info" },
  /** The page was made for another account than the one that is signed in by now. */
  "other-account": { status: 401, level: "info" },
  "sign-in-refused": { status: 401, level: "info" },
  /** Known to the platform, but without a panel role (reading 58). */
  "no-panel-access": { status: 403, level: "info" },
  forbidden: { status: 403, level: "info" },
  /** A write that did not come from the console's own pages. */
  "cross-site": { status: 403, level: "warn" },
  "not-found": { status: 404, level: "info" },
  "method-not-allowed": { status: 405, level: "info" },
  "length-required": { status: 411, level: "info" },
  "too-large": { status: 413, level: "info" },
  "unsupported-media-type": { status: 415, level: "info" },
  /** The same was asked for before, under the same key, and is not done yet (C1). */
  "still-running": { status: 409, level: "info" },
  /** The same was asked for before, and nobody knows what became of it: the console or the platform failed meanwhile. */
  "outcome-unknown": { status: 409, level: "warn" },
  /** The record is no longer the one that the change started from (C2). */
  "changed-meanwhile": { status: 412, level: "info" },
  /** A write that names neither its key nor the version that it starts from: it could be made twice, or over somebody's. */
  "precondition-required": { status: 428, level: "info" },
  /** A key that stands for another request. */
  "key-reused": { status: 422, level: "warn" },
  /** The platform said no, with a text meant for people. */
  "upstream-rejected": { status: 422, level: "info" },
  /** A file of the list would be longer than one may be: the filter has to leave fewer rows. */
  "too-many-rows": { status: 422, level: "info" },
  "rate-limited": { status: 429, level: "warn" },
  internal: { status: 500, level: "error" },
  /** An answer came, and it is not what it should be. */
  "upstream-invalid-answer": { status: 502, level: "error" },
  /** The platform says that it failed (5xx). Its text is for its engineers: it shows nowhere. */
  "upstream-failed": { status: 502, level: "error" },
  /** A query command answered with errorDetails: 'GRPC error - …'. */
  "query-failed": { status: 502, level: "warn" },
  "upstream-unreachable": { status: 503, level: "error" },
  /** More at once than the console passes on; the platform heard nothing of it (P20). */
  overloaded: { status: 503, level: "warn" },
  /** More files of one person at once than the console makes (P20). */
  "too-many-exports": { status: 503, level: "warn" },
  /** The browser has no connection: a change was not sent. Nothing of it ever reaches the console's own API. */
  offline: { status: 503, level: "info" },
  "session-unavailable": { status: 503, level: "error" },
  "upstream-timeout": { status: 504, level: "error" },
} as const satisfies Record<string, { status: number; level: "info" | "warn" | "error" }>;

export type ErrorCode = keyof typeof errorCodes;

/** The body of every failed answer of the console's own API. */
export interface Failure {
  error: {
    code: ErrorCode;
    /** Upstream text, only where the specification shows it (1§8, 2§8). */
    message?: string;
    /** Finds the log line of this request. */
    requestId: string;
    /** Seconds after which trying again makes sense. */
    retryAfter?: number;
    /** Of a write: it may have been done all the same, for it was sent and its outcome did not come back. */
    mayBeDone?: true;
  };
}

/** A succeeded answer that is not whole: shown as a quiet warning beside the data. */
export interface Notice {
  code: "malformed-answer";
  requestId: string;
}

/** The body of every succeeded answer of the console's own API. */
export interface Success<Data> {
  data: Data;
  notice?: Notice;
  /** Of a record that staff may change: a change that names it is made only while the record is still the same (C2). */
  version?: string;
}
