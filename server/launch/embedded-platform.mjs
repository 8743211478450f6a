import { portFrom, requireFreePort } from "./ports.mjs";
import { startNode } from "./processes.mjs";
import { platformArgs } from "./programs.mjs";
import { waitUntilReady } from "./wait.mjs";

const host = "127.0.0.1";
/** The first start makes the data set. */
const timeoutMs = 180_000;

/** True when the operator points the console at their own platform. */
export function isPlatformConfigured() {
  return Boolean(process.env.PLATFORM_REST_URL || process.env.PLATFORM_GRPC_TARGET);
}

/** @throws LaunchFault naming a port that is taken */
export async function platformPorts() {
  const http = portFrom("PLATFORM_HTTP_PORT", 4000);
  const grpc = portFrom("PLATFORM_GRPC_PORT", 4001);
  await requireFreePort({ port: http, host, variable: "PLATFORM_HTTP_PORT", what: "the platform's REST calls" });
  await requireFreePort({ port: grpc, host, variable: "PLATFORM_GRPC_PORT", what: "the platform's gRPC calls" });
  return { http, grpc };
}

/**
 * Starts the embedded platform and waits for it.
 * @param {{ add: (started: ReturnType<typeof startNode>) => ReturnType<typeof startNode> }} group it ends with this group
 * @param {{ http: number, grpc: number }} ports
 * @param {{ consoleUrl: string, watch?: boolean }} options
 * @returns {Promise<Record<string, string>>} the console's environment for it
 */
export async function startEmbeddedPlatform(group, { http, grpc }, { consoleUrl, watch = false }) {
  const env = {
    PLATFORM_HOST: host,
    PLATFORM_HTTP_PORT: String(http),
    PLATFORM_GRPC_PORT: String(grpc),
    CONSOLE_URL: consoleUrl,
    LOG_LEVEL: process.env.LOG_LEVEL || "warn",
  };
  console.log("Starting the platform… (its first start makes the data, about 20 s)");
  const platform = group.add(startNode("platform", platformArgs({ watch }), { env }));
  await waitUntilReady(platform, `http://${host}:${http}/health`, timeoutMs);
  return {
    PLATFORM_REST_URL: `http://${host}:${http}`,
    PLATFORM_GRPC_TARGET: `${host}:${grpc}`,
    DOCUMENTATION_GRPC_TARGET: `${host}:${grpc}`,
    MARKETPLACE_URL: process.env.MARKETPLACE_URL || `http://${host}:${http}`,
    PLATFORM_MODE: "embedded",
  };
}
