import { type CallRow, keyOf, namesIn } from "./call-rows";
import type { Names } from "./names";

/** Stands where a row says nothing: its type fits nowhere, and names the row in the error. */
export function unnamed(row: CallRow, what: string): string {
  return `unnamed(${JSON.stringify(`${row.id}: ${what}`)})`;
}

export const unnamedDeclaration = `/** Stands for what docs/spec/calls.tsv does not say: a type error that names the row, until somebody knows it. */
declare function unnamed<const Row extends string>(row: Row): { unnamed: Row };
`;

/** The text of `<slug>.calls.ts`. */
export function declareCalls({ camel, pascal, slug }: Names, rows: readonly CallRow[]): string {
  const isList = rows.some((row) => keyOf(row) === "list");
  return `import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
${isList ? 'import { sortedWindow } from "@/lib/calls/paging";\n' : ""}import { id } from "@/lib/calls/scalars";
import { doneSchema, rows } from "@/lib/calls/wire";

${unnamedDeclaration}
const rowSchema = z.object({
  id: z.int(),
${fieldsOf(rows)
  .map(([row, field, what]) => `  ${JSON.stringify(field)}: ${unnamed(row, what)},\n`)
  .join("")}} satisfies z.core.$ZodShape);

export type ${pascal}Row = z.output<typeof rowSchema>;

export const ${camel}Calls = {
${rows.map((row) => `  ${keyOf(row)}: restCall({\n${settingsOf(row, slug)}  }),\n`).join("")}};
`;
}

/** Fields of a record: those that a row names, or else one for each row that answers a record and names none. */
function fieldsOf(rows: readonly CallRow[]): [CallRow, string, string][] {
  const answers = rows.filter((row) => ["list", "one"].includes(keyOf(row)));
  const named = answers.flatMap((row) => namesIn(row.answered).map((name): [string, CallRow] => [name, row]));
  const fields = [...new Map(named)].filter(([name]) => name !== "id");
  if (fields.length === 0) return answers.map((row) => [row, row.id, `its fields: ${row.answered}`]);
  return fields.map(([name, row]) => [row, name, `what kind of field ${name} is`]);
}

function settingsOf(row: CallRow, slug: string): string {
  const { id, method, path, asked } = row;
  const key = keyOf(row);
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const lines = [
    `id: "${id}",`,
    `access: ["${slug}"],`,
    `method: ${method === "?" ? unnamed(row, "its method") : `"${method}"`},`,
    `path: "${path}",`,
  ];
  if (params.length > 0)
    lines.push(
      `params: { ${params.map((name) => (name === "id" ? "id" : `${name}: ${unnamed(row, `what kind of value ${name} is`)}`)).join(", ")} },`,
    );
  if (method === "GET" && (key === "list" || namesIn(asked).length > 0)) lines.push(...queryOf(row, key));
  if (method === "POST" || method === "PATCH") lines.push(...bodyOf(row));
  lines.push(`answer: ${answerOf(row, key)},`);
  return lines.map((line) => `    ${line}\n`).join("");
}

function queryOf(row: CallRow, key: string): string[] {
  const named = namesIn(row.asked).map((name) => `  ${name}: ${unnamed(row, `what kind of parameter ${name} is`)},`);
  return ["query: {", ...named, ...(key === "list" ? ['  ...sortedWindow(["id"]),'] : []), "},"];
}

function bodyOf(row: CallRow): string[] {
  const names = namesIn(row.asked);
  if (row.asked === "none") return [];
  if (names.length === 0) return [`body: ${unnamed(row, `its body: ${row.asked}`)},`];
  return [
    "body: z.strictObject({",
    ...names.map((name) => `  ${name}: ${unnamed(row, `what kind of field ${name} is`)},`),
    "}),",
  ];
}

function answerOf(row: CallRow, key: string): string {
  if (key === "list") return "rows(rowSchema)";
  if (key === "one") return "rowSchema";
  return /^none/.test(row.answered) ? "doneSchema" : unnamed(row, `its answer: ${row.answered}`);
}
