import { hasSavedFilters, largestFile, readFiltersFile, writeFiltersFile } from "./saved-filters-file";

const now = new Date("2026-11-21T10:00:00Z");
const big = { name: "Big", filters: [{ param: "type", value: "BIG", label: "Type: Big" }], sort: "-id", size: "50" };
const mine = { name: "Mine", filters: [] };
const stored = JSON.stringify({ users: [mine], orders: [big, mine, { name: "" }], elsewhere: [7] });

const fileWith = (pages: unknown, rest: object = {}) =>
  JSON.stringify({ kind: "console-saved-filters", version: 1, exportedAt: now.toISOString(), pages, ...rest });

describe("a file of saved filters", () => {
  it("FILT-017 FILT-018 says what it is and of which version, and has every page's saved filters", () => {
    expect(JSON.parse(writeFiltersFile(stored, now))).toEqual({
      kind: "console-saved-filters",
      version: 1,
      exportedAt: "2026-11-21T10:00:00.000Z",
      pages: { users: [mine], orders: [big, mine] },
    });
  });

  it("FILT-018 is read as it was written", () => {
    expect(readFiltersFile(writeFiltersFile(stored, now))).toEqual({ users: [mine], orders: [big, mine] });
  });

  it.each([null, "{", '{"orders":[]}', '{"elsewhere":[{"name":"Mine","filters":[]}]}'])(
    "FILT-018 of %j there is nothing to export",
    (text) => {
      expect(hasSavedFilters(text)).toBe(false);
    },
  );

  it.each([
    ["nothing", "", "notOurs"],
    ["no JSON", "<html>", "notOurs"],
    ["a list", "[]", "notOurs"],
    ["what the browser keeps itself", stored, "notOurs"],
    ["another program's file", JSON.stringify({ kind: "bookmarks", version: 1, pages: {} }), "notOurs"],
    ["a file without pages", JSON.stringify({ kind: "console-saved-filters", version: 1 }), "notOurs"],
    ["pages that are no lists", fileWith({ orders: {} }), "notOurs"],
    ["a file with something else in it", fileWith({}, { script: "x" }), "notOurs"],
    ["a version of no number", fileWith({}, { version: "1" }), "notOurs"],
    ["a version that never was", fileWith({}, { version: 0 }), "notOurs"],
    ["a later version", fileWith({ orders: 7 }, { version: 2 }), "newer"],
    ["more than anybody keeps", fileWith({ orders: Array(600).fill(mine), users: Array(401).fill(mine) }), "tooMany"],
    ["brackets without end", "[".repeat(largestFile), "notOurs"],
    ["a deep hole", `{"kind":"console-saved-filters","version":1,"x":${"[".repeat(9e4)}${"]".repeat(9e4)}}`, "notOurs"],
  ])("FILT-018 %s is refused as a whole", (_name, text, fault) => {
    expect(readFiltersFile(text)).toBe(fault);
  });

  it("FILT-018 a thousand usual saved filters fit into it", () => {
    const filters = Array.from({ length: 4 }, (_, at) => ({
      param: `param${at}`,
      value: "17,18,19",
      label: "Word: ș",
    }));
    const many = Array.from({ length: 1000 }, (_, at) => ({ ...big, name: `Number ${at}`, filters }));
    const text = writeFiltersFile(JSON.stringify({ orders: many }), now);
    expect(new Blob([text]).size).toBeLessThan(largestFile);
    expect(readFiltersFile(text)).toEqual({ orders: many });
  });
});
