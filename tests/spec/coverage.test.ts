import { projectFiles } from "../architecture/project-files";
import { idsInTitles, mayTitle, readReasons, readRequirements, readTestedIds } from "./requirements";

/** Areas that are complete: every row has a test or a written reason. */
const completeAreas = ["SHELL", "SESS", "ROLE", "DATE", "I18N", "FILT", "TABL"];

const requirements = readRequirements();
const known = new Set(requirements.map(({ id }) => id));
const tested = readTestedIds();
const reasons = readReasons();

describe("requirements and their tests", () => {
  it("reads ids from titles, tables of cases included, and from nothing else", () => {
    const source = [
      "// SHELL-009 in a comment",
      `it("SHELL-001 and SHELL-002 hold", () => {});`,
      `test.describe('ROLE-003 menus', () => {});`,
      `it.each([["DATE-001", 1], ["DATE-002 DATE-003", 2]])("%s counts", () => {});`,
      "it(`I18N-001 in Romanian`, () => {});",
    ].join("\n");
    expect(idsInTitles(source)).toEqual([
      "SHELL-001",
      "SHELL-002",
      "ROLE-003",
      "DATE-001",
      "DATE-002",
      "DATE-003",
      "I18N-001",
    ]);
  });

  it("reads every file that tells tests", () => {
    const tells = /^\s*(?:it|test)(?:\.each)?\(/m;
    const unread = projectFiles(".ts", ".tsx").filter(({ path, text }) => !mayTitle(path) && tells.test(text));
    // What is planted there shows how Jest is kept clean, and proves no requirement.
    expect(unread.map(({ path }) => path)).toEqual(["tests/jest/planted/leave-things-behind.ts"]);
  });

  it.each(completeAreas)("%s: each row has a test or a written reason", (area) => {
    const rows = requirements.filter((row) => row.area === area);
    const open = rows.filter(({ id }) => !tested.has(id) && !reasons.has(id));
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  it("names no requirement that does not exist", () => {
    expect([...tested.keys(), ...reasons.keys()].filter((id) => !known.has(id))).toEqual([]);
  });

  it("gives no reason for what has a test", () => {
    expect([...reasons.keys()].filter((id) => tested.has(id))).toEqual([]);
  });
});
