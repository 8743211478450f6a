import { spawnSync } from "node:child_process";
import { makePage } from "./new-page";

/** `npm run new supplier_claims`: a list page's files from its rows of docs/spec/calls.tsv; docs/adding-a-page.md goes on. */
const [slug, ...more] = process.argv.slice(2);
try {
  if (slug === undefined || more.length > 0) throw new Error("Name one page, e.g. npm run new supplier_claims");
  const { files, tables } = makePage(process.cwd(), slug);
  spawnSync(process.execPath, ["node_modules/@biomejs/biome/bin/biome", "check", "--write", ...files, ...tables]);
  console.log(["Made:", ...files, "", "Added to:", ...tables].join("\n"));
  console.log("\nnpm run check now names what no row says. docs/adding-a-page.md has the rest, step by step.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
