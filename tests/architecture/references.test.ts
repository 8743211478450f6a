import { existsSync, readFileSync } from "node:fs";
import { headings, idTables, promises, table } from "./id-tables";
import { namedIds, promisesInTitles } from "./named-ids";
import { projectFiles } from "./project-files";

const files = projectFiles(".ts", ".tsx", ".mjs", ".mts", ".md", ".proto", ".css", ".tsv");
const tables = idTables();
const idsIn = (path: string, text: string) => namedIds({ path, text }).map(({ kind, id }) => `${kind} ${id}`);

describe("ids", () => {
  it("are read from comments, titles and documents, and not from what a program works with", () => {
    const source = [
      "/** Counts guesses (S14), see decision 0010 and reading 57. */",
      `const cell = "C3"; // RECP-024, 2§7`,
      `expect(row("D8")).toBe(17); // CAT-02`,
      `it("P18 SHELL-010 the row Z9 is told", () => {});`,
    ].join("\n");
    expect(idsIn("lib/a.test.ts", source)).toEqual([
      "requirement RECP-024",
      "requirement SHELL-010",
      "call CAT-02",
      "section 2§7",
      "promise S14",
      "promise P18",
      "reading 57",
      "decision 0010",
    ]);
    expect(idsIn("docs/a.md", "A formula (D8), readings 3.")).toEqual(["promise D8", "reading 3"]);
  });

  it("resolve, wherever they are named", () => {
    const lost = files
      .flatMap(namedIds)
      .filter(({ kind, id }) => !tables[kind].ids.has(id))
      .map(({ kind, id, path }) => `${path} names ${kind} ${id}, which ${tables[kind].document} does not have`);
    expect(lost).toEqual([]);
  });

  it("are each the id of one row", () => {
    const ids = [...promises().map(({ id }) => id), ...table("docs/spec/requirements.tsv").map(([id]) => id)];
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

describe("promises of docs/security.md", () => {
  const proves = (id: string, path: string) => {
    const text = readFileSync(path, "utf8");
    return path.startsWith("tests/bench/") || promisesInTitles({ path, text }).includes(id);
  };

  it("name the tests that carry their id, or say that their proof is open", () => {
    const faults = promises().flatMap(({ id, proofs, isOpen }) => {
      if (proofs.length === 0) return isOpen ? [] : [`${id} names no test and does not say that it is open`];
      const carriers = files.filter((file) => promisesInTitles(file).includes(id)).map(({ path }) => path);
      return proofs
        .filter((path) => !existsSync(path) || !proves(id, path))
        .map(
          (path) => `${id} names ${path}, which has no such test; titles with ${id}: ${carriers.join(", ") || "none"}`,
        );
    });
    expect(faults).toEqual([]);
  });
});

describe("decisions", () => {
  it("are headed by the number of their file", () => {
    const decisions = files.filter(({ path }) => path.startsWith("docs/decisions/"));
    expect(decisions.length).toBeGreaterThan(0);
    const otherwise = decisions.filter(({ path, text }) => {
      const [, number = ""] = /^docs\/decisions\/(\d{4})-/.exec(path) ?? [];
      return !text.startsWith(`# Decision ${number}: `);
    });
    expect(otherwise.map(({ path }) => path)).toEqual([]);
  });
});

describe("sources of docs/spec", () => {
  it.each(["requirements", "calls"])("%s name headings of the specification", (name) => {
    const known = headings();
    const sources = table(`docs/spec/${name}.tsv`).flatMap((cells) => (cells.at(-1) ?? "").split("; "));
    const lost = sources.filter((source) => {
      const [section = "", ...part] = source.split(" ");
      return !known.get(section)?.some((heading) => heading.startsWith(part.join(" ")));
    });
    expect(lost).toEqual([]);
  });
});
