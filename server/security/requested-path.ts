import "server-only";

/** Set by the middleware on every request: path and query, for the way back after signing in. */
export const requestedPathHeader = "x-console-path";
