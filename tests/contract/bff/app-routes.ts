import { readdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@/tests/support/console/run-console";

const app = join(projectRoot, "app");

/** The URL of every `page.tsx`, e.g. `/receptions`; a new page is tested without a line here. */
export function pagePaths(group: "(console)" | "(public)"): string[] {
  return pagesBelow(join(app, group), "").sort();
}

function pagesBelow(folder: string, url: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return entry.name === "page.tsx" ? [url === "" ? "/" : url] : [];
    // A catch-all is no page of its own: it leads elsewhere.
    if (entry.name.startsWith("_") || entry.name.startsWith("[...")) return [];
    const isSilent = entry.name.startsWith("(");
    const segment = /^\[\w+\]$/.test(entry.name) ? "17" : entry.name;
    return pagesBelow(join(folder, entry.name), isSilent ? url : `${url}/${segment}`);
  });
}
