import { ensureBuilt } from "./build.mjs";
import { welcome } from "./demo-accounts.mjs";
import { findPlaces, prepareDemo } from "./demo-environment.mjs";
import { runTogether } from "./group.mjs";
import { ensureInstalled } from "./install.mjs";
import { startNode } from "./processes.mjs";
import { consoleArgs } from "./programs.mjs";
import { waitUntilReady } from "./wait.mjs";

/** `npm start`: from a fresh clone to a page that one can sign in to. @param {import("./group.mjs").Group} group */
async function start(group) {
  await findPlaces();
  await ensureInstalled(group.run);
  await ensureBuilt(group.run);
  // A taken port is said at once, and looked for again: a first build takes minutes.
  const places = await findPlaces();
  const { port, host } = places;
  const { address, isEmbedded, env } = await prepareDemo(group, places);
  const started = group.add(
    startNode("console", consoleArgs({ port, host }), { env: { ...env, NODE_ENV: "production" } }),
  );
  await waitUntilReady(started, `http://${host}:${port}/api/health/ready`, 60_000);
  console.log(welcome(address, isEmbedded));
}

await runTogether(start);
