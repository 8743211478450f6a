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
  /** What says of what kind it is, where its page has several. */
  kind?: AppliedFilters | undefined;
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

/** Not theirs after all, or nothing that the platform has: no failure that somebody could do anything about. */
const nothing: ReadonlySet<string> = new Set(["forbidden", "not-found", "method-not-allowed"]);

export function isNothing(error: unknown): boolean {
  return error instanceof ConsoleError && nothing.has(error.code);
}

/**
 * Asks a list for a text (decision 0043). A platform may pass over a filter: a record of another id is no hit, and rows that
 * do not carry the text are none where the platform does not search by it.
 * @throws ConsoleError
 */
export async function askStep(list: AskedList, step: SearchStep, asking: Asking): Promise<FoundInList> {
  const { filters, isIdLast = false } = step;
  if (filters === undefined) return askById(list, step, asking);
  if (!isIdLast) return askByFilters(list, filters, step, asking);
  const found = await askByFilters(list, filters, { ...step, id: undefined }, asking);
  if (found.records.length > 0) return found;
  return { ...(await askById(list, step, asking)), isPassedOver: found.isPassedOver };
}

async function askByFilters(
  list: AskedList,
  filters: AppliedFilters,
  step: SearchStep,
  asking: Asking,
): Promise<FoundInList> {
  const { id } = step;
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
    return isUnknown ? askById(list, step, asking) : { list, ...recordsOf(own), isPassedOver: false };
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

async function askById(list: AskedList, { id = 0, kinds = [{}] }: SearchStep, asking: Asking): Promise<FoundInList> {
  const found = await Promise.all(kinds.map((kind) => readRecord(list, id, kind, asking)));
  const records = found.flat();
  return { list, records, totalCount: records.length, isPassedOver: false };
}

async function readRecord(list: AskedList, id: number, kind: AppliedFilters, { send }: Asking): Promise<FoundRecord[]> {
  const { call, args, detail, fields } = list.preview;
  const answer = await send(call, args(id, kind)).catch((error: unknown) => {
    if (isNothing(error)) return undefined;
    throw error;
  });
  const found = answer && detail(readable(answer));
  if (found === undefined) return [];
  // One of another kind stands under that one.
  const isOfKind = Object.entries(kind).every(([key, value]) => {
    const field = fields[key];
    return field?.kind !== "status" || field.value(found) === value;
  });
  return isOfKind ? [{ id, detail: found, kind }] : [];
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
