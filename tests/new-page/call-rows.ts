import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A row of docs/spec/calls.tsv. */
export interface CallRow {
  id: string;
  method: string;
  path: string;
  /** What the row says of query or body, and of the answer: prose, in which names of fields may stand. */
  asked: string;
  answered: string;
}

/** Rows whose path begins with the page's URL segment. @param root of the project */
export function rowsOfPage(root: string, slug: string): CallRow[] {
  const [, ...lines] = readFileSync(join(root, "docs/spec/calls.tsv"), "utf8").trimEnd().split("\n");
  return lines.flatMap((line) => {
    const [id = "", , kind = "", method = "", address = "", asked = "", answered = ""] = line.split("\t");
    const path = address.replace(/^\//, "").replace(/\?.*$/, "");
    return kind === "rest" && path.split("/")[0] === slug ? [{ id, method, path, asked, answered }] : [];
  });
}

/** Names that a cell of a row lists: `lockerId, storageIds` of `page list by the generic rule: lockerId, storageIds`. */
export function namesIn(cell: string): string[] {
  const listed = cell.slice(cell.indexOf(":") + 1).replace(/\([^)]*\)/g, "");
  const names = listed.split(",").map((name) => name.trim());
  return names.every((name) => /^[a-z]\w*$/i.test(name) && name !== "none") ? names : [];
}

/** What the calls object names it: `list`, `one`, `create`, `update`, `remove`, or the last word of its path. */
export function keyOf({ method, path }: CallRow): string {
  const [, ...rest] = path.split("/");
  const last = rest.at(-1);
  if (last === undefined) return method === "GET" ? "list" : "create";
  if (!last.startsWith("{")) return last.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { GET: "one", PATCH: "update", DELETE: "remove" }[method] ?? "create";
}
