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
import { listProofs } from "./filter-proofs";
import { everyRow, furtherTexts, type KnownRow, knownRows, namesOf } from "./known-rows";
import { sortProof } from "./sort-proof";

/** Which row of the specification lists the filters of which page. */
const filterSets: readonly (readonly [string, ListPageKey])[] = [
  ["FILT-037 USER-002 users", "users"],
  ["FILT-038 orders", "orders"],
  ["FILT-039 RESV-001 reservations", "reservations"],
  ["FILT-040 vouchers", "vouchers"],
  ["FILT-041 STOR-013 storages", "storages"],
  ["FILT-042 SREP-008 supplying_reports", "supplying_reports"],
  ["FILT-043 SRTE-001 SRTE-004 supplying_routes", "supplying_routes"],
  ["FILT-044 RECP-012 receptions", "receptions"],
  ["FILT-045 MAPP-014 drafts", "drafts"],
  ["FILT-046 BREP-001 reports", "reports"],
  ["FILT-047 FILT-056 STOC-002 current_stocks", "current_stocks"],
  ["FILT-048 customer_support", "customer_support"],
  ["FILT-049 services", "services"],
  ["FILT-050 FILT-053 FILT-054 PROD-012 PROD-015 products", "products"],
  ["FILT-051 galleries", "galleries"],
  ["FILT-052 companies", "companies"],
  ["FILT-052 catalog_price", "catalog_price"],
  ["FILT-052 invoices", "invoices"],
  ["FILT-052 receptions_intern", "receptions_intern"],
  ["FILT-052 return_to_supplier", "return_to_supplier"],
  ["FILT-052 INVE-008 inventory", "inventory"],
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
  const proofs = listProofs.get(page) ?? { by: "row", filters: {} };
  const rowsOf = async (filters: AppliedFilters, pageNumber = 1, size = 250): Promise<ListRows<{ id: number }>> =>
    askList(open, list, { filters, page: pageNumber, size }, today);
  const foundBy = async (texts: Readonly<Record<string, string>>) => {
    const { items, totalCount } = await everyRow(open, list, applied(list, texts), today);
    expect(items.length).toBe(totalCount);
    return items;
  };
  let whole: Promise<KnownRow[]> | undefined;
  const wholeList = () => {
    whole ??= knownRows(open, list, proofs.by, {}, today);
    return whole;
  };
  const rowsToChooseFrom = async (key: string) => {
    if (!choosesRecords.has(`${page}.${key}`)) return wholeList();
    const words = furtherTexts(list.filters[key], "");
    const chosen = words.map((word) => knownRows(open, list, proofs.by, applied(list, { [key]: word }), today));
    return (await Promise.all(chosen)).flat();
  };
  const matcherOf = async (key: string, text: string) => {
    const names = await namesOf(open, list.filters[key], text);
    return ({ decides }: KnownRow) => proofs.filters[key]?.matches(decides, text, names) === true;
  };

  it.each(samples)("FILT-020 FILT-021 TABL-019 %s goes onto the wire under its own name and form", (key, sample) => {
    const filters = applied(list, { [key]: textOf(sample, dayOfSamples) });
    const { target, filters: sent } = onWire(list, { filters }, dayOfSamples);
    const { OrderBy, Order, ...command } = sent;
    if (list.call.kind === "query") expect(command).toEqual(sample.wire);
    else expect(beyondPaging(target)).toEqual(parametersOf(String(sample.wire)));
  });

  it.each(samples)("%s finds some of the rows, not all, and exactly those that match", async (key, sample) => {
    const text = textOf(sample, today);
    const rows = await rowsToChooseFrom(key);
    const found = await foundBy({ [key]: text });
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(rows.length);
    const proof = proofs.filters[key];
    if (proof === undefined) {
      expect(provenElsewhere.has(`${page}.${key}`)).toBe(true);
      return;
    }
    const also = proof.also?.(rows.map(({ decides }) => decides)) ?? [];
    for (const each of new Set([text, ...furtherTexts(list.filters[key], text), ...also])) {
      const matches = await matcherOf(key, each);
      expect([each, await foundBy({ [key]: each })]).toEqual([each, rows.filter(matches).map(({ row }) => row)]);
    }
  });

  it("FILT-045 FILT-051 what it shows without a filter is all there is, or its declaration says to what it is narrowed", async () => {
    const known = new Set((await wholeList()).map(({ row }) => JSON.stringify(row)));
    for (const [key, filter] of Object.entries(list.filters)) {
      const words = "options" in filter ? Object.keys(filter.options) : [];
      const found = await Promise.all(words.map((word) => foundBy({ [key]: word })));
      const isWhole = found.flat().every((row) => known.has(JSON.stringify(row)));
      expect([key, isWhole]).toEqual([key, !(key in list.usual)]);
    }
    const usual = await foundBy(list.usual);
    expect(new Set(usual.map((row) => JSON.stringify(row)))).toEqual(known);
  });

  if (samples.length > 1)
    it("two filters leave what matches both", async () => {
      const rows = await wholeList();
      const keys = samples.filter(([key]) => key in proofs.filters && !choosesRecords.has(`${page}.${key}`));
      const tried = await Promise.all(
        keys.map(async ([key, sample]) => {
          const text = textOf(sample, today);
          return { key, text, matches: await matcherOf(key, text) };
        }),
      );
      for (const [index, one] of tried.entries())
        for (const other of tried.slice(index + 1)) {
          if (areOneQuestion.has(`${page}.${one.key}.${other.key}`)) continue;
          const both = { [one.key]: one.text, [other.key]: other.text };
          const expected = rows.filter((each) => one.matches(each) && other.matches(each)).map(({ row }) => row);
          expect([both, await foundBy(both)]).toEqual([both, expected]);
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
const choosesRecords: ReadonlySet<string> = new Set(["drafts.domain", "galleries.type"]);

/** What both say holds of one and the same identifier. */
const areOneQuestion: ReadonlySet<string> = new Set(["products.identifierType.identifierValues"]);

/** Filters of what no record tells: where a sheet comes from, and which chains sell its product. */
const provenElsewhere: ReadonlySet<string> = new Set(["products.searchType", "products.mappedOnChains"]);

/** @throws where the address does not take the sample. */
function applied(list: AnyList, texts: Readonly<Record<string, string>>): AppliedFilters {
  const { state, dropped } = parseListUrl(list, new URLSearchParams(texts), today);
  if (dropped.length > 0) throw new Error(`${list.page} does not take ${JSON.stringify(texts)}.`);
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
