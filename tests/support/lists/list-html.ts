import { readFileSync } from "node:fs";
import { filterNamePath, textAt } from "@/lib/list/texts/texts";
import type { AnyList } from "@/lib/resources/list-table";

/** A filter's chip: its whole text and what is shown of it. */
interface ChipText {
  title: string;
  text: string;
}

/** What a list page shows in its first HTML, without a script having run. */
export interface ListHtml {
  /** How many rows there are on all pages. */
  total: number;
  ids: number[];
  chips: ChipText[];
  /** What the list is narrowed to though no filter is applied. */
  standing: string[];
  headings: string[];
  /** The heading by which the rows are ordered, and how; undefined where the column is not shown. */
  sorted: { heading: string; order: string } | undefined;
  /** The preview's heading, "" without one. */
  preview: string;
  /** Names of the preview's fields. */
  terms: string[];
  /** Headings of the preview's parts. */
  parts: string[];
  /** What stands in the rows, cell by cell. */
  rows: string[][];
  /** The same of the preview's own tables. */
  lines: string[][];
  /** The preview's fields, what each holds by its name. */
  fields: Readonly<Record<string, string>>;
  /** Where the link to the next page leads, as query, e.g. `?size=25&page=2`; undefined without one. */
  nextPage: string | undefined;
  /** All that can be read, without the tags. */
  text: string;
  /** All of it, without scripts. */
  body: string;
  tables: number;
}

/** @param html of a list page, in English */
export function readListHtml(html: string): ListHtml {
  const body = withoutScripts(html);
  const [sorted] = allOf(body, /<th\b(?=[^>]* aria-sort="([^"]*)")[^>]*>(.*?)<\/th>/gs);
  const headings = allOf(body, /<th\b[^>]*>(.*?)<\/th>/gs).map(([heading = ""]) => textIn(heading));
  return {
    total: totalIn(textIn(body)),
    ids: allOf(body, / data-row-link="(\d+)"/g).map(([id]) => Number(id)),
    chips: allOf(body, /data-filter-chip="true"><button[^>]*? title="([^"]*)"[^>]*>([^<]*)</g).map(
      ([title = "", text = ""]) => ({ title: unescaped(title), text: unescaped(text) }),
    ),
    standing: allOf(body, /<button(?=[^>]* data-standing-filter)[^>]*? title="([^"]*)"/g).map(([title = ""]) =>
      unescaped(title),
    ),
    headings,
    sorted: sorted && { order: sorted[0] ?? "", heading: textIn(sorted[1] ?? "") },
    preview: textIn(allOf(body, /<h2[^>]*>(.*?)<\/h2>/gs)[0]?.[0] ?? ""),
    terms: allOf(body, /<dt[^>]*>(.*?)<\/dt>/gs).map(([term = ""]) => textIn(term)),
    parts: allOf(body, /<h3[^>]*>(.*?)<\/h3>/gs).map(([part = ""]) => textIn(part)),
    rows: cellsIn(body, (row) => row.includes("data-row-link")),
    lines: cellsIn(body, (row) => !row.includes("data-row-link")),
    fields: Object.fromEntries(
      allOf(body, /<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs).map(([term = "", value = ""]) => [
        textIn(term),
        textIn(value),
      ]),
    ),
    nextPage: nextPageIn(body),
    text: textIn(body),
    body,
    tables: allOf(body, /<table\b/g).length,
  };
}

/** Names of a page's fields and filters, in English. */
export function listTexts(list: AnyList) {
  const texts: unknown = JSON.parse(readFileSync(`messages/en/${list.page}.json`, "utf8"));
  return {
    fieldName: (key: string) => textAt(texts, ["fields", key]),
    filterName: (key: string) => textAt(texts, filterNamePath(list, key)),
  };
}

/** Rows of tables, cell by cell; those of headings alone have none. */
function cellsIn(body: string, isWanted: (row: string) => boolean): string[][] {
  return allOf(body, /<tr\b[^>]*>(.*?)<\/tr>/gs).flatMap(([row = ""]) => {
    const cells = allOf(row, /<td\b[^>]*>(.*?)<\/td>/gs).map(([cell = ""]) => textIn(cell));
    return cells.length > 0 && isWanted(row) ? [cells] : [];
  });
}

function allOf(text: string, pattern: RegExp): string[][] {
  return [...text.matchAll(pattern)].map(([, ...groups]) => groups);
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[\s\S]*?<\/script>|<!--.*?-->/g, "");
}

export function textIn(html: string): string {
  // A place where a word may break is none where it ends.
  const words = html.replaceAll(/<wbr[^>]*>/g, "").replaceAll(/<[^>]*>/g, " ");
  return unescaped(words.replaceAll(/\s+/g, " ")).trim();
}

function unescaped(html: string): string {
  return html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function nextPageIn(body: string): string | undefined {
  const [link] = allOf(body, /<a\b(?=[^>]* aria-label="Next page")[^>]* href="[^"?]*([^"]*)"/g);
  return link && unescaped(link[0] ?? "");
}

/** 0 where the page shows no count, as an empty list that is one message. */
function totalIn(text: string): number {
  const [, total = "0"] = /[\d,]+–[\d,]+ of ([\d,]+)/.exec(text) ?? [];
  return Number(total.replaceAll(",", ""));
}
