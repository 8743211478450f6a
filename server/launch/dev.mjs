import { welcome } from "./demo-accounts.mjs";
import { findPlaces, prepareDemo } from "./demo-environment.mjs";
import { runTogether } from "./group.mjs";
import { ensureInstalled } from "./install.mjs";
import { startNode } from "./processes.mjs";
import { devConsoleArgs } from "./programs.mjs";
import { waitUntilReady } from "./wait.mjs";

/**
 * `npm run dev`: the platform and the console, both following their sources.
 * @param {import("./group.mjs").Group} group
 */
async function dev(group) {
  const places = await findPlaces();
  await ensureInstalled(group.run);
  const { port, host } = places;
  const { address, isEmbedded, env } = await prepareDemo(group, places, { watch: true });
  const started = group.add(
    startNode("console", devConsoleArgs({ port, host }), { env: { ...env, NODE_ENV: "development" } }),
  );
  await waitUntilReady(started, `http://${host}:${port}/api/health/ready`, 120_000);
  console.log(welcome(address, isEmbedded));
}

await runTogether(dev);
