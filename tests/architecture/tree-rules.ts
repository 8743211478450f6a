/** Rules about the tree that a linter of single files does not see. Each answers the offending paths. */

const vagueFolders = new Set(["utils", "util", "helpers", "common", "misc", "shared"]);
const bundled = /\.tsx?$/;

/** A source file: its path from the project's root, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Folders whose name says nothing about what is in them. */
export function vaguelyNamed(files: readonly SourceFile[]): string[] {
  return paths(
    files.filter(({ path }) =>
      path
        .split("/")
        .slice(0, -1)
        .some((folder) => vagueFolders.has(folder)),
    ),
  );
}

/** `index` files: a folder's front that hides which file is meant. */
export function indexFiles(files: readonly SourceFile[]): string[] {
  return paths(files.filter(({ path }) => /(^|\/)index\.(ts|tsx|mjs)$/.test(path)));
}

/**
 * Files of the backend-for-frontend that a browser bundle could take in. Tests run outside of Next, and so do the .mjs
 * files: start commands and the listener around Next.
 */
export function serverFilesWithoutGuard(files: readonly SourceFile[]): string[] {
  const guarded = files.filter(
    ({ path }) => path.startsWith("server/") && !/\.test\.tsx?$|\.d\.ts$/.test(path) && bundled.test(path),
  );
  return paths(guarded.filter(({ text }) => !text.startsWith('import "server-only";')));
}

/** What several pages show of one resource and knows another one: it may import `lib/resources/<slug>` of its own alone. */
export function componentsOfOtherResources(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const [, slug] = /^components\/resources\/([^/]+)\//.exec(path) ?? [];
    const known = [...text.matchAll(/"@\/lib\/resources\/([^/"]+)/g)].map(([, resource]) => resource);
    return slug !== undefined && known.some((resource) => resource !== slug) ? [path] : [];
  });
}

const originCheck = new Set([
  "server/bff/route.ts",
  "server/bff/with-bff.ts",
  // The browser sends it by itself, and all it can cause is a line in the log.
  "server/bff/handlers/csp-report-handler.ts",
]);

/** Files that name the exception to the check against cross-site requests, and are not where it belongs (W1). */
export function skippersOfOriginCheck(files: readonly SourceFile[]): string[] {
  const bundled = files.filter(({ path }) => /^(app|lib|server)\/|^middleware\.ts$/.test(path));
  return paths(bundled.filter(({ path, text }) => !originCheck.has(path) && text.includes("skipsOriginCheck")));
}

const ownClock = /\bnew Date\(\)|\bDate\.now\(\)/;
/** Where the platform's clock is made, and the data set that ends today. */
const clocks = new Set(["platform/start.ts", "platform/seed/ensure-dataset.ts"]);

/** Files of the platform that ask the machine for the time: there is one clock, `PlatformContext.now`. */
export function clocksOfTheirOwn(files: readonly SourceFile[]): string[] {
  const ofPlatform = files.filter(({ path }) => path.startsWith("platform/") && !path.endsWith(".test.ts"));
  return paths(ofPlatform.filter(({ path, text }) => !clocks.has(path) && ownClock.test(text)));
}

function paths(files: readonly SourceFile[]): string[] {
  return files.map(({ path }) => path);
}
