import { readFileSync } from "node:fs";
import { messageKeysOf, titleOfKey } from "@/lib/list/texts/texts";
import { listTable } from "@/lib/resources/list-table";

/** A namespace of messages, as a page's file holds it. */
function textsOf(locale: "en" | "ro", page: string): unknown {
  return JSON.parse(readFileSync(`messages/${locale}/${page}.json`, "utf8"));
}

/** The forms of a page, e.g. `new`, by the keys of the object that its list page is given. */
function formsOf(page: string): string[] {
  const file = `app/(console)/${page}/_ui/${page.replaceAll("_", "-")}-page.tsx`;
  const [, declared = ""] = /const forms = \{([\s\S]*?)\};/.exec(readFileSync(file, "utf8")) ?? [];
  return [...declared.matchAll(/(\w+): lazyForm/g)].map(([, form = ""]) => form);
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
