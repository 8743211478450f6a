import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "@/tests/support/console/run-console";

/** A program of these tests as plain JavaScript. */
export interface Program {
  /** Node's, before the program's own. */
  readonly args: readonly string[];
  remove(): void;
}

const bundlerSchema = z.object({ buildSync: z.custom<(options: object) => unknown>() });

/**
 * Puts a program and what it imports of ours into one file: it is started many times, and a process that translates each
 * module for itself takes three times the processor's time. By the bundler that runs TypeScript elsewhere here.
 *
 * @param name of its file in this folder
 */
export function bundled(name: string): Program {
  const data = join(projectRoot, ".data");
  mkdirSync(data, { recursive: true });
  // Below the project, where packages are found by the way up.
  const folder = mkdtempSync(join(data, "program-"));
  const outfile = join(folder, "program.mjs");
  const tsx = createRequire(join(projectRoot, "package.json")).resolve("tsx");
  const { buildSync } = bundlerSchema.parse(createRequire(tsx)("esbuild"));
  buildSync({
    entryPoints: [join(import.meta.dirname, name)],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    sourcemap: "inline",
    logLevel: "error",
  });
  return {
    args: ["--conditions=react-server", outfile],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
