import { readPastedList } from "./pasted-list";

const [one, two, three] = ["4006381333931", "96385074", "036000291452"] as const;
/** Days of which each, written so, is checked as a barcode is. */
const days = ["20261207", "20261214", "20261221"];

const isAlias = (text: string): boolean => /^(F[12]\.[1-4]|\d\d?)$/.test(text);
const isCell = (text: string): boolean => /^F1\.[1-4]$/.test(text);
const read = (lines: string[][]) =>
  readPastedList(lines, { isCell, isAlias, isProduct: (text) => text === "Apă carbogazoasă" });

it.each<[string, boolean, string[][]]>([
  [
    "two columns of barcodes",
    true,
    [
      [one, two],
      [three, one],
    ],
  ],
  [
    "a block with empty places",
    true,
    [
      [one, ""],
      ["", two],
      [three, one],
    ],
  ],
  ["one line of two", true, [[one, two]]],
  ["one column", false, [[one], [two]]],
  ["barcodes with dates that could be barcodes", false, days.map((day) => [one, day])],
  ["the same with the year last", false, [[one, "07122026"]]],
  [
    "barcodes with numbers of which one could be a barcode",
    false,
    [
      [one, "96385074"],
      [two, "96385075"],
      [three, "96385076"],
    ],
  ],
  ["codes of one's own in two columns", false, [["A-1500", "B-1500"]]],
  ["nothing", false, []],
])("MAPP-017 %s: a block is %s", (_, isOne, lines) => {
  expect(read(lines).kind === "block").toBe(isOne);
});

it.each<[string, string[][]]>([
  [
    "a date without dashes",
    [
      ["20261231", one],
      ["20261207", two],
    ],
  ],
  [
    "a date with dashes",
    [
      ["2026-12-31", one],
      ["2026-12-07", two],
    ],
  ],
  [
    "a date as here",
    [
      ["31.12.2026", one],
      ["07.12.2026", two],
    ],
  ],
  [
    "an amount",
    [
      ["1200", one],
      ["96385074", two],
    ],
  ],
  [
    "a number of one's own",
    [
      ["A-10023", one],
      ["A-10024", two],
    ],
  ],
  [
    "a name",
    [
      ["Clasic 200 g", one],
      ["Mineral 2000 ml", two],
    ],
  ],
])("MAPP-017 barcodes are found behind %s", (_, lines) => {
  expect(read(lines)).toEqual({ kind: "column", heading: [], codes: [one, two] });
});

it("MAPP-017 codes of one's own are found behind a date, too", () => {
  expect(
    read([
      ["20261231", "A-1500"],
      ["07122026", "B-1500"],
    ]),
  ).toEqual({ kind: "column", heading: [], codes: ["A-1500", "B-1500"] });
});

it.each<[string, string[][], string[], string[]]>([
  [
    "a line each",
    [
      ["F1.1", one],
      ["F2.4", two],
    ],
    [one, two],
    ["F1.1", "F2.4"],
  ],
  [
    "with names and a heading between",
    [
      ["Cell", "Name", "Barcode"],
      ["F1.1", "Apă", one],
      ["F2.4", "Suc", two],
    ],
    [one, two],
    ["F1.1", "F2.4"],
  ],
  [
    "with the carton's barcode beside it",
    [
      ["F1.1", one, three],
      ["F2.4", two, one],
    ],
    [one, two],
    ["F1.1", "F2.4"],
  ],
  [
    "with the cell behind the code, and one that stands twice",
    [
      [one, "F1.1"],
      [two, "F1.1"],
      [three, "F2.4"],
    ],
    [one, two, three],
    ["F1.1", "F1.1", "F2.4"],
  ],
  [
    "where one is free",
    [
      ["F1.1", "", one],
      ["F1.2", "", ""],
    ],
    [one, ""],
    ["F1.1", "F1.2"],
  ],
  [
    "where one has a name alone",
    [
      ["F1.1", "Apă", one],
      ["F1.2", "Suc", ""],
    ],
    [one, "Suc"],
    ["F1.1", "F1.2"],
  ],
  [
    "that has names alone",
    [
      ["F1.1", "Apă plată"],
      ["F1.2", "Suc"],
    ],
    ["Apă plată", "Suc"],
    ["F1.1", "F1.2"],
  ],
])("MAPP-017 a list of cells %s says where each code goes", (_, lines, codes, aliases) => {
  expect(read(lines)).toMatchObject({ kind: "named", codes, aliases });
});

