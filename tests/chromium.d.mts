/** Full path of a program on PATH, or undefined. */
export function findProgram(name: string): string | undefined;

/** The system's Chromium, or undefined where Playwright's own is to be used. */
export function systemChromium(): string | undefined;
