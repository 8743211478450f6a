import { type CallRow, keyOf, namesIn } from "./call-rows";
import { unnamed, unnamedDeclaration } from "./declare-calls";
import { type Names, titleOf } from "./names";

/** The filters of a list: one for each parameter that its row names. */
function filtersOf(rows: readonly CallRow[]): { row: CallRow; names: readonly string[] } {
  const row = rows.find((each) => keyOf(each) === "list");
  if (row === undefined) throw new Error("No row of docs/spec/calls.tsv lists it: add GET <slug> first.");
  return { row, names: namesIn(row.asked) };
}

/** The text of `<slug>.list.ts`. */
export function declareList({ slug, kebab, camel, pascal }: Names, rows: readonly CallRow[]): string {
  const { row, names } = filtersOf(rows);
  if (!rows.some((each) => keyOf(each) === "one")) throw new Error(`No row reads one record: add GET ${slug}/{id}.`);
  const filters = names.map((name) => `    ${name}: ${unnamed(row, `what kind of filter ${name} is`)},\n`).join("");
  return `import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { ${camel}Calls, type ${pascal}Row } from "./${kebab}.calls";

${names.length > 0 ? `${unnamedDeclaration}\n` : ""}const columns: Columns<${pascal}Row> = {
  id: { kind: "id", value: (row) => row.id },
};

export const ${camel}List = defineList({
  page: "${slug}",
  call: ${camel}Calls.list,
  columns,
  defaultColumns: [],
  sort: { id: "id" },
  defaultSort: { key: "id", order: "DESC" },
  filters: {
${filters}  },
  preview: {
    call: ${camel}Calls.one,
    args: (id) => ({ params: { id } }),
    detail: (row) => row,
    fields: columns,
  },
});
`;
}

/** The texts of a page in one language. Other languages than English begin with the English words. */
export function textsOf({ title }: Names, rows: readonly CallRow[]): string {
  const filters = Object.fromEntries(filtersOf(rows).names.map((name) => [name, titleOf(name)]));
  const texts = { title, one: title, fields: { id: "Id" }, ...(Object.keys(filters).length > 0 && { filters }) };
  return `${JSON.stringify(texts, null, 2)}\n`;
}
