/** Builds the console where the build is older than the source. */
export function ensureBuilt(): Promise<void>;
