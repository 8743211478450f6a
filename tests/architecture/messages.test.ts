import { readFileSync } from "node:fs";
import { locales } from "@/lib/preferences/locale";
import {
  chosenNamespaces,
  namespaces,
  pageNamespaces,
  partNamespaces,
  sharedNamespaces,
  wordNamespaces,
} from "@/server/i18n/namespaces";
import { browserSources } from "./browser-sources";
import { keyUses, type MessageTree, textsByKey } from "./message-keys";
import { projectFiles } from "./project-files";

function readTexts(locale: string): Map<string, string> {
  const tree: MessageTree = Object.fromEntries(
    namespaces.map((namespace) => {
      const file: MessageTree = JSON.parse(readFileSync(`messages/${locale}/${namespace}.json`, "utf8"));
      return [namespace, file];
    }),
  );
  for (const { namespace, of } of wordNamespaces) {
    const { words } = Object(tree[of]);
    tree[namespace] = words;
  }
  return textsByKey(tree);
}

/** A part's own folder, in the kit or of one of its pages' resources, and the pages that have it. */
function isOfPart({ namespace, pages }: (typeof partNamespaces)[number], path: string): boolean {
  const folders = pages.flatMap((page) => [`app/(console)/${page}/`, `components/resources/${page}/${namespace}/`]);
  return [`components/${namespace}/`, ...folders].some((folder) => path.startsWith(folder));
}

/** The folder of the resource whose words they are, and the pages that have them. */
function hasWords({ of, pages }: (typeof wordNamespaces)[number], path: string): boolean {
  return path.startsWith(`components/resources/${of}/`) || pages.some((page) => isOfPage(page, path));
}

const isOfPage = (page: string, path: string): boolean => path.startsWith(`app/(console)/${page}/`);

/** `{name}`, `<item>`: what the program fills in. A branch of a plural is text, and each language has its own. */
const slotsOf = (text: string): string[] => [...new Set(text.match(/(?<!\b(?:one|few|other) )\{\w+|<\w+>/g))].sort();

const english = readTexts("en");
const romanian = readTexts("ro");

const sources = projectFiles(".ts", ".tsx").filter(
  ({ path }) => /^(app|components|server|lib)\//.test(path) && !path.endsWith(".test.ts"),
);
const uses = sources.flatMap(({ path, text }) => keyUses(text).map((use) => ({ path, ...use })));

/** They stand among those of a list, too. */
const isOfWords = (key: string) => wordNamespaces.some(({ namespace }) => key.startsWith(`${namespace}.`));

/** List pages ask for their texts by what their declaration holds; the list kit's own tests walk those. */
const declared = sources.flatMap(({ path }) => /lib\/resources\/(\w+)\/[\w-]+\.list\.ts$/.exec(path)?.[1] ?? []);

describe("messages", () => {
  it("I18N-001 I18N-002 every namespace of messages/ is loaded, in both languages", () => {
    for (const locale of locales) {
      const files = projectFiles(".json").filter(({ path }) => path.startsWith(`messages/${locale}/`));
      expect(files.map(({ path }) => path.split("/").at(-1)?.replace(".json", "")).sort()).toEqual(
        [...namespaces].sort(),
      );
    }
  });

  it("I18N-001 has every English text in Romanian, and no other", () => {
    expect([...romanian.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("I18N-001 leaves no text empty, and fills the same slots in both languages", () => {
    for (const [key, text] of english) {
      const other = romanian.get(key) ?? "";
      expect([key, text.trim() === "", other.trim() === ""]).toEqual([key, false, false]);
      expect([key, ...slotsOf(other)]).toEqual([key, ...slotsOf(text)]);
    }
  });

  it("I18N-002 writes Romanian with comma below, never with a cedilla", () => {
    expect([...romanian].filter(([, text]) => /[şţŞŢ]/.test(text))).toEqual([]);
  });

  it("sends the browser the texts of everything that runs there", () => {
    const everywhere: readonly string[] = sharedNamespaces;
    const onOnePage: readonly string[] = pageNamespaces;
    const isSent = (namespace: string, path: string): boolean =>
      everywhere.includes(namespace) ||
      (onOnePage.includes(namespace) && isOfPage(namespace, path)) ||
      chosenNamespaces.some((chosen) => chosen.namespace === namespace && isOfPage(chosen.page, path)) ||
      partNamespaces.some((part) => part.namespace === namespace && isOfPart(part, path)) ||
      wordNamespaces.some((words) => words.namespace === namespace && hasWords(words, path));
    const silent = browserSources(sources).flatMap(({ path, text }) =>
      [...text.matchAll(/\buseTranslations\("([\w-]+)/g)].flatMap(([, namespace = ""]) =>
        isSent(namespace, path) ? [] : [`${path} asks for ${namespace}`],
      ),
    );
    expect(silent).toEqual([]);
  });

  it("has every key that the sources name", () => {
    const missing = uses.filter(
      ({ isLiteral, key, pattern }) =>
        isLiteral && !english.has(key) && ![...english.keys()].some((each) => pattern.test(each)),
    );
    expect(missing.map(({ path, key }) => `${path}: ${key}`)).toEqual([]);
  });

  it("has no key that no source asks for", () => {
    const unused = [...english.keys()].filter(
      (key) =>
        !isOfWords(key) &&
        !declared.includes(key.split(".")[0] ?? "") &&
        !uses.some(({ pattern }) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });
});
