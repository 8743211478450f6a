import { existsSync, readFileSync } from "node:fs";
import { stubs, tables } from "../new-page/tables";
import { type Snippet, snippetsOf, strayLines } from "./snippets";

const guides = ["docs/adding-a-page.md", "platform/README.md", "README.md"];
const guide = readFileSync("docs/adding-a-page.md", "utf8");

describe("snippets of the guides", () => {
  it("are compared with the file that they name, whatever their indent, part by part", () => {
    const file = "a\n  const b = {\n    c: 1,\n    d: 2,\n  };\n";
    expect(strayLines("const b = {\n  c: 1,\n…\n};", file)).toEqual([]);
    expect(strayLines("const b = {\n  d: 2,\n};", file)).toEqual(["const b = {"]);
    expect(strayLines("d: 2,\n…\nc: 1,", file)).toEqual(["c: 1,"]);
    expect(snippetsOf("1. x\n\n   ```ts lib/a.ts\n   b\n   ```\n")).toEqual([{ path: "lib/a.ts", text: "   b" }]);
  });

  const named: [string, Snippet][] = guides.flatMap((path) =>
    snippetsOf(readFileSync(path, "utf8")).map((snippet): [string, Snippet] => [path, snippet]),
  );

  it.each(named)("%s quotes what is there: %j", (_guide, { path, text }) => {
    expect(strayLines(text, readFileSync(path, "utf8"))).toEqual([]);
  });

  it("name their file where they are code of the project", () => {
    const nameless = guides.filter((path) => /^ *```tsx?$/m.test(readFileSync(path, "utf8")));
    expect([named.length > 5, nameless]).toEqual([true, []]);
  });
});

describe("docs/adding-a-page.md", () => {
  it("names every table that a new page is added to, and nothing that is not there", () => {
    expect([...tables, ...stubs].map(({ file }) => file).filter((file) => !guide.includes(`\`${file}\``))).toEqual([]);
    const paths = [...guide.matchAll(/`((?:app|components|docs|lib|messages|platform|server|tests)\/[\w./()-]+)`/g)];
    expect(paths.map(([, path = ""]) => path).filter((path) => !existsSync(path))).toEqual([]);
  });
});
