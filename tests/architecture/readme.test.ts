import { existsSync, readdirSync, readFileSync } from "node:fs";
import { z } from "zod";

const readme = readFileSync("README.md", "utf8");
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

/** First cells of a table's rows, by the heading of its first column. */
function firstCells(column: string): string[] {
  const [, table = ""] = readme.split(`| ${column} |`);
  return (table.split("\n\n", 1)[0] ?? "")
    .split("\n")
    .slice(2)
    .map((row) => row.split(" | ", 1)[0] ?? "");
}

const quoted = (cells: readonly string[]) =>
  cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text));

describe("README.md", () => {
  it("has a row for each command, and no other one", () => {
    const told = quoted(firstCells("command")).map((command) => /^npm (?:run )?(\S+)/.exec(command)?.[1] ?? command);
    // Both stand above the table.
    expect([...new Set(["start", "test", ...told])].sort()).toEqual(Object.keys(scripts).sort());
  });

  it("has a row for each variable of the console's environment", () => {
    const declared = readFileSync("server/env.ts", "utf8").match(/^ {2}[A-Z_]+(?=: )/gm) ?? [];
    // Set by the start commands alone.
    const wanted = declared.map((name) => name.trim()).filter((name) => name !== "PLATFORM_MODE");
    expect(quoted(firstCells("variable")).sort()).toEqual([...new Set([...wanted, "PORT", "HOST"])].sort());
  });

  it("has a row for each folder that holds sources", () => {
    const told = quoted(firstCells("folder")).map((folder) => folder.split("/")[0] ?? "");
    const folders = readdirSync(".", { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && /^[a-z]+$/.test(entry.name),
    );
    expect([...new Set(told)].sort()).toEqual(
      folders
        .map(({ name }) => name)
        .filter((name) => existsSync(name))
        .sort(),
    );
  });

  it("names every room of the kit", () => {
    const [, row = ""] = /^\| `components` \| (.*)$/m.exec(readme) ?? [];
    const rooms = readdirSync("components").filter((name) => name !== "resources");
    expect(quoted([row]).sort()).toEqual(rooms.sort());
  });

  it("leads to files that are there", () => {
    const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = ""]) => path);
    const paths = quoted([readme]).filter((text) => /^(?:docs|lib|server|tests|app)\/[\w./-]+\.\w+$/.test(text));
    expect([...links, ...paths].filter((path) => !existsSync(path))).toEqual([]);
  });
});
