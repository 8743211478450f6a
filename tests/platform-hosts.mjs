import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { projectRoot } from "../server/launch/project.mjs";
import { bundle } from "./bundle.mjs";

/** Read by `startPlatform` in the tests: ports of the hosts, by comma. */
export const hostsVariable = "TEST_PLATFORM_HOSTS";

/** @param {string} program its file */
async function startHost(program) {
  const child = spawn(process.execPath, [program], { cwd: projectRoot, stdio: ["pipe", "pipe", "inherit"] });
  const port = once(createInterface({ input: child.stdout }), "line").then(([line]) => line);
  const ended = once(child, "exit");
  const early = ended.then(() => {
    throw new Error("A host of platforms ended before it was ready.");
  });
  early.catch(() => undefined);
  const host = { child, ended, port: await Promise.race([port, early]) };
  // The runner's end does not wait for it: it ends with the pipe.
  for (const handle of [child, child.stdin, child.stdout]) handle.unref();
  return host;
}

/**
 * One host for each worker of a runner, so that none waits for another's platform.
 * @returns {Promise<() => Promise<void>>} what ends them
 */
export async function startPlatformHosts(count) {
  const program = await bundle("tests/support/platforms/host.ts");
  // A process that is ready reads its program no more.
  const hosts = await Promise.all(Array.from({ length: count }, () => startHost(program.file))).finally(program.remove);
  process.env[hostsVariable] = hosts.map(({ port }) => port).join(",");
  return async () => {
    for (const { child } of hosts) {
      child.ref();
      child.kill("SIGTERM");
    }
    await Promise.all(hosts.map(({ ended }) => ended));
  };
}
