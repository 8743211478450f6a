import { isPlatformConfigured, platformPorts, startEmbeddedPlatform } from "./embedded-platform.mjs";
import { portFrom, requireFreePort } from "./ports.mjs";
import { demoSecret } from "./secret.mjs";

/** A console started for development listens on the loopback address alone. */
const loopback = "127.0.0.1";

/**
 * Where the demo listens: asked before anything else, for installing and building take minutes.
 * @throws LaunchFault naming a port that is taken
 */
export async function findPlaces() {
  const port = portFrom("PORT", 3000);
  const host = process.env.HOST || loopback;
  await requireFreePort({ port, host, variable: "PORT", what: "the console" });
  return { port, host, platform: isPlatformConfigured() ? undefined : await platformPorts() };
}

/**
 * What `npm start` and `npm run dev` share: starts the embedded platform unless one is configured.
 * @param {Parameters<typeof startEmbeddedPlatform>[0]} group
 * @param {Awaited<ReturnType<typeof findPlaces>>} places
 * @param {{ watch?: boolean }} [options] watch: the platform follows its sources
 */
export async function prepareDemo(group, { port, platform }, { watch = false } = {}) {
  const address = process.env.CONSOLE_URL || `http://localhost:${port}`;
  const started =
    platform === undefined ? {} : await startEmbeddedPlatform(group, platform, { consoleUrl: address, watch });
  const env = { ...started, CONSOLE_URL: address, SESSION_SECRET: process.env.SESSION_SECRET || demoSecret() };
  return { address, isEmbedded: platform !== undefined, env };
}
