import { longest } from "@/lib/list/texts/cut";
import { listTable } from "@/lib/resources/list-table";
import { samplesOf } from "@/tests/support/lists/applied-samples";
import { type ListHtml, listTexts } from "@/tests/support/lists/list-html";
import { listPages } from "./list-pages";

const pages = listPages();

describe.each(listTable.map((list) => [list.page, list] as const))("%s", (_page, list) => {
  const { fieldName, filterName } = listTexts(list);
  const samples = samplesOf(list);
  const alreadyRead = new Map<string, Promise<ListHtml>>();
  /** The page at an address, read once: several tests look at the same one. */
  const read = (query = "") => {
    const html = alreadyRead.get(query) ?? pages.read(list, query);
    alreadyRead.set(query, html);
    return html;
  };
  const address = (used: typeof samples) => `?${new URLSearchParams(used.map(({ key, text }) => [key, text]))}`;

  it("TABL-001 TABL-022 FILT-002 the first HTML holds rows and preview", async () => {
    const { ids, total, chips } = await read();
    expect(total).toBeGreaterThan(0);
    expect(ids).toHaveLength(Math.min(total, list.defaultSize));
    expect(chips).toEqual([]);
    const opened = await pages.read(list, `?open=${ids[0]}`);
    expect(opened.preview).toMatch(new RegExp(`^\\S.* ${ids[0]}$`));
    expect(opened.terms).toEqual(expect.arrayContaining(Object.keys(list.preview.fields).map(fieldName)));
    expect([opened.ids, opened.total]).toEqual([ids, total]);
  });

  it.each(samples.map((sample) => [sample.key, sample] as const))(
    "FILT-002 %s has its chip in the first HTML, in 20 characters",
    async (key, { query, narrowsRows }) => {
      const [all, filtered] = await Promise.all([read(), read(query)]);
      const [chip, ...others] = filtered.chips;
      expect(others).toEqual([]);
      const name = `${filterName(key)}: `;
      expect(chip?.title.slice(0, name.length)).toBe(name);
      // In 20 characters, of which the value has the first claim.
      expect(chip?.text.replace(/…$/, "").length).toBeLessThanOrEqual(longest.chip);
      const value = chip?.title.slice(name.length) ?? "";
      expect(value).not.toBe("");
      expect(chip?.text).toContain(value.slice(0, longest.chip).trimEnd());
      // What a filter refers to is called by its name, not by its number.
      expect(chip?.title).not.toContain("#");
      if (!narrowsRows) return;
      expect(filtered.total).toBeGreaterThan(0);
      expect(filtered.total).toBeLessThan(all.total);
    },
  );

  it("FILT-002 filters applied together have a chip each, in their order", async () => {
    const namesOf = async (used: typeof samples) =>
      (await read(used.length === 0 ? "" : address(used))).chips.map(({ title }) => title.split(": ")[0]);
    for (const from of [0, 1, Math.ceil(samples.length / 2)])
      expect(await namesOf(samples.slice(from))).toEqual(samples.slice(from).map(({ key }) => filterName(key)));
  });

  it("FILT-004 Clear filters is there as long as a filter is", async () => {
    const [bare, filtered] = await Promise.all([read(), read(samples[0]?.query)]);
    expect(bare.text).not.toContain("Clear filters");
    expect(filtered.text).toContain("Clear filters");
  });
});
