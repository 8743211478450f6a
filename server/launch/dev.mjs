import { welcome } from "./demo-accounts.mjs";
import { prepareDemo } from "./demo-environment.mjs";
import { runTogether } from "./group.mjs";
import { ensureInstalled } from "./install.mjs";
import { startNode } from "./processes.mjs";
import { devConsoleArgs } from "./programs.mjs";
import { waitUntilReady } from "./wait.mjs";

/** `npm run dev`: the platform and the console, both following their sources. */
async function dev(group) {
  await ensureInstalled();
  const { port, host, address, isEmbedded, env } = await prepareDemo(group, { watch: true });
  const started = group.add(
    startNode("console", devConsoleArgs({ port, host }), { env: { ...env, NODE_ENV: "development" } }),
  );
  await waitUntilReady(started, `http://${host}:${port}/api/health/ready`, 120_000);
  console.log(welcome(address, isEmbedded));
}

await runTogether(dev);
