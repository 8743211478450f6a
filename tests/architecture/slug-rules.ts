import { pageKeys } from "@/lib/roles/pages";

/** Nouns without a page: what a session is, and the short lists that many pages look things up in. */
const pageless: ReadonlySet<string> = new Set(["session", "lookups"]);
/** Texts that belong to no page. */
const sharedTexts: ReadonlySet<string> = new Set([
  "cancel",
  "common",
  "errors",
  "counting",
  "explained",
  "grid",
  "scan",
  "kept",
  "list",
  "many",
  "mapping",
  "order-answer",
  "pages",
  "planogram",
  "print",
  "roles",
  "shell",
  "upcoming",
]);
/** Browser tests of what no page has for itself. */
const acrossPages: ReadonlySet<string> = new Set(["forms", "lists", "regressions", "session", "shell", "support"]);
const slugs: ReadonlySet<string> = new Set(pageKeys);

const resourceOf = /^(?:lib|platform|components)\/resources\/([^/]+)\//;
const consolePageOf = /^app\/\(console\)\/([^/[]+)\/page\.tsx$/;
const openPageOf = /^app\/\(public\)\/([^/[]+)\/page\.tsx$/;
const browserTestsOf = /^tests\/e2e\/([^/]+)\//;
const textsOf = /^messages\/[^/]+\/(.+)\.json$/;

/** Pages of the tree that the menu does not know, and those of the menu that the tree does not have. */
export function pagesUnderOtherNames(paths: readonly string[]): string[] {
  const inTree = namesOf(paths, consolePageOf);
  const unknown = inTree.filter((page) => !slugs.has(page));
  return [...unknown, ...pageKeys.filter((page) => page !== "home" && !inTree.includes(page))];
}

/** Folders of `resources`, in whichever layer, that are not named by the URL segment of a page. */
export function resourcesUnderOtherNames(paths: readonly string[]): string[] {
  return namesOf(paths, resourceOf).filter((name) => !slugs.has(name) && !pageless.has(name));
}

/** Files of texts that are named neither by the URL segment of a page nor as what belongs to none. */
export function textsUnderOtherNames(paths: readonly string[]): string[] {
  const known = new Set<string>([...slugs, ...sharedTexts, ...namesOf(paths, openPageOf)]);
  return namesOf(paths, textsOf).filter((name) => !known.has(name));
}

/** Folders of browser tests that are named neither by the URL segment of a page nor as what belongs to several. */
export function browserTestsUnderOtherNames(paths: readonly string[]): string[] {
  const known = new Set<string>([...slugs, ...acrossPages, ...namesOf(paths, openPageOf)]);
  return namesOf(paths, browserTestsOf).filter((name) => !known.has(name));
}

/**
 * The files by which one layer finds a noun of another, where they are missing: `<name>.calls.ts` and, on the platform's
 * side, `<name>.routes.ts` or `<name>.queries.ts`, `<name>` being the folder's with dashes for underscores.
 */
export function missingCounterparts(paths: readonly string[]): string[] {
  const has = (...candidates: readonly string[]) => candidates.some((path) => paths.includes(path));
  const called = new Set(paths.flatMap((path) => /^lib\/resources\/([^/]+)\/[^/]+\.calls\.ts$/.exec(path)?.[1] ?? []));
  return [...called].flatMap((slug) => {
    const name = slug.replaceAll("_", "-");
    const calls = `lib/resources/${slug}/${name}.calls.ts`;
    const routes = `platform/resources/${slug}/${name}`;
    const isServed = slug === "session" || has(`${routes}.routes.ts`, `${routes}.queries.ts`);
    return [...(has(calls) ? [] : [calls]), ...(isServed ? [] : [`${routes}.routes.ts`])];
  });
}

function namesOf(paths: readonly string[], pattern: RegExp): string[] {
  return [...new Set(paths.flatMap((path) => pattern.exec(path)?.[1] ?? []))];
}
