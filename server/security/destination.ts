import "server-only";
import { shellPath } from "@/lib/offline/shell";
import { pageOfPath, pathOfPage } from "@/lib/roles/pages";

/** Need no session (SHELL-005..007): of ours the shell for counting without a network, which holds no data. */
const publicPaths: ReadonlySet<string> = new Set(["/login", "/reset-password", "/qr-order", shellPath]);

/** `machinery`: the API and Next's own addresses, which look after themselves. */
export type Destination = "machinery" | "public" | "page" | "unknown";

/** What a path leads to. Page keys are the whole path; anything longer or shorter is unknown. */
export function destinationOf(path: string): Destination {
  if (path.startsWith("/api/") || path.startsWith("/_next/")) return "machinery";
  if (publicPaths.has(path)) return "public";
  const page = pageOfPath(path);
  return page !== undefined && pathOfPage(page) === path ? "page" : "unknown";
}
