import "server-only";
import { randomBytes } from "node:crypto";
import { env, isDevelopment } from "../env";

/** @returns 144 random bits, for one response. */
export function newNonce(): string {
  return randomBytes(18).toString("base64");
}

/**
 * The content security policy of a page (W5). Scripts run by nonce alone; styles may stand inline,
 * because components place themselves by style attributes.
 */
export function contentPolicy(nonce: string): string {
  const { CONSOLE_URL, PLATFORM_MODE, PLATFORM_REST_URL, MARKETPLACE_URL, MAP_TILES_URL } = env();
  const pictures = new Set([new URL(MARKETPLACE_URL).origin]);
  // The embedded platform draws the product pictures itself, on its own port of this machine.
  if (PLATFORM_MODE === "embedded") pictures.add(new URL(PLATFORM_REST_URL).origin);
  // A map asks for its tiles by script, and draws them.
  const tiles = MAP_TILES_URL === undefined ? [] : [new URL(MAP_TILES_URL).origin];
  for (const origin of tiles) pictures.add(origin);
  const rules = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment() ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${[...pictures].join(" ")}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...tiles].join(" ")}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "report-uri /api/csp-report",
  ];
  if (CONSOLE_URL.startsWith("https:")) rules.push("upgrade-insecure-requests");
  return rules.join("; ");
}
