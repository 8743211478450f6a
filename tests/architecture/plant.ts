import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";

const projectRoot = process.cwd();
/** What the linter reads beside the sources. */
const linterFiles = [
  "biome.json",
  "biome.imports.json",
  ".gitignore",
  "package.json",
  "tsconfig.json",
  "tests/architecture",
];

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), location: z.object({ path: z.string(), start: z.object({ line: z.number() }) }) }),
  ),
});

/** What the linter found: e.g. `lint/style/noRestrictedImports`, and in which line, from 1. */
export interface Finding {
  readonly category: string;
  readonly line: number;
}

/** Files by path, as they would lie in the project. */
export type Plants = Readonly<Record<string, string>>;

/**
 * Lints files under the project's own rules in a copy of it that holds nothing else.
 * @returns for each path what the linter found there
 */
export function findingsIn(plants: Plants): ReadonlyMap<string, readonly Finding[]> {
  const copy = mkdtempSync(join(tmpdir(), "planted-"));
  try {
    for (const file of linterFiles) cpSync(join(projectRoot, file), join(copy, file), { recursive: true });
    for (const [path, text] of Object.entries(plants)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    }
    const biome = join(projectRoot, "node_modules/@biomejs/biome/bin/biome");
    const run = spawnSync(
      process.execPath,
      [biome, "lint", "--reporter=json", "--max-diagnostics=none", ...Object.keys(plants)],
      { cwd: copy, encoding: "utf8" },
    );
    const found = new Map<string, Finding[]>(Object.keys(plants).map((path) => [path, []]));
    for (const { category, location } of reportSchema.parse(JSON.parse(run.stdout)).diagnostics) {
      found.get(location.path)?.push({ category, line: location.start.line });
    }
    return found;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @returns for each path the categories of what the linter found there, e.g. `lint/style/noRestrictedImports` */
export function lintPlanted(plants: Plants): ReadonlyMap<string, readonly string[]> {
  const found = [...findingsIn(plants)];
  return new Map(found.map(([path, findings]) => [path, findings.map(({ category }) => category)]));
}
