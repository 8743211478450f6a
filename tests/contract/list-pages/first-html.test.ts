import { exportAddress } from "@/lib/exports/export-request";
import { choosableColumns, mostColumns, writeColumns } from "@/lib/list/rows/shown-columns";
import { parseListUrl } from "@/lib/list/url/list-url";
import { listTable } from "@/lib/resources/list-table";
import { csvLines, exported } from "@/tests/contract/bff/exported";
import { narrowingSampleOf, samplesOf } from "@/tests/support/lists/applied-samples";
import { entityFields } from "@/tests/support/lists/entity-fields";
import { filterSets } from "@/tests/support/lists/filter-sets";
import { type ListHtml, listTexts } from "@/tests/support/lists/list-html";
import { operatorsToday } from "@/tests/support/operators-day";
import { listPages } from "./list-pages";
import { recordsInFirstHtml } from "./records-in-first-html";
import { walkLinks } from "./walk-links";

const pages = listPages();

/** By filter what a list shows without it, as a person reads it: 1§2 Galleries, and the saved drafts of /drafts. */
const narrowings = new Map<string, Readonly<Record<string, string>>>([
  ["drafts", { domain: "Domain: Saved draft mapping" }],
  ["galleries", { type: "Type: Mobile, Kiosk" }],
]);

/** What each preview has. Optional fields are left out of that of a record which has none. */
function fieldsOf({ preview, mayLack = [] }: (typeof listTable)[number]): string[] {
  return Object.keys(preview.fields).filter((key) => !mayLack.includes(key));
}

