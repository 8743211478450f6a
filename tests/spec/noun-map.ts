import type { Call } from "@/lib/calls/call";
import { callTable } from "@/lib/resources/call-table";
import { pageKeys } from "@/lib/roles/pages";
import { idTables, table } from "../architecture/id-tables";
import { namedIds } from "../architecture/named-ids";
import { projectFiles } from "../architecture/project-files";
import type { SourceFile } from "../architecture/tree-rules";
import { readReasons, readRequirements, readTestedIds } from "./requirements";

/** What one noun consists of. */
export interface NounMap {
  /** Files by top folder, in the order of the layers. */
  layers: readonly { layer: string; files: readonly { path: string; lines: number }[] }[];
  calls: readonly { id: string; endpoint: string; access: string; declaredIn: string }[];
  requirements: readonly { id: string; text: string; source: string; tests: readonly string[]; reason?: string }[];
}

const layers = ["app", "components", "lib", "server", "platform", "messages", "tests", "docs"];

/** @param slug a page's URL segment, e.g. `receptions` @throws for a slug that no folder and no page has */
export function mapOfNoun(slug: string): NounMap {
  const all = projectFiles(".ts", ".tsx", ".json", ".md");
  const own = all.filter(({ path }) => isOf(slug, path));
  if (own.length === 0) throw new Error(`Nothing is called ${slug}. ${whatThereIs(slug, all)}`);
  return {
    layers: layers
      .map((layer) => ({ layer, files: own.filter(({ path }) => path.startsWith(`${layer}/`)).map(measured) }))
      .filter(({ files }) => files.length > 0),
    calls: callsOf(own),
    requirements: requirementsOf(slug, own),
  };
}

/** Files with the word in their name, else the pages. */
function whatThereIs(word: string, files: readonly SourceFile[]): string {
  const found = files.filter(({ path }) => path.split("/").at(-1)?.includes(word)).map(({ path }) => path);
  return found.length === 0
    ? `Pages: ${pageKeys.join(", ")}.`
    : `In names of files:\n${found.map((path) => `  ${path}`).join("\n")}`;
}

/** A folder or the beginning of a file's name is the slug; dashes and underscores are the same. */
function isOf(slug: string, path: string): boolean {
  const plain = (text: string) => text.replaceAll("_", "-");
  return path.split("/").some((part) => plain(part.split(".")[0] ?? "") === plain(slug));
}

function measured({ path, text }: SourceFile) {
  return { path, lines: text.split("\n").length - 1 };
}

function callsOf(files: readonly SourceFile[]): NounMap["calls"] {
  const declarations = files.filter(({ path }) => path.endsWith(".calls.ts"));
  return callTable.flatMap((call) => {
    const declared = declarations.find(({ text }) => text.includes(`id: "${call.id}"`));
    if (declared === undefined) return [];
    const access = typeof call.access === "string" ? call.access : call.access.join(", ");
    return [{ id: call.id, endpoint: endpointOf(call), access, declaredIn: declared.path }];
  });
}

function endpointOf(call: Call): string {
  if (call.kind === "query") return `query ${call.queryName}`;
  return call.kind === "documentation" ? `documentation ${call.rpc}` : `${call.method} ${call.path}`;
}

/** Those of the noun's areas, and those of other areas that its own files name. */
function requirementsOf(slug: string, files: readonly SourceFile[]): NounMap["requirements"] {
  const areas = new Set(table("docs/spec/areas.tsv").flatMap(([area, page]) => (page === slug ? [area] : [])));
  const known = idTables().requirement.ids;
  const named = new Set(files.flatMap(namedIds).flatMap(({ id }) => (known.has(id) ? [id] : [])));
  const tested = readTestedIds();
  const reasons = readReasons();
  return readRequirements()
    .filter(({ id, area }) => areas.has(area) || named.has(id))
    .map(({ id, text, source }) => ({ id, text, source, tests: tested.get(id) ?? [], reason: reasons.get(id) }));
}
