/** A loopback port that nobody listens on, and that this process has not been given before. */
export function freePort(): Promise<number>;
