import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectRoot } from "../server/launch/project.mjs";

/** The bundler that runs TypeScript elsewhere here; nothing else brings it. */
const tsx = createRequire(join(projectRoot, "package.json")).resolve("tsx");
const esbuild = createRequire(tsx)("esbuild");

/** What a module reads beside itself lies where its source does, not where the bundle does. */
const placesOfSources = {
  name: "places-of-sources",
  /** @param {{ onLoad: (where: object, load: (source: { path: string }) => object) => void }} build */
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:ts|mjs)$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8")
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(path))),
      loader: path.endsWith(".ts") ? "ts" : "js",
    }));
  },
};

/**
 * Puts a program and what it imports of ours into one file: a process that translates each module for itself takes three
 * times the processor's time to start, and these are started many times.
 *
 * @param {string} entry its file, from the project's folder
 * @returns {Promise<{ file: string, remove: () => void }>} plain JavaScript, below the project, where packages are found
 */
export async function bundle(entry) {
  const data = join(projectRoot, ".data");
  mkdirSync(data, { recursive: true });
  const folder = mkdtempSync(join(data, "program-"));
  const file = join(folder, "program.mjs");
  await esbuild.build({
    entryPoints: [join(projectRoot, entry)],
    outfile: file,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    plugins: [placesOfSources],
    logLevel: "error",
  });
  await esbuild.stop();
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
