import { existsSync } from "node:fs";
import { join } from "node:path";
import { LaunchFault } from "./fault.mjs";
import { runTogether } from "./group.mjs";
import { portFrom, requireFreePort } from "./ports.mjs";
import { startNode } from "./processes.mjs";
import { consoleArgs } from "./programs.mjs";
import { buildFolder } from "./project.mjs";

/**
 * `npm run console`: the built console alone, as an operator runs it. It listens on every interface unless HOST says
 * otherwise, takes its whole configuration from the environment, and makes up nothing: the console itself names each
 * fault and ends with a non-zero code.
 */
async function runConsole(group) {
  if (!existsSync(join(buildFolder(), "BUILD_ID")))
    throw new LaunchFault("There is no build yet: npm ci && npm run build");
  const port = portFrom("PORT", 3000);
  const host = process.env.HOST || "0.0.0.0";
  await requireFreePort({ port, host, variable: "PORT", what: "the console" });
  group.add(startNode("console", consoleArgs({ port, host }), { env: { NODE_ENV: "production" } }));
}

await runTogether(runConsole);
