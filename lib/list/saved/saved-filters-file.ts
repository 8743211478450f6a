import * as z from "zod/mini";
import { listPageKeys } from "@/lib/roles/list-pages";
import { readSavedFilters } from "./saved-filters";

/** What a file says it is, so that no other JSON is taken for one. */
const kind = "console-saved-filters";

/** Rises when a file of today could no longer be read right. */
const version = 1;

/** In bytes. A thousand saved filters are about half of it. */
export const largestFile = 1024 * 1024;

/** Beyond this many it is no person's collection. */
const mostEntries = 1000;

const fileSchema = z.strictObject({
  kind: z.literal(kind),
  version: z.literal(version),
  exportedAt: z.optional(z.iso.datetime()),
  pages: z.record(z.string(), z.array(z.unknown())),
});

const markSchema = z.object({ kind: z.literal(kind), version: z.int() });

/** Entries by page as the file has them; each is still to be looked at. */
export type FilePages = Readonly<Record<string, readonly unknown[]>>;

/** Why a file is refused as a whole. */
export type FileFault = "tooLarge" | "notOurs" | "newer" | "tooMany";

/** Whether there is anything to export. */
export function hasSavedFilters(stored: string | null): boolean {
  return listPageKeys.some((page) => readSavedFilters(stored, page).length > 0);
}

/**
 * All saved filters of a browser as a file's text, pages in the order of the menu.
 * @param stored what lies under the browser's key.
 */
export function writeFiltersFile(stored: string | null, now: Date): string {
  const saved = listPageKeys.map((page) => [page, readSavedFilters(stored, page)] as const);
  const pages = Object.fromEntries(saved.filter(([, filters]) => filters.length > 0));
  return `${JSON.stringify({ kind, version, exportedAt: now.toISOString(), pages }, null, 2)}\n`;
}

/** @returns the file's entries by page, or why it is none of ours. Its size was looked at before it was read. */
export function readFiltersFile(text: string): FilePages | FileFault {
  const json = parseJson(text);
  const mark = markSchema.safeParse(json).data;
  if (mark === undefined) return "notOurs";
  if (mark.version > version) return "newer";
  const file = fileSchema.safeParse(json).data;
  if (file === undefined) return "notOurs";
  const count = Object.values(file.pages).reduce((sum, entries) => sum + entries.length, 0);
  return count > mostEntries ? "tooMany" : file.pages;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
