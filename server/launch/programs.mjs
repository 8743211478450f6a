import { nextBin } from "./project.mjs";

/** The embedded platform; `watch` restarts it on each change. One process, so that a signal reaches it. */
export function platformArgs({ watch = false } = {}) {
  return [
    ...(watch ? ["--watch-path=platform", "--watch-path=lib", "--watch-path=proto"] : []),
    "--import",
    "tsx",
    "server/launch/platform.mjs",
  ];
}

/**
 * Megabytes. A page's or a call's garbage is young and much; with V8's own 16, what twenty requests hold at once is
 * copied again and again.
 */
const youngSpace = ["--min-semi-space-size=16", "--max-semi-space-size=32"];

/** The built console. @param {{ port: number, host: string }} at */
export function consoleArgs({ port, host }) {
  return [...youngSpace, "server/http/serve.mjs", "--port", String(port), "--hostname", host];
}

/** The console under `next dev`. @param {{ port: number, host: string }} at */
export function devConsoleArgs({ port, host }) {
  return [nextBin, "dev", "--port", String(port), "--hostname", host];
}
