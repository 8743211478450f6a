import "server-only";

/** Set by the middleware on every request: path and query, for the way back after signing in. */
export const wantedPathHeader = "x-console-path";
