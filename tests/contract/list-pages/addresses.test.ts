import { exportAddress } from "@/lib/exports/export-request";
import { choosableColumns, mostColumns, writeColumns } from "@/lib/list/rows/shown-columns";
import { parseListUrl } from "@/lib/list/url/list-url";
import { listTable } from "@/lib/resources/list-table";
import { csvLines, exported } from "@/tests/contract/bff/exported";
import { narrowingSampleOf } from "@/tests/support/lists/applied-samples";
import { listTexts } from "@/tests/support/lists/list-html";
import { operatorsToday } from "@/tests/support/operators-day";
import { listPages } from "./list-pages";

const pages = listPages();

describe.each(listTable.map((list) => [list.page, list] as const))("%s", (_page, list) => {
  const { fieldName } = listTexts(list);

  it("TABL-022 TABL-018 a colleague's link shows the same list, sorted, filtered and with its preview", async () => {
    const { query } = narrowingSampleOf(list);
    const [first] = (await pages.read(list, `${query}&sort=-id`)).ids;
    const address = `${query}&sort=-id&open=${first}`;
    const mine = await pages.read(list, address);
    expect(mine).toMatchObject({
      chips: [expect.anything()],
      sorted: { heading: fieldName("id"), order: "descending" },
      preview: expect.stringMatching(new RegExp(` ${first}$`)),
    });
    expect(mine.ids).toEqual([...mine.ids].sort((one, other) => other - one));
    expect(mine.terms).toEqual(expect.arrayContaining(Object.keys(list.preview.fields).map(fieldName)));
    const { ids, chips, sorted, preview, terms } = await pages.read(list, address, pages.colleague());
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
    const { ids, total } = await pages.read(list, query);
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

  it("TABL-014 TABL-018 each column that can be chosen appears, Id before it", async () => {
    const columns = choosableColumns(list);
    expect(["id", ...columns].sort()).toEqual(Object.keys(list.columns).sort());
    for (let from = 0; from < columns.length; from += mostColumns) {
      const chosen = columns.slice(from, from + mostColumns);
      const { headings, ids } = await pages.read(list, `?columns=${writeColumns(chosen)}`);
      expect(headings.slice(0, chosen.length + 1)).toEqual(["id", ...chosen].map(fieldName));
      expect(ids.length).toBeGreaterThan(0);
    }
  });

  it.each(list.sortKeys)("TABL-024 %s orders the rows both ways, and the heading says so", async (key) => {
    const shown = key === "id" ? "id" : writeColumns([key]);
    const by = (sort: string) => pages.read(list, `?size=25&columns=${shown}&sort=${sort}`);
    const [rising, falling] = await Promise.all([by(key), by(`-${key}`)]);
    expect(rising.sorted).toEqual({ heading: fieldName(key), order: "ascending" });
    expect(falling.sorted).toEqual({ heading: fieldName(key), order: "descending" });
    expect(rising.ids).not.toEqual(falling.ids);
  });

  it("TABL-012 the next page has other rows, and a link leads there", async () => {
    const first = await pages.read(list, "?size=25");
    expect(first.ids).toHaveLength(Math.min(first.total, 25));
    expect(first.nextPage !== undefined).toBe(first.total > 25);
    if (first.nextPage === undefined) return;
    const second = await pages.read(list, first.nextPage);
    expect(second.text).toMatch(/26–\d+ of/);
    expect(second.ids.length).toBeGreaterThan(0);
    expect(second.ids.filter((id) => first.ids.includes(id))).toEqual([]);
  });
});