it.each<[string, string[][]]>([
  [
    "pieces behind the codes",
    [
      [one, "12"],
      [two, "8"],
    ],
  ],
  [
    "pieces of which two are alike",
    [
      ["12", one],
      ["12", two],
    ],
  ],
])("MAPP-017 %s name no cells", (_, lines) => {
  expect(read(lines)).toEqual({ kind: "column", heading: [], codes: [one, two] });
});

it("MAPP-017 a heading is for no cell, and a first line that may be a product's name is one where barcodes follow", () => {
  expect(read([["Barcode"], [one], [two]])).toEqual({ kind: "column", heading: ["Barcode"], codes: [one, two] });
  expect(
    read([
      ["Shelf", "Carton"],
      [one, two],
    ]),
  ).toEqual({
    kind: "block",
    heading: ["Shelf", "Carton"],
    lines: [[one, two]],
  });
  expect(read([["Apă plată"], ["Suc"]])).toMatchObject({ heading: [], codes: ["Apă plată", "Suc"] });
  expect(read([["Lista 2026"], ["Nr.", "EAN13"], ["", one], ["", two]])).toMatchObject({
    heading: ["Lista 2026", "Nr.", "EAN13"],
    codes: [one, two],
  });
  expect(read([["Apă carbogazoasă"], [one], [two]])).toMatchObject({
    heading: [],
    codes: ["Apă carbogazoasă", one, two],
  });
  // A blank line passes over its cell, and a code of one's own is one.
  expect(read([[""], [one]])).toMatchObject({ heading: [], codes: ["", one] });
  expect(read([["A-1500"], [one], [two]])).toMatchObject({ heading: [], codes: ["A-1500", one, two] });
});

it.each<[string, string[][], string[]]>([
  ["a blank line below a title", [["Lista"], [""], ["EAN"], [one], [two]], ["Lista", "EAN"]],
  ["a blank line at the top", [[""], ["EAN"], [one], [two]], ["EAN"]],
  ["a year", [["2026"], [one], [two]], ["2026"]],
  ["a day", [["2026-11-30"], [one], [two]], ["2026-11-30"]],
])("MAPP-017 %s is part of the heading of codes", (_, lines, heading) => {
  expect(read(lines)).toEqual({ kind: "column", heading, codes: [one, two] });
});

it.each<[string, string[][], string[]]>([
  [
    "a name that is none",
    [
      ["F1.1", one],
      ["G1.2", two],
    ],
    ["F1.1", "G1.2"],
  ],
  [
    "sums",
    [
      ["F1.1", one],
      ["Total", "1"],
      ["Bucăți", "12"],
    ],
    ["F1.1", "Total", "Bucăți"],
  ],
])("MAPP-017 one cell's name says that a column names cells, beside %s too", (_, lines, aliases) => {
  expect(read(lines)).toMatchObject({ kind: "named", aliases });
});

it("MAPP-017 more than a few lines are no heading", () => {
  const lines = [["a"], ["b"], ["c"], ["d"], [one]];
  expect(read(lines)).toMatchObject({ heading: [], codes: ["a", "b", "c", "d", one] });
  expect(read(lines.slice(1))).toMatchObject({ heading: ["b", "c", "d"], codes: [one] });
});

it("MAPP-017 above a list of cells the name of a column is nothing, and what may be the name of a cell is told", () => {
  const named = { kind: "named", codes: [one], aliases: ["F1.1"] };
  expect(
    read([
      ["Cell", "EAN 13"],
      ["F1.1", one],
    ]),
  ).toEqual({ ...named, heading: [] });
  expect(
    read([
      ["G1.1.1", "Cola nouă"],
      ["F1.1", one],
    ]),
  ).toEqual({ ...named, heading: ["G1.1.1"] });
});

it("MAPP-017 of a line without a barcode a product's name that is known says it, whatever stands before or behind", () => {
  const name = "Apă carbogazoasă";
  expect(read([["2", name, ""]])).toMatchObject({ codes: [name] });
  expect(
    read([
      ["F1.1", "Suc", one],
      ["F1.2", name, "2000"],
    ]),
  ).toMatchObject({ kind: "named", codes: [one, name] });
});

it("MAPP-017 one number of ten that is checked as a barcode is makes no column of codes", () => {
  expect(
    read([
      ["A-1500", "96385074"],
      ["B-1500", "12345"],
      ["C-1500", "23456"],
    ]),
  ).toEqual({ kind: "column", heading: [], codes: ["A-1500", "B-1500", "C-1500"] });
});
