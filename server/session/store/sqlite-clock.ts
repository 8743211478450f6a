import "server-only";

/** The store's own clock, in milliseconds: the same for every process on this file, whatever its own shows. */
export const storeClock = "CAST(unixepoch('now', 'subsec') * 1000 AS INTEGER)";
