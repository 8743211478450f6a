import { readFileSync } from "node:fs";
import { createTranslator } from "next-intl";
import type { LoadCounts } from "@/lib/list/declare/record-counts";
import { messageKeysOf, titleOfKey } from "@/lib/list/texts/texts";
import { listTable } from "@/lib/resources/list-table";
import { partNamespaces } from "@/server/i18n/namespaces";
import { countTable } from "@/tests/support/lists/count-table";

/** A namespace of messages, as a page's file holds it. */
function textsOf(locale: "en" | "ro", page: string): unknown {
  return JSON.parse(readFileSync(`messages/${locale}/${page}.json`, "utf8"));
}

/** The forms of a page, e.g. `new`, by the keys of the object that its list page is given. */
function formsOf(page: string): string[] {
  const file = `app/(console)/${page}/_ui/${page.replaceAll("_", "-")}-page.tsx`;
  const [, declared = ""] = /const forms = \{([\s\S]*?)\};/.exec(readFileSync(file, "utf8")) ?? [];
  return [...declared.matchAll(/\b(new|edit|import): lazyForm/g)].map(([, form = ""]) => form);
}

const pages = listTable.map((list) => [list.page, list] as const);

describe.each(pages)("the texts of %s", (page, list) => {
  it.each(["en", "ro"] as const)(
    "I18N-001 FILT-019 every column, field, filter and word has its own in %s",
    (locale) => {
      const texts = textsOf(locale, page);
      for (const key of messageKeysOf(list)) expect(texts).toHaveProperty(key.split("."), expect.stringMatching(/\S/));
    },
  );

  it.each(["en", "ro"] as const)("I18N-001 every form has a title in %s", (locale) => {
    const titles = Reflect.get(Object(textsOf(locale, page)), "panel") ?? {};
    expect(Object.keys(titles).sort()).toEqual(formsOf(page).sort());
  });

  it("TABL-023 the title is made from the page's key", () => {
    expect(textsOf("en", page)).toHaveProperty("title", titleOfKey(page));
  });

  // English labels and titles are the specification's own, and differ.
  it("I18N-001 the page has one name in Romanian, in the menu and over the list", () => {
    expect(textsOf("ro", page)).toHaveProperty("title", Reflect.get(Object(textsOf("ro", "pages")), page));
  });
});

// Where a page is missing, its part stands there without texts, and nothing else says so.
it.each([
  ["many", "many"],
  ["print", "pdf"],
] as const)("the texts of %s travel with every list that declares %s, and with no other", (part, declared) => {
  const sent = partNamespaces.find(({ namespace }) => namespace === part)?.pages;
  const needed = listTable.filter((list) => list[declared] !== undefined).map(({ page }) => page);
  expect([...(sent ?? [])].sort()).toEqual(needed.sort());
});

describe.each(Object.entries<LoadCounts<unknown>>(countTable))("the counts of %s", (page, load) => {
  it.each(["en", "ro"] as const)(
    "I18N-001 each has its text in %s, with the number in it, and no other stands there",
    async (locale) => {
      const texts: Readonly<Record<string, string>> = Reflect.get(Object(textsOf(locale, page)), "counts") ?? {};
      expect(Object.keys(texts).sort()).toEqual(Object.keys(await load()).sort());
      for (const text of Object.values(texts))
        for (const count of [0, 1, 2, 19, 20, 101, 120]) {
          const t = createTranslator({ locale, messages: { text } });
          const read = t("text", { count, n: `<${count}>` });
          expect(read).toMatch(new RegExp(`^<${count}> \\S`));
          // Of twenty things Romanian says "de", of a state it does not.
          if (locale === "ro" && count === 1) expect(read).not.toMatch(/> de /);
        }
    },
  );
});