describe.each(listTable.map((list) => [list.page, list] as const))("%s", (_page, list) => {
  const { fieldName, filterName } = listTexts(list);
  const samples = samplesOf(list);
  const read = (query = "") => pages.read(list, query);
  /** Without the columns, of which a test of chips reads nothing. */
  const readChips = (texts: readonly (readonly [key: string, text: string])[]) =>
    read(`?${new URLSearchParams([...texts.map(([key, text]) => [key, text]), ["columns", writeColumns([])]])}`);

  it("TABL-001 TABL-022 FILT-002 the first HTML holds rows and preview", async () => {
    const { ids, total, chips } = await read();
    expect(total).toBeGreaterThan(0);
    expect(ids).toHaveLength(Math.min(total, list.defaultSize));
    expect(chips).toEqual([]);
    const opened = await read(`?open=${ids[0]}`);
    expect(opened.preview).toMatch(new RegExp(`^\\S.* ${ids[0]}$`));
    expect(opened.terms).toEqual(expect.arrayContaining(fieldsOf(list).map(fieldName)));
    expect([opened.ids, opened.total]).toEqual([ids, total]);
  });

  const entity = entityFields[list.page];
  if (entity !== "silent")
    it(`${entity.ids} the preview has what the documents say that a record has`, async () => {
      const [first] = (await read()).ids;
      const { terms, parts } = await read(`?open=${first}`);
      expect(terms).toEqual(expect.arrayContaining([...entity.names]));
      for (const part of entity.parts ?? []) expect(parts).toContainEqual(expect.stringMatching(`^${part}`));
    });

  it("FILT-045 FILT-051 BANR-006 MAPP-014 what the list is narrowed to without a filter stands there, until the filter says otherwise", async () => {
    const standing = narrowings.get(list.page) ?? {};
    expect((await read()).standing).toEqual(Object.values(standing));
    const narrowed = samples.filter(({ key }) => key in standing);
    for (const { query } of narrowed) expect((await read(query)).standing).toEqual([]);
    const other = samples.find(({ key }) => !(key in standing));
    if (other !== undefined) expect((await read(other.query)).standing).toEqual(Object.values(standing));
  });

  it.each(samples.map((sample) => [sample.key, sample] as const))(
    "FILT-002 %s has its chip in the first HTML, in 20 characters",
    async (key, { query, narrowsRows }) => {
      const [all, filtered] = await Promise.all([read(), read(query)]);
      const [chip, ...others] = filtered.chips;
      expect(others).toEqual([]);
      const name = `${filterName(key)}: `;
      expect(chip?.title.slice(0, name.length)).toBe(name);
      expect(chip?.title.slice(name.length)).not.toBe("");
      // In 20 characters: the beginning of its name and what it is set to, or days alone.
      expect(chip?.text.replace(/…$/, "").length).toBeLessThanOrEqual(20);
      const [, named] = /^(.*?)…?: \S/.exec(chip?.text ?? "") ?? [];
      if (named === undefined) expect(chip?.text).toMatch(/\d\d\.\d\d\.\d{4}$/);
      else expect(filterName(key).startsWith(named)).toBe(true);
      // What a filter refers to is called by its name, not by its number.
      expect(chip?.title).not.toContain("#");
      if (!narrowsRows) return;
      expect(filtered.total).toBeGreaterThan(0);
      expect(filtered.total).toBeLessThan(all.total);
    },
  );

  /** All filters at once, with the columns that the list has by itself. */
  const readAllChips = () => read(`?${new URLSearchParams(samples.map(({ key, text }) => [key, text]))}`);
  const namesOf = ({ chips }: ListHtml) => chips.map(({ title }) => title.split(": ")[0]);

  it("FILT-002 filters applied together have a chip each, in their order, above the list's own columns", async () => {
    const all = await readAllChips();
    expect(namesOf(all)).toEqual(samples.map(({ key }) => filterName(key)));
    expect(all.headings.slice(0, list.defaultColumns.length + 1)).toEqual(
      ["id", ...list.defaultColumns].map(fieldName),
    );
    const half = samples.slice(Math.ceil(samples.length / 2));
    expect(namesOf(await readChips(half.map(({ key, text }) => [key, text])))).toEqual(
      half.map(({ key }) => filterName(key)),
    );
  });

  const { id: sentence, names, words = {} } = filterSets[list.page];
  it(`${sentence} its filters are called as the documents call them, and so are the words of each`, async () => {
    expect(namesOf(await readAllChips())).toEqual(Object.values(names));
    const most = Math.max(0, ...Object.values(words).map(({ length }) => length));
    for (let nth = 0; nth < most; nth += 1) {
      const chosen = Object.entries(words).flatMap(([key, all]) => {
        const [word, text] = all[nth] ?? [];
        return word === undefined ? [] : [{ key, word, title: `${names[key]}: ${text}` }];
      });
      const { chips } = await readChips(chosen.map(({ key, word }) => [key, word] as const));
      expect(chips.map(({ title }) => title)).toEqual(chosen.map(({ title }) => title));
    }
  });

  it("FILT-004 Clear filters is there as long as a filter is", async () => {
    const [bare, filtered] = await Promise.all([read(), read(samples[0]?.query)]);
    expect(bare.text).not.toContain("Clear filters");
    expect(filtered.text).toContain("Clear filters");
  });

  it("TABL-022 TABL-018 a colleague's link shows the same list, sorted, filtered and with its preview", async () => {
    const { query } = narrowingSampleOf(list);
    const [first] = (await read(query)).ids;
    const address = `${query}&sort=-id&open=${first}`;
    const mine = await read(address);
    expect(mine).toMatchObject({
      chips: [expect.anything()],
      sorted: { heading: fieldName("id"), order: "descending" },
      preview: expect.stringMatching(new RegExp(` ${first}$`)),
    });
    expect(mine.ids).toEqual([...mine.ids].sort((one, other) => other - one));
    expect(mine.terms).toEqual(expect.arrayContaining(fieldsOf(list).map(fieldName)));
    const { ids, chips, sorted, preview, terms } = await pages.readByColleague(list, address);
    expect({ ids, chips, sorted, preview, terms }).toEqual({
      ids: mine.ids,
      chips: mine.chips,
      sorted: mine.sorted,
      preview: mine.preview,
      terms: mine.terms,
    });
  });

  it("its export holds the rows of the filter", async () => {
    const { query } = narrowingSampleOf(list);
    const { ids, total } = await read(query);
    expect(total).toBeGreaterThan(0);
    const { state } = parseListUrl(list, new URLSearchParams(query), operatorsToday());
    const file = exported(await pages.visitor.ask(exportAddress(list, state, { format: "csv", columns: ["id"] })));
    expect(file.begin).toMatchObject({ fileName: expect.stringMatching(/\.csv$/) });
    const rows = csvLines(file)
      .slice(1)
      .map((line) => Number(line.replaceAll('"', "")));
    expect(rows).toHaveLength(total);
    expect(rows.slice(0, ids.length)).toEqual(ids);
  });

  const columns = choosableColumns(list);
  /** As many columns together as can be chosen. */
  const groups = Array.from({ length: Math.ceil(columns.length / mostColumns) }, (_, nth) =>
    columns.slice(nth * mostColumns, (nth + 1) * mostColumns),
  );
  const groupOf = (key: string) => groups.find((group) => group.includes(key)) ?? groups[0] ?? [];
  /** With the columns around the one that orders: its page shows both that they appear and what it orders by. */
  const sorted = (key: string, sign = "") => `?size=25&columns=${writeColumns(groupOf(key))}&sort=${sign}${key}`;

  it("TABL-014 TABL-018 each column that can be chosen appears, Id before it", async () => {
    expect(["id", ...columns].sort()).toEqual(Object.keys(list.columns).sort());
    expect(groups.flat()).toEqual(columns);
    for (const chosen of groups) {
      const key = list.sortKeys.find((each) => groupOf(each) === chosen);
      // The last one as the list is ordered by itself, the others as the tests of their order read them.
      const { headings, ids } = await read(
        key === undefined || chosen === groups.at(-1) ? `?size=25&columns=${writeColumns(chosen)}` : sorted(key),
      );
      expect(headings).toEqual(["id", ...chosen].map(fieldName));
      expect(ids.length).toBeGreaterThan(0);
    }
  });

  it.each(list.sortKeys)("TABL-024 %s orders the rows both ways, and the heading says so", async (key) => {
    const [rising, falling] = await Promise.all([read(sorted(key)), read(sorted(key, "-"))]);
    expect(rising.sorted).toEqual({ heading: fieldName(key), order: "ascending" });
    expect(falling.sorted).toEqual({ heading: fieldName(key), order: "descending" });
    expect(rising.ids).not.toEqual(falling.ids);
  });

  it("TABL-012 the next page has other rows, and a link leads there", async () => {
    const first = await read(list.defaultSize === 25 ? "" : "?size=25");
    expect(first.ids).toHaveLength(Math.min(first.total, 25));
    expect(first.nextPage !== undefined).toBe(first.total > 25);
    if (first.nextPage === undefined) return;
    const second = await read(first.nextPage);
    expect(second.text).toMatch(/26–\d+ of/);
    expect(second.ids.length).toBeGreaterThan(0);
    expect(second.ids.filter((id) => first.ids.includes(id))).toEqual([]);
  });
});

recordsInFirstHtml(pages);
walkLinks(pages);
