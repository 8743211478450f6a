import { nextBin } from "./project.mjs";

/** Above the usual balancer's 60 s: the console must never close an idle connection first. */
const keepAliveMs = 70_000;

/** The embedded platform; `watch` restarts it on each change. One process, so that a signal reaches it. */
export function platformArgs({ watch = false } = {}) {
  return [
    ...(watch ? ["--watch-path=platform", "--watch-path=lib", "--watch-path=proto"] : []),
    "--import",
    "tsx",
    "platform/main.ts",
  ];
}

/** The built console. @param {{ port: number, host: string }} at */
export function consoleArgs({ port, host }) {
  return [nextBin, "start", "--port", String(port), "--hostname", host, "--keepAliveTimeout", String(keepAliveMs)];
}

/** The console under `next dev`. @param {{ port: number, host: string }} at */
export function devConsoleArgs({ port, host }) {
  return [nextBin, "dev", "--port", String(port), "--hostname", host];
}
