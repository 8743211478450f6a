import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import type { Cell, TableFile } from "./cell";
import { columnName, serialOf } from "./spreadsheet-values";
import { xlsxFile } from "./xlsx-file";

const columns = [
  { heading: "Id", width: 10 },
  { heading: "Nume <&>", width: 32 },
];

function written(file: TableFile, ...batches: (readonly (readonly Cell[])[])[]): Record<string, string> {
  const bytes = Buffer.concat([file.begin(), ...batches.map((rows) => file.add(rows)), file.end()]);
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]));
}

function sheetOf(...batches: (readonly (readonly Cell[])[])[]): string {
  return written(xlsxFile("Orders", columns), ...batches)["xl/worksheets/sheet1.xml"] ?? "";
}

const text = (value: string): Cell => ({ kind: "text", text: value });

/** The text of each cell, as a reader of XML and of spreadsheets' own escapes gives it. */
function textsOf(sheet: string): string[] {
  const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"' };
  return [...sheet.matchAll(/<t xml:space="preserve">([^<]*)<\/t>/g)].map(([, content = ""]) =>
    content.replace(/&(\w+);/g, (_all, name) => entities[name] ?? "?").replace(/_x005F_/g, "_"),
  );
}

describe("a list as xlsx", () => {
  it("is a workbook of one sheet with every part that readers ask for", () => {
    const parts = written(xlsxFile("Comenzi [2026]: a/b", columns));
    expect(Object.keys(parts)).toEqual([
      "[Content_Types].xml",
      "_rels/.rels",
      "xl/workbook.xml",
      "xl/_rels/workbook.xml.rels",
      "xl/styles.xml",
      "xl/worksheets/sheet1.xml",
    ]);
    expect(parts["xl/workbook.xml"]).toContain('<sheet name="Comenzi  2026   a b" sheetId="1" r:id="rId1"/>');
    expect(parts["xl/styles.xml"]?.match(/<xf /g)).toHaveLength(7);
  });

  it("freezes a bold heading and gives columns their width", () => {
    const sheet = sheetOf();
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain('<col min="2" max="2" width="32" customWidth="1"/>');
    expect(sheet).toContain('<c r="B1" s="1" t="inlineStr">');
    expect(textsOf(sheet)).toEqual(["Id", "Nume <&>"]);
  });

  it("counts rows on over several batches and leaves out empty cells", () => {
    const sheet = sheetOf([[text("a"), undefined]], [], [[undefined, text("b")]]);
    expect(sheet).toContain('<row r="2"><c r="A2"');
    expect(sheet).toContain('<row r="3"><c r="B3"');
    expect(sheet).toMatch(/<\/row><\/sheetData><\/worksheet>$/);
  });

  it("has true numbers and true dates", () => {
    const sheet = sheetOf([
      [
        { kind: "number", digits: "12.5" },
        { kind: "amount", digits: "-1234.50" },
        { kind: "day", day: "2026-11-21" },
        { kind: "time", wall: "2026-11-21T12:00:00" },
        { kind: "day", day: "1600-01-01" },
      ],
    ]);
    expect(sheet).toContain('<c r="A2" s="0"><v>12.5</v></c><c r="B2" s="3"><v>-1234.50</v></c>');
    expect(sheet).toContain('<c r="C2" s="4"><v>46347</v></c><c r="D2" s="5"><v>46347.5</v></c>');
    expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">1600-01-01</t>');
  });

  it("D8 no text is a formula, and every text that XML can hold comes back", () => {
    const sign = fc.constantFrom("=", "+", "-", "@", "<f>", "]]>", "&", '"', "_x0041_", " ", "\u0001", "\ud800", "ș");
    fc.assert(
      fc.property(fc.array(fc.array(fc.oneof(sign, fc.string({ unit: "grapheme" })), { minLength: 1 })), (parts) => {
        const texts = parts.map((part) => part.join("").replaceAll("\r", ""));
        const sheet = sheetOf(texts.map((each) => [text(each)]));
        expect(sheet).not.toMatch(/<f[ >]/);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML forbids.
        const lost = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
        expect(textsOf(sheet).slice(columns.length)).toEqual(
          texts.map((each) => each.toWellFormed().replace(lost, "")),
        );
      }),
      { numRuns: 300 },
    );
  });

  it("cuts a text at what a cell holds", () => {
    expect(textsOf(sheetOf([[text("x".repeat(40_000))]])).at(-1)).toHaveLength(32_767);
  });

  it("hands bytes on while rows come: 20,000 rows are never held", () => {
    const file = xlsxFile("Orders", columns);
    file.begin();
    const handed = Array.from({ length: 80 }, (_, batch) => {
      const rows = Array.from({ length: 250 }, (_row, index) => [text(`${Math.sin(batch * 250 + index)}`)]);
      return file.add(rows).length;
    });
    const sum = handed.reduce((all, each) => all + each, 0);
    expect(file.end().length).toBeLessThan(sum / 2);
  });
});

describe("places and dates of a sheet", () => {
  it.each([
    [0, "A"],
    [25, "Z"],
    [26, "AA"],
    [701, "ZZ"],
    [702, "AAA"],
  ])("column %d is %s", (index, name) => {
    expect(columnName(index)).toBe(name);
  });

  it.each([
    ["1900-03-01", "61"],
    ["2026-11-21", "46347"],
    ["2026-11-21T06:00:00", "46347.25"],
    ["1900-02-28", undefined],
    ["2026-13-45", undefined],
  ])("%s is %s", (date, serial) => {
    expect(serialOf(date)).toBe(serial);
  });
});
