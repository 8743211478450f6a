/** Node's arguments for the built console. */
export function consoleArgs(at: { port: number; host: string }): string[];
