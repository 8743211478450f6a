import { mapOfNoun } from "./noun-map";

/** `npm run map receptions`: a noun's files by layer, its calls, its requirements and the tests that prove them. */
const longestText = 110;

// Who reads with `| head` or leaves `less` has what they want.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

function heading(text: string): void {
  console.log(`\n${text}\n${"─".repeat(text.length)}`);
}

function rows(cells: readonly (readonly string[])[]): void {
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  for (const row of cells)
    console.log(
      `  ${row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd()}`,
    );
}

function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
}

function print(slug: string): void {
  const { layers, calls, requirements } = mapOfNoun(slug);
  heading(`${slug}: files`);
  rows(
    layers.flatMap(({ layer, files }) => files.map(({ path, lines }, at) => [at === 0 ? layer : "", path, `${lines}`])),
  );
  heading(`${slug}: calls`);
  rows(calls.map(({ id, endpoint, access, declaredIn }) => [id, endpoint, declaredIn.split("/").at(-1) ?? "", access]));
  heading(`${slug}: requirements`);
  for (const { id, text, source, tests, reason } of requirements) {
    console.log(`  ${id}  ${cut(text)}  (${source})`);
    for (const test of tests) console.log(`            ${test}`);
    if (tests.length === 0) console.log(`            ${reason ?? "no test"}`);
  }
}

const [slug, ...more] = process.argv.slice(2);
try {
  if (slug === undefined || more.length > 0) throw new Error("Name one page, e.g. npm run map receptions");
  print(slug);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
