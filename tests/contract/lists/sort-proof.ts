import type { Column } from "@/lib/list/declare/column";
import type { SortOrder } from "@/lib/list/url/list-state";
import type { AnyList } from "@/lib/resources/list-table";
import { byAlphabet } from "@/tests/support/alphabet";

type Row = { id: number };
type Value = number | string;

/** How to tell that rows are ordered by a column: what its cells say, and these values in order. */
export function sortProof(list: AnyList, key: string) {
  const column = list.columns[key];
  if (column === undefined) throw new Error(`${list.page} sorts by ${key}, which is no column.`);
  return {
    sortedBy: (row: Row): Value => comparable(column, row),
    inOrder(values: readonly Value[], order: SortOrder): Value[] {
      const rising = [...values].sort(isName(key, column) ? byName : byValue);
      return order === "ASC" ? rising : rising.reverse();
    },
  };
}

/** Absent values come before all others, as in the database. */
function comparable<R extends Row>(column: Column<R>, row: R): Value {
  switch (column.kind) {
    case "id":
    case "quantity":
      return column.value(row) ?? Number.NEGATIVE_INFINITY;
    case "money":
      return Number(column.value(row)?.amount ?? Number.NEGATIVE_INFINITY);
    case "person":
      return column.value(row)?.lastName ?? "";
    case "text":
      return countOf(column.value(row) ?? "");
    case "status":
    case "date":
    case "expiry":
    case "operator-date":
    case "date-time":
      return column.value(row) ?? "";
    default:
      throw new Error(`Rows have no order by a column of kind ${column.kind}.`);
  }
}

/** Documents are ordered by their number, whatever their series: REN 1013 stands before AMB 1014. */
function countOf(text: string): Value {
  const [, count] = /^[A-Z]{3} (\d+)$/.exec(text) ?? [];
  return count === undefined ? text : Number(count);
}

/** Names go by the alphabet; numbers of documents, addresses of mail and dates by their bytes. */
function isName<R extends Row>(key: string, column: Column<R>): boolean {
  return column.kind === "person" || key === "name";
}

function byName(one: Value, other: Value): number {
  return byAlphabet(String(one), String(other));
}

function byValue(one: Value, other: Value): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
