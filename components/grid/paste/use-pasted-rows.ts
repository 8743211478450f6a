"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Choice } from "@/lib/choices/source";
import { enterCells, type FoundReferences, mappedRows, textsOf } from "@/lib/grid/clipboard/mapped-rows";
import type { PasteMapping } from "@/lib/grid/clipboard/paste-mapping";
import type { PastedTable } from "@/lib/grid/clipboard/pasted-table";
import type { GridColumn } from "@/lib/grid/columns/grid-column";
import type { PastedRow, PasteSource } from "./paste-source";

const nobody: FoundReferences = new Map();

/** A paste's lines as rows of its grid: what they are of, and the records that they name, are looked up; nothing is written. */
export function usePastedRows<Content, Fault extends string>(
  table: PastedTable,
  mapping: PasteMapping,
  columns: readonly GridColumn<Content, Fault>[],
  source: PasteSource<Content>,
) {
  const rows = useMemo(() => mappedRows(table, mapping, columns), [table, mapping, columns]);
  const codes = useMemo(() => [...new Set(rows.flatMap(({ code }) => (code === "" ? [] : code)))], [rows]);
  const named = useMemo(
    () =>
      columns.flatMap((each) => (each.kind === "reference" ? [{ column: each, texts: textsOf(rows, each.name) }] : [])),
    [rows, columns],
  );
  const [part, setPart] = useState(0);
  const asked = named.filter(({ texts }) => texts.length > 0);
  const query = useQuery({
    queryKey: [...source.key, codes, asked.map(({ column, texts }) => [column.name, ...texts])],
    async queryFn({ signal }) {
      const records = await source.find(codes, signal, setPart);
      const references = new Map<string, ReadonlyMap<string, Choice>>();
      for (const { column, texts } of asked)
        references.set(column.name, new Map(await namedIn(column.source, texts, signal)));
      return { records, references };
    },
    enabled: codes.length > 0 || asked.length > 0,
    // Of hundreds of codes nothing is kept once the paste is done with.
    gcTime: 0,
    refetchInterval: false,
    meta: { quiet: true },
  });
  const { records, references = nobody } = query.data ?? {};
  const isKnown = query.data !== undefined || (codes.length === 0 && asked.length === 0);
  const entered = useMemo(
    () =>
      rows.map((row): PastedRow<Content, Fault> => {
        const record = records?.get(row.code);
        const isOne = record !== undefined && record !== "two";
        const before = isOne ? { ...source.blank, ...record } : source.blank;
        return {
          ...row,
          ...source.complete(enterCells(before, row, references)),
          isKnown: isOne,
          isTwo: record === "two",
        };
      }),
    [rows, records, references, source],
  );
  return { rows: entered, query, isKnown, part, count: codes.length };
}

type References = Extract<GridColumn<never, never>, { kind: "reference" }>["source"];

/** By their very name, whatever its letters' case; a name that several have is none. */
async function namedIn({ find }: References, texts: readonly string[], signal: AbortSignal) {
  const plain = (name: string): string => name.trim().toLocaleLowerCase("ro");
  const found: (readonly [string, Choice])[] = [];
  for (const text of texts) {
    const same = (await find(text, signal)).filter(({ name }) => plain(name) === plain(text));
    const [only] = same;
    if (only !== undefined && same.length === 1) found.push([text, only] as const);
  }
  return found;
}
