import type { SourceFile } from "./tree-rules";

/** What comments, titles of tests and documents name by an id. docs/README.md says what each kind refers to. */
export type IdKind = "promise" | "requirement" | "call" | "reading" | "decision" | "section";

export interface NamedId {
  kind: IdKind;
  /** As its table has it: `P20`, `RECP-024`, `REC-01`, `57`, `0019`, `2§7`. */
  id: string;
  path: string;
}

/** Ids of kinds that look like nothing else: wherever they stand, they are meant. */
const anywhere: readonly (readonly [IdKind, RegExp])[] = [
  ["requirement", /\b[A-Z][A-Z0-9]{3,4}-\d{3}\b/g],
  ["call", /\b[A-Z]{3}-\d{2}\b/g],
  ["section", /\b\d§\d+/g],
];

/** Those of kinds that a plain text or number may look like: meant in prose, and in the titles of tests. */
const inProse: readonly (readonly [IdKind, RegExp])[] = [
  ["promise", /\b[SRPGWDCO]\d{1,2}\b/g],
  ["reading", /(?<=\breadings? )\d+/gi],
  ["decision", /(?<=\bdecisions? )\d+/gi],
];

/** Names of standards have the form of a call's id. */
const standards: ReadonlySet<string> = new Set(["EAN-13", "UTF-16"]);

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;
const leadingIds = /(?<=["'`])(?:(?:[A-Z][A-Z0-9]{3,4}-\d{3}|[SRPGWDCO]\d{1,2}) )+/g;

/** Every id that a file names. Its documents are prose as a whole, its source in comments and titles alone. */
export function namedIds({ path, text }: SourceFile): NamedId[] {
  const prose = path.endsWith(".md")
    ? text
    : [...(text.match(comment) ?? []), ...promisesInTitles({ path, text })].join("\n");
  const found = [
    ...anywhere.flatMap(([kind, form]) => idsOf(kind, form, text)),
    ...inProse.flatMap(([kind, form]) => idsOf(kind, form, prose)),
  ];
  return found.filter(({ id }) => !standards.has(id)).map((named) => ({ ...named, path }));
}

/** Promises that titles of a test begin with, alone or among ids of requirements: `P18 SHELL-010 dashboards say …`. */
export function promisesInTitles({ path, text }: SourceFile): string[] {
  if (!/\.(test|spec)\.tsx?$/.test(path)) return [];
  return (text.match(leadingIds) ?? []).flatMap((ids) => ids.match(/\b[SRPGWDCO]\d{1,2}\b/g) ?? []);
}

function idsOf(kind: IdKind, form: RegExp, text: string): { kind: IdKind; id: string }[] {
  return [...new Set(text.match(form) ?? [])].map((id) => ({ kind, id }));
}
