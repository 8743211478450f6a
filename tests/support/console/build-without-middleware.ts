import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { builtFolder, projectRoot } from "./run-console";

const variant = ".next-without-middleware";

/**
 * The same build with its middleware taken out, for showing that it is not the lock (W9). Made once
 * per build: the folder carries the id of the build it was made from.
 *
 * @returns the value for NEXT_DIST_DIR
 */
export function buildWithoutMiddleware(): string {
  const from = join(projectRoot, builtFolder());
  const to = join(projectRoot, variant);
  const buildId = readFileSync(join(from, "BUILD_ID"), "utf8");
  if (existsSync(join(to, "MADE_FROM")) && readFileSync(join(to, "MADE_FROM"), "utf8") === buildId) return variant;
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, filter: (path) => !/[\\/](cache|dev|types|trace)$/.test(path) });
  takeOutMiddleware(join(to, "server"));
  writeFileSync(join(to, "MADE_FROM"), buildId);
  return variant;
}

const middlewareManifest = z.looseObject({ middleware: z.record(z.string(), z.unknown()) });
const functionsManifest = z.looseObject({ functions: z.record(z.string(), z.unknown()) });

function takeOutMiddleware(server: string): void {
  rewrite(join(server, "middleware-manifest.json"), middlewareManifest, (manifest) => ({
    ...manifest,
    middleware: {},
    sortedMiddleware: [],
  }));
  rewrite(join(server, "functions-config-manifest.json"), functionsManifest, (manifest) => {
    const { "/_middleware": _taken, ...functions } = manifest.functions;
    return { ...manifest, functions };
  });
  for (const name of readdirSync(server)) if (name.startsWith("middleware.js")) rmSync(join(server, name));
}

function rewrite<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  change: (json: z.output<Schema>) => object,
): void {
  writeFileSync(file, JSON.stringify(change(schema.parse(JSON.parse(readFileSync(file, "utf8"))))));
}
