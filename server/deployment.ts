import "server-only";
import type { Deployment } from "@/lib/session/deployment";
import { appVersion } from "@/lib/session/session-view";
import { env } from "./env";

/** What runs here, to tell support (SHELL-024). */
export function currentDeployment(): Deployment {
  const { BUILD_REVISION: revision, PLATFORM_MODE: platform } = env();
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  return { version: appVersion, revision, startedAt, platform };
}
