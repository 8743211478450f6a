import { readFileSync } from "node:fs";
import { z } from "zod";
import { projectFiles } from "../architecture/project-files";

/** One row of docs/spec/requirements.tsv. */
export interface Requirement {
  /** e.g. SHELL-002 */
  id: string;
  area: string;
  text: string;
  /** e.g. 1§2 */
  source: string;
}

/** Rows of a table whose first line names the columns. Its fields hold neither tabs nor quotes. */
function readTable<Row>(file: string, row: z.ZodType<Row>): Row[] {
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.filter((line) => line !== "").map((line) => row.parse(line.split("\t")));
}

const requirementRow = z
  .tuple([z.string(), z.string(), z.string(), z.string()])
  .transform(([id, area, text, source]): Requirement => ({ id, area, text, source }));

const reasonRow = z.tuple([z.string(), z.string().min(20, "a reason is a sentence")]);

export function readRequirements(): Requirement[] {
  return readTable("docs/spec/requirements.tsv", requirementRow);
}

/** Requirements that no test can prove, each with the reason: docs/spec/without-test.tsv. */
export function readReasons(): ReadonlyMap<string, string> {
  return new Map(readTable("docs/spec/without-test.tsv", reasonRow));
}

/** A text that begins with an id, promises of docs/security.md before it: a title, or the cell that becomes one. */
const titleWithId = /(["'`])((?:[SRPGWDCO]\d{1,2} )*[A-Z][A-Z0-9]{3,4}-\d{3}\b(?:\\.|(?!\1)[^\\])*)\1/g;
const requirementId = /\b[A-Z][A-Z0-9]{3,4}-\d{3}\b/g;

/** Ids of requirements that titles begin with, `SESS-015 SESS-016 a 403 leads to …`. @param source text of a test file */
export function idsInTitles(source: string): string[] {
  return [...source.matchAll(titleWithId)].flatMap(([, , title]) => title?.match(requirementId) ?? []);
}

/** Files of tests, parts of them that tell tests, and the sets whose ids become the titles of each list's tests. */
const titled = [
  ".test.ts",
  ".test.tsx",
  ".spec.ts",
  "/the-lock.ts",
  "/records-in-first-html.ts",
  "/walk-links.ts",
  "/filter-sets.ts",
  "/own-filter-sets.ts",
  "/entity-fields.ts",
];

export const mayTitle = (path: string): boolean => titled.some((ending) => path.endsWith(ending));

/** Which of them name which requirement in a title. */
export function readTestedIds(): ReadonlyMap<string, readonly string[]> {
  const byId = new Map<string, string[]>();
  for (const { path, text } of projectFiles(...titled)) {
    if (path.startsWith("tests/spec/")) continue;
    for (const id of new Set(idsInTitles(text))) byId.set(id, [...(byId.get(id) ?? []), path]);
  }
  return byId;
}
