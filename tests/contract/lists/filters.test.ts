import { defaultTimeZone } from "@/lib/dates/time-zone";
import type { ListRows } from "@/lib/list/declare/define-list";
import { contradictedFilters } from "@/lib/list/passed-over/contradicted-filters";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { parseListUrl } from "@/lib/list/url/list-url";
import { type AnyList, listTable } from "@/lib/resources/list-table";
import type { ListPageKey } from "@/lib/roles/pages";
import { dayOfSamples, filterSamples, textOf } from "@/tests/support/lists/filter-samples";
import { filterSets } from "@/tests/support/lists/filter-sets";
import { listOf } from "@/tests/support/lists/list-of";
import { operatorsToday } from "@/tests/support/operators-day";
import { askList, onWire } from "./ask-list";
import { listProofs } from "./filter-proofs";
import { everyRow, furtherTexts, type KnownRow, knownRows, namesOf } from "./known-rows";
import { platformSuite } from "./platform-suite";
import { sortProof } from "./sort-proof";

const pages = listTable.map(({ page }): [string, ListPageKey] => {
  const { id, rowsProve } = filterSets[page];
  return [[id, rowsProve, page].filter((word) => word !== undefined).join(" "), page];
});

const today = operatorsToday();
const at = { today, timeZone: defaultTimeZone };
/** Half of the fewest rows that a list has: every list then has a second page. */
const fewRows = 4;

const open = platformSuite();

it("FILT-025 each list has its set of filters, and each filter its sample", () => {
  for (const { page, filters } of listTable)
    expect([page, ...Object.keys(filterSamples[page])]).toEqual([page, ...Object.keys(filters)]);
});

it("FILT-038 FILT-040 FILT-041 FILT-042 FILT-045 FILT-049 FILT-051 a closed list offers the words that are written for it, in their order, and no others", () => {
  for (const { page, filters } of listTable)
    for (const [key, written] of Object.entries(filterSets[page].words ?? {})) {
      const filter = filters[key];
      if (filter === undefined || !("options" in filter)) continue;
      expect([page, key, ...Object.keys(filter.options)]).toEqual([page, key, ...written.map(([word]) => word)]);
    }
});

it("CNST-025 PROD-002 product documentation is asked for 250 at once", () => {
  const { target } = onWire(listOf("products"), {}, dayOfSamples);
  expect(parametersOf(target.slice(target.indexOf("?") + 1))).toContainEqual(["pageSize", "250"]);
});

describe.each(pages)("%s", (_title, page) => {
  const list = listOf(page);
  const samples = Object.entries(filterSamples[page]);
  const proofs = listProofs.get(page) ?? { by: "row", filters: {} };
  const rowsOf = async (filters: AppliedFilters, pageNumber = 1, size = 250): Promise<ListRows<{ id: number }>> =>
    askList(open, list, { filters, page: pageNumber, size }, today);
  const askWhole = async (texts: Readonly<Record<string, string>>) => {
    const { items, totalCount } = await everyRow(open, list, applied(list, texts), today);
    expect(items.length).toBe(totalCount);
    return items;
  };
  const alreadyFound = new Map<string, ReturnType<typeof askWhole>>();
  /** Asked once for each filter: nobody writes, and several tests look at the same rows. */
  const foundBy = (texts: Readonly<Record<string, string>>) => {
    const key = JSON.stringify(texts);
    const found = alreadyFound.get(key) ?? askWhole(texts);
    alreadyFound.set(key, found);
    // What failed is asked for again by the next test.
    found.catch(() => alreadyFound.delete(key));
    return found;
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

  for (const [key, words] of Object.entries(filterSets[page].words ?? {}))
    it.each(words)(`FILT-020 ${key}=%s, which reads %s, is sent as %s`, (word, _read, sent) => {
      const { target } = onWire(list, { filters: applied(list, { [key]: word }) }, dayOfSamples);
      expect(beyondPaging(target)).toEqual(parametersOf(sent));
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
      const left = await foundBy({ [key]: each });
      expect([each, left]).toEqual([each, rows.filter(matches).map(({ row }) => row)]);
      // No row of a platform that heeds it says otherwise.
      expect([each, ...contradictedFilters(list, applied(list, { [key]: each }), left, at)]).toEqual([each]);
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

const paging: ReadonlySet<string> = new Set(["limit", "offset", "page", "pageSize", "sort", "order"]);

function beyondPaging(target: string): [string, string][] {
  return parametersOf(target.slice(target.indexOf("?") + 1)).filter(([name]) => !paging.has(name));
}

/** Sorted by name: their order says nothing. */
function parametersOf(query: string): [string, string][] {
  return [...new URLSearchParams(query)].sort(([one], [other]) => one.localeCompare(other));
}
