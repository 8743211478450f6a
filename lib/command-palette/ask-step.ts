import type { AnyArgs } from "@/lib/calls/address";
import type { RowsCall } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { lacksCall, refusesToTell } from "@/lib/errors/lacks-call";
import type { List } from "@/lib/list/declare/define-list";
import { typedKeys } from "@/lib/list/passed-over/asked-of-nobody";
import { carriesText } from "@/lib/list/passed-over/carries-text";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { mostRows, type SearchStep } from "./plan-search";

type AskedList = List<RowsCall, { id: number }, RowsCall, unknown>;

/** A record as its list has it in a row, or whole. */
export interface FoundRecord {
  id: number;
  row?: { id: number } | undefined;
  detail?: unknown;
}

/** What one list has for a text. */
export interface FoundInList {
  list: AskedList;
  records: readonly FoundRecord[];
  totalCount: number;
  /** The platform does not search it by such a text. */
  isPassedOver: boolean;
}

interface Asking {
  /** YYYY-MM-DD */
  today: string;
  send(call: RowsCall, args: AnyArgs): Promise<Success<unknown>>;
  /** Whether the platform searches by a filter of the list. */
  heeds(list: AskedList, filters: AppliedFilters, key: string): Promise<boolean>;
}

/**
 * Asks a list for a text (decision 0043). A platform may pass over a filter: a record of another id is no hit, and rows that
 * do not carry the text are none where the platform does not search by it.
 * @throws ConsoleError
 */
export async function askStep(list: AskedList, step: SearchStep, asking: Asking): Promise<FoundInList> {
  const { filters, id } = step;
  if (filters === undefined) return askById(list, id ?? 0, asking);
  const state = { page: 1, size: mostRows, sort: list.defaultSort, filters };
  const answer = await asking.send(list.call, list.request(state, asking.today)).catch((error: unknown) => {
    if (refusesToTell(error) && !lacksCall(error)) return undefined;
    throw error;
  });
  const found = answer && list.rows(readable(answer));
  if (id !== undefined) {
    const own = found?.items.filter((row) => row.id === id) ?? [];
    // Rows of others alone: it does not know the filter.
    const isUnknown = found === undefined || (own.length === 0 && found.items.length > 0);
    return isUnknown ? askById(list, id, asking) : { list, ...recordsOf(own), isPassedOver: false };
  }
  if (found === undefined) return { list, ...recordsOf([]), isPassedOver: true };
  const doubtful = typedKeys(list.filters, filters).filter((key) =>
    found.items.some((row) => !carriesText(row, filters[key] ?? "")),
  );
  const heeded = await Promise.all(doubtful.map((key) => asking.heeds(list, filters, key)));
  const unheeded = doubtful.filter((_key, index) => !heeded[index]);
  if (unheeded.length === 0)
    return { list, ...recordsOf(found.items), totalCount: found.totalCount, isPassedOver: false };
  const bearing = found.items.filter((row) => unheeded.every((key) => carriesText(row, filters[key] ?? "")));
  return { list, ...recordsOf(bearing), isPassedOver: true };
}

async function askById(list: AskedList, id: number, { send }: Asking): Promise<FoundInList> {
  const { call, args, detail, fields } = list.preview;
  const found = detail(readable(await send(call, args(id, {}))));
  if (found === undefined) return { list, ...recordsOf([]), isPassedOver: false };
  const own = fields.id?.kind === "id" ? fields.id.value(found) : id;
  if (own !== id) throw new ConsoleError("upstream-invalid-answer");
  return { list, records: [{ id, detail: found }], totalCount: 1, isPassedOver: false };
}

/** "Nothing found" would be said of an answer that nobody could read. */
function readable({ data, notice }: Success<unknown>): unknown {
  if (notice !== undefined) throw new ConsoleError("upstream-invalid-answer", notice);
  return data;
}

function recordsOf(rows: readonly { id: number }[]) {
  const records = rows.slice(0, mostRows).map((row) => ({ id: row.id, row }));
  return { records, totalCount: records.length };
}
