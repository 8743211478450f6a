import { ensureBuilt } from "../server/launch/build.mjs";
import { keepForTeardown } from "./contract-teardown.mjs";
import { keepConsoles } from "./kept-consoles.mjs";
import { startPlatformHosts } from "./platform-hosts.mjs";

/** Jest's global setup of the contract tests: they run the console as it is built from what lies here now. */
// biome-ignore lint/style/noDefaultExport: Jest asks for it.
export default async function setup({ maxWorkers }) {
  await ensureBuilt();
  const endConsoles = keepConsoles();
  const endHosts = await startPlatformHosts(maxWorkers);
  keepForTeardown(async () => {
    endConsoles();
    await endHosts();
  });
}
