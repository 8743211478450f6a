import { existsSync } from "node:fs";
import { join } from "node:path";
import { LaunchFault, report } from "./fault.mjs";
import { portFrom, requireFreePort } from "./ports.mjs";
import { buildFolder, projectRoot } from "./project.mjs";

/**
 * `npm run console`: the built console alone, as an operator runs it, in this very process. It listens on every
 * interface unless HOST says otherwise, takes its whole configuration from the environment, and makes up nothing: the
 * console itself names each fault and ends with a non-zero code.
 */
async function runConsole() {
  if (!existsSync(join(buildFolder(), "BUILD_ID")))
    throw new LaunchFault("There is no build yet: npm ci && npm run build");
  const port = portFrom("PORT", 3000);
  const host = process.env.HOST || "0.0.0.0";
  await requireFreePort({ port, host, variable: "PORT", what: "the console" });
  process.chdir(projectRoot);
  Object.assign(process.env, { NODE_ENV: "production" });
  // The listener's own arguments, as if it had been started by itself.
  process.argv.splice(2, process.argv.length, "--port", String(port), "--hostname", host);
  await import("../http/serve.mjs");
}

try {
  await runConsole();
} catch (error) {
  report(error);
  process.exit(1);
}
