import { posix } from "node:path";
import type { SourceFile } from "./tree-rules";

const imported = /^(?:import|export) (?!type )[^;]*? from "([^"]+)";$/gms;

/** The sources that run in a browser: client components, and all that they import. */
export function browserSources(sources: readonly SourceFile[]): SourceFile[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const reached = new Set<SourceFile>();
  const reach = (source: SourceFile): void => {
    if (reached.has(source)) return;
    reached.add(source);
    for (const [, from = ""] of source.text.matchAll(imported)) {
      const path = from.startsWith("@/") ? from.slice(2) : posix.join(posix.dirname(source.path), from);
      const next = byPath.get(`${path}.ts`) ?? byPath.get(`${path}.tsx`);
      if (next !== undefined) reach(next);
    }
  };
  for (const source of sources) if (source.text.startsWith('"use client"')) reach(source);
  return [...reached];
}
