import { spawnSync } from "node:child_process";
import { pageKeys } from "@/lib/roles/pages";
import { table } from "../architecture/id-tables";
import { mapOfNoun } from "./noun-map";
import { readRequirements } from "./requirements";

function run(...args: string[]) {
  return spawnSync(process.execPath, ["--import", "tsx", "tests/spec/map.ts", ...args], { encoding: "utf8" });
}

describe("npm run map", () => {
  it("prints files by layer, calls, and requirements with their tests", () => {
    const { status, stdout } = run("receptions");
    expect(status).toBe(0);
    const lines = stdout.split("\n").map((line) => line.trim());
    const ofLayers = lines.filter((line) => /^(app|lib|platform|messages|tests) +\S/.test(line));
    expect(ofLayers).toHaveLength(5);
    expect(lines.some((line) => /^QRY-08 +query acquirer-receptions/.test(line))).toBe(true);
    const requirement = lines.findIndex((line) => line.startsWith("RECP-024  "));
    expect(lines[requirement + 1]).toBe("lib/resources/receptions/reception-totals.test.ts");
  });

  it("says of what is no noun which files have it in their name, else which nouns there are", () => {
    expect(() => mapOfNoun("county")).toThrow(
      "Nothing is called county. In names of files:\n  components/resources/lookups/county-select.tsx",
    );
    expect(() => mapOfNoun("invoice-notes")).toThrow("Nothing is called invoice-notes. Pages: home, users,");
  });

  it.each(["storages", "customer_support", "galleries"])("finds %s in each layer", (page) => {
    const found = mapOfNoun(page).layers.map(({ layer }) => layer);
    expect(found).toEqual(expect.arrayContaining(["app", "lib", "platform", "messages"]));
  });
});

describe("docs/spec/areas.tsv", () => {
  const areas = table("docs/spec/areas.tsv");

  it("has a row for each area, and names pages that exist", () => {
    expect(areas.map(([area]) => area).sort()).toEqual([...new Set(readRequirements().map(({ area }) => area))].sort());
    const known = new Set<string>(["", ...pageKeys]);
    expect(areas.map(([, page = ""]) => page).filter((page) => !known.has(page))).toEqual([]);
  });
});
