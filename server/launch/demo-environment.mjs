import { isPlatformConfigured, startEmbeddedPlatform } from "./embedded-platform.mjs";
import { portFrom, requireFreePort } from "./ports.mjs";
import { demoSecret } from "./secret.mjs";

/** A console started by hand on one's own machine is nobody else's business. */
const loopback = "127.0.0.1";

/**
 * What `npm start` and `npm run dev` share: checks the console's port, and starts the embedded platform unless one is configured.
 * @param {{ add: (started: object) => object }} group
 * @param {{ watch?: boolean }} [options] watch: the platform follows its sources
 */
export async function prepareDemo(group, { watch = false } = {}) {
  const port = portFrom("PORT", 3000);
  const host = process.env.HOST || loopback;
  await requireFreePort({ port, host, variable: "PORT", what: "the console" });
  const address = process.env.CONSOLE_URL || `http://localhost:${port}`;
  const isEmbedded = !isPlatformConfigured();
  const platform = isEmbedded ? await startEmbeddedPlatform(group, { consoleUrl: address, watch }) : {};
  const env = { ...platform, CONSOLE_URL: address, SESSION_SECRET: process.env.SESSION_SECRET || demoSecret() };
  return { port, host, address, isEmbedded, env };
}
