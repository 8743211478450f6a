import type { ListRows } from "@/lib/list/declare/define-list";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { parseListUrl } from "@/lib/list/url/list-url";
import { type AnyList, findList, listTable } from "@/lib/resources/list-table";
import type { ListPageKey } from "@/lib/roles/pages";
import { clientOf, QueryClient } from "@/tests/contract/platform/platform-client";
import { dayOfSamples, filterSamples, textOf } from "@/tests/support/lists/filter-samples";
import { operatorsToday } from "@/tests/support/operators-day";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { askList, type OpenPlatform, onWire } from "./ask-list";
import { sortProof } from "./sort-proof";

/** Which row of the specification lists the filters of which page. */
const filterSets: readonly (readonly [string, ListPageKey])[] = [
  ["FILT-037 users", "users"],
  ["FILT-038 orders", "orders"],
  ["FILT-039 reservations", "reservations"],
  ["FILT-040 vouchers", "vouchers"],
  ["FILT-041 storages", "storages"],
  ["FILT-042 supplying_reports", "supplying_reports"],
  ["FILT-043 supplying_routes", "supplying_routes"],
  ["FILT-044 receptions", "receptions"],
  ["FILT-045 drafts", "drafts"],
  ["FILT-046 reports", "reports"],
  ["FILT-047 FILT-056 current_stocks", "current_stocks"],
  ["FILT-048 customer_support", "customer_support"],
  ["FILT-049 services", "services"],
  ["FILT-050 FILT-053 FILT-054 products", "products"],
  ["FILT-051 galleries", "galleries"],
  ["FILT-052 companies", "companies"],
  ["FILT-052 catalog_price", "catalog_price"],
  ["FILT-052 invoices", "invoices"],
  ["FILT-052 receptions_intern", "receptions_intern"],
  ["FILT-052 return_to_supplier", "return_to_supplier"],
  ["FILT-052 inventory", "inventory"],
];

const today = operatorsToday();
/** Half of the fewest rows that a list has: every list then has a second page. */
const fewRows = 4;

let platform: StartedPlatform;
let open: OpenPlatform;

beforeAll(async () => {
  platform = await startPlatform();
  const rest = await clientOf(platform.restUrl, "chain-admin@demo.test");
  open = { rest, queries: new QueryClient(platform.grpcTarget) };
});

afterAll(async () => {
  open.queries.close();
  await platform.stop();
});

it("FILT-025 each list has its set of filters, and each filter its sample", () => {
  expect(filterSets.map(([, page]) => page).sort()).toEqual(listTable.map(({ page }) => page).sort());
  for (const { page, filters } of listTable)
    expect([page, ...Object.keys(filterSamples[page])]).toEqual([page, ...Object.keys(filters)]);
});

describe.each(filterSets)("%s", (_title, page) => {
  const list = listOf(page);
  const samples = Object.entries(filterSamples[page]);
  const rowsOf = async (filters: AppliedFilters, pageNumber = 1, size = 250): Promise<ListRows<{ id: number }>> =>
    askList(open, list, { filters, page: pageNumber, size }, today);

  it.each(samples)("FILT-020 FILT-021 TABL-019 %s goes onto the wire under its own name and form", (key, sample) => {
    const filters = applied(list, key, textOf(sample, dayOfSamples));
    const { target, filters: sent } = onWire(list, { filters }, dayOfSamples);
    const { OrderBy, Order, ...command } = sent;
    if (list.call.kind === "query") expect(command).toEqual(sample.wire);
    else expect(beyondPaging(target)).toEqual(parametersOf(String(sample.wire)));
  });

  it.each(samples)("%s finds some of the rows, not all", async (key, sample) => {
    const all = await rowsOf({});
    const found = await rowsOf(applied(list, key, textOf(sample, today)));
    if (sample.narrowsOptions) {
      expect(found).toEqual(all);
    } else {
      expect(found.totalCount).toBeGreaterThan(0);
      expect(found).not.toEqual(all);
      expect(found.items.length).toBe(Math.min(found.totalCount, 250));
      if (!choosesRecords.has(`${page}.${key}`)) expect(found.totalCount).toBeLessThan(all.totalCount);
    }
  });

  it("TABL-012 the second page goes on where the first one ends", async () => {
    const [all, first, second] = await Promise.all([rowsOf({}), rowsOf({}, 1, fewRows), rowsOf({}, 2, fewRows)]);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(
      all.items.slice(0, 2 * fewRows).map(({ id }) => id),
    );
    expect(second.items.length).toBeGreaterThan(0);
    expect(second.totalCount).toBe(first.totalCount);
  });

  it.each(list.sortKeys)("TABL-024 %s orders the rows both ways", async (key) => {
    const { sortedBy, inOrder } = sortProof(list, key);
    for (const order of ["ASC", "DESC"] as const) {
      const { items } = await askList(open, list, { sort: { key, order }, size: 250 }, today);
      const values = items.map(sortedBy);
      expect(new Set(values).size).toBeGreaterThan(1);
      expect(values).toEqual(inOrder(values, order));
    }
  });
});

/** Filters that choose among records which the list does not show without them. */
const choosesRecords: ReadonlySet<string> = new Set(["drafts.domain"]);

/** @throws where the address does not take the sample. */
function applied(list: AnyList, key: string, text: string): AppliedFilters {
  const { state, dropped } = parseListUrl(list, new URLSearchParams({ [key]: text }), today);
  if (dropped.length > 0) throw new Error(`${list.page} does not take ${key}=${text}.`);
  return state.filters;
}

function listOf(page: ListPageKey): AnyList {
  const list = findList(page);
  if (list === undefined) throw new Error(`No list ${page}.`);
  return list;
}

const paging: ReadonlySet<string> = new Set(["limit", "offset", "page", "pageSize", "sort", "order"]);

function beyondPaging(target: string): [string, string][] {
  return parametersOf(target.slice(target.indexOf("?") + 1)).filter(([name]) => !paging.has(name));
}

/** Sorted by name: their order says nothing. */
function parametersOf(query: string): [string, string][] {
  return [...new URLSearchParams(query)].sort(([one], [other]) => one.localeCompare(other));
}
