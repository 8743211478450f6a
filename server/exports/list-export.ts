import "server-only";
import { type ExportRequest, mostExportedRows } from "@/lib/exports/export-request";
import type { ListRows } from "@/lib/list/declare/define-list";
import { filterWords } from "@/lib/list/filters/filter-words";
import type { Locale } from "@/lib/preferences/locale";
import type { AnyList } from "@/lib/resources/list-table";
import type { Cell, TableFile } from "./cell";
import { csvFile } from "./csv-file";
import { exportFileName } from "./file-name";
import { readAllRows, readTickedRows } from "./read-all-rows";
import { type Reader, tableColumns } from "./table-columns";
import { xlsxFile } from "./xlsx-file";

interface ListRow {
  id: number;
}

/** The person for whom a file is made, with the words of its name. */
export interface ExportReader extends Reader {
  locale: Locale;
  /** How many rows were ticked for it. */
  ticked(count: number): string;
}

interface Settings {
  list: AnyList;
  request: ExportRequest;
  reader: ExportReader;
  now: Date;
  /** The first page, which says how many rows there are. */
  first: ListRows<ListRow>;
  /** @param page from 1. */
  read(page: number): Promise<ListRows<ListRow>>;
}

/** A list on its way into a file. */
export interface ListExport {
  fileName: string;
  totalCount: number;
  file: TableFile;
  rows: AsyncIterable<readonly (readonly Cell[])[]>;
  isChanged(): boolean;
}

/** The chosen columns of all rows that a request means, as a file of its format in the reader's language and zone. */
export function listExport({ list, request, reader, now, first, read }: Settings): ListExport {
  const columns = tableColumns(list.columns, request.columns, reader);
  const title = reader.text("title");
  let isChanged = false;
  const onChange = () => {
    isChanged = true;
  };
  const walk = { first, read, most: mostExportedRows };
  const pages = request.ids === undefined ? readAllRows({ ...walk, onChange }) : readTickedRows(walk, request.ids);
  const words = filterWords(list, request.filters, reader, new Map()).map(({ name, value }) => `${name} ${value}`);
  return {
    fileName: exportFileName({
      title,
      // A file goes from hand to hand, so its name shows records by their numbers.
      filters: request.ids === undefined ? words : [reader.ticked(request.ids.size), ...words],
      now,
      timeZone: reader.timeZone,
      extension: request.format,
    }),
    totalCount: request.ids?.size ?? first.totalCount,
    file: request.format === "csv" ? csvFile(columns, reader.locale) : xlsxFile(title, columns),
    rows: cellsOf(pages, columns),
    isChanged: () => isChanged,
  };
}

async function* cellsOf(
  pages: AsyncIterable<readonly ListRow[]>,
  columns: ReturnType<typeof tableColumns<ListRow>>,
): AsyncGenerator<Cell[][]> {
  for await (const rows of pages) yield rows.map((row) => columns.map((column) => column.cellOf(row)));
}
