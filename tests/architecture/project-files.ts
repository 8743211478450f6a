import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { SourceFile } from "./tree-rules";

/** Files of the project, tracked or new, that are neither built nor downloaded. @param ending e.g. `.ts` */
export function projectFiles(...endings: readonly string[]): SourceFile[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    encoding: "utf8",
  });
  return listed
    .split("\0")
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}
