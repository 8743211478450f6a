/** Node's arguments for the built console. */
export function consoleArgs(at: { port: number; host: string }): string[];

/** Node's arguments for the console under `next dev`. */
export function devConsoleArgs(at: { port: number; host: string }): string[];
