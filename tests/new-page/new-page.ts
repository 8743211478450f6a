import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { rowsOfPage } from "./call-rows";
import { declareCalls } from "./declare-calls";
import { declareList, textsOf } from "./declare-list";
import { declareRoutes } from "./declare-routes";
import { declareScreen } from "./declare-screen";
import { type Names, namesOf } from "./names";
import { example, type Stub, stubs, type Table, tables } from "./tables";

/** What was written, by path from the root. */
export interface Made {
  files: readonly string[];
  tables: readonly string[];
}

/**
 * Makes the files of a list page from its rows of docs/spec/calls.tsv, and its entry in each table.
 * @param root of the project
 * @throws where the page exists already, or no row describes its list
 */
export function makePage(root: string, slug: string): Made {
  const names = namesOf(slug);
  const { kebab } = names;
  const rows = rowsOfPage(root, slug);
  if (rows.length === 0) throw new Error(`No row of docs/spec/calls.tsv has a path that begins with ${slug}.`);
  const page = `app/(console)/${slug}`;
  const files = new Map([
    [`lib/resources/${slug}/${kebab}.calls.ts`, declareCalls(names, rows)],
    [`lib/resources/${slug}/${kebab}.list.ts`, declareList(names, rows)],
    [`platform/resources/${slug}/${kebab}.routes.ts`, declareRoutes(names, rows)],
    [`messages/en/${slug}.json`, textsOf(names, rows)],
    [`messages/ro/${slug}.json`, textsOf(names, rows)],
    [`${page}/page.tsx`, renamed(read(root, `app/(console)/${example}/page.tsx`), names)],
    [`${page}/_ui/${kebab}-page.tsx`, declareScreen(names)],
  ]);
  const taken = [...files.keys(), page, `lib/resources/${slug}`].filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`${slug} is there already: ${taken.join(", ")}.`);
  const changed = new Map(tables.map((table) => [table.file, withEntry(read(root, table.file), table, names)]));
  for (const stub of stubs) changed.set(stub.file, withStub(read(root, stub.file), stub, slug));
  for (const [path, text] of [...files, ...changed]) write(root, path, text);
  return { files: [...files.keys()], tables: [...changed.keys()] };
}

/** The example's text under another name. */
function renamed(text: string, { slug, kebab, camel, pascal, title }: Names): string {
  return text
    .replace(/^( +"reservations": )"[^"]*"/, (_, key: string) => `${key}"${title}"`)
    .replaceAll("reservationRoutes", `${camel}Routes`)
    .replace(/reservations(?=Calls|List)/g, camel)
    .replace(/\bimport type reservations\b|\btypeof reservations\b/g, (found) => found.replace(example, camel))
    .replaceAll("Reservations", pascal)
    .replace(/^( +)reservations(?=: )/, (_, indent: string) => `${indent}${keyOf(slug)}`)
    .replace(/(?<=\/)reservations(?=[.-])(?!\.json)/g, kebab)
    .replaceAll(example, slug);
}

/** A slug as the key of an object: a dash needs quotes. */
function keyOf(slug: string): string {
  return slug.includes("-") ? `"${slug}"` : slug;
}

/** The lines that name the example, each followed by the same one for the new page. */
function withEntry(text: string, table: Table, names: Names): string {
  return atExample(text, table, (line) => [line, renamed(line, names)]);
}

/** The example's entry goes over several lines, so that of the new page stands before it. */
function withStub(text: string, stub: Stub, slug: string): string {
  return atExample(text, stub, (line) => [`  ${keyOf(slug)}: ${stub.entry},`, line]);
}

function atExample(text: string, { file, lines }: Table, change: (line: string) => string[]): string {
  const all = text.split("\n");
  if (!all.some((line) => lines.test(line))) throw new Error(`${file} names ${example} otherwise by now.`);
  return all.flatMap((line) => (lines.test(line) ? change(line) : [line])).join("\n");
}

function read(root: string, path: string): string {
  return readFileSync(join(root, path), "utf8");
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
