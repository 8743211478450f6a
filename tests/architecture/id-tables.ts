import { readdirSync, readFileSync } from "node:fs";
import type { IdKind } from "./named-ids";

/** Where the ids of a kind are rows, and which there are. */
export interface IdTable {
  document: string;
  ids: ReadonlySet<string>;
}

/** A promise of docs/security.md. */
export interface Promised {
  id: string;
  /** Files whose tests prove it; none of a row that is open. */
  proofs: readonly string[];
  isOpen: boolean;
}

export function idTables(): Record<IdKind, IdTable> {
  return {
    promise: { document: "docs/security.md", ids: new Set(promises().map(({ id }) => id)) },
    requirement: firstColumn("docs/spec/requirements.tsv"),
    call: firstColumn("docs/spec/calls.tsv"),
    reading: { document: "docs/readings.md", ids: matches("docs/readings.md", /^\d+(?=\. )/gm) },
    decision: {
      document: "docs/decisions",
      ids: new Set(readdirSync("docs/decisions").map((name) => name.slice(0, 4))),
    },
    section: firstColumn("docs/spec/sections.tsv"),
  };
}

/** Rows of docs/security.md: id, threat, promise, proof. */
export function promises(): Promised[] {
  const rows = read("docs/security.md").match(/^\| [A-Z]\d+ \|.*$/gm) ?? [];
  return rows.map((row) => {
    const [, id = "", , , proof = ""] = row
      .split(" | ")
      .flatMap((cell, at) => (at === 0 ? ["", cell.slice(2)] : [cell]));
    const proofs = [...proof.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
    return { id, proofs, isOpen: proof.startsWith("open:") };
  });
}

/** Headings of the specification by section, `2§7` to its parts; a source names a part by how it begins. */
export function headings(): ReadonlyMap<string, readonly string[]> {
  const bySection = new Map<string, string[]>();
  for (const [section = "", heading = ""] of table("docs/spec/sections.tsv")) {
    bySection.set(section, [...(bySection.get(section) ?? []), heading]);
  }
  return bySection;
}

/** Cells of a table in docs/spec, without its head. */
export function table(document: string): string[][] {
  const [, ...lines] = read(document).trimEnd().split("\n");
  return lines.map((line) => line.split("\t"));
}

function firstColumn(document: string): IdTable {
  return { document, ids: new Set(table(document).map(([id = ""]) => id)) };
}

function matches(document: string, form: RegExp): ReadonlySet<string> {
  return new Set(read(document).match(form) ?? []);
}

function read(document: string): string {
  return readFileSync(document, "utf8");
}
