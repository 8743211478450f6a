import { one, readPasted, three, two } from "@/tests/support/read-pasted";

/** Days of which each, written so, is checked as a barcode is. */
const days = ["20261207", "20261214", "20261221"];

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
  expect(readPasted(lines).kind === "block").toBe(isOne);
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
  expect(readPasted(lines)).toEqual({ kind: "column", heading: [], codes: [one, two] });
});

it("MAPP-017 codes of one's own are found behind a date, too", () => {
  expect(
    readPasted([
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
  expect(readPasted(lines)).toMatchObject({ kind: "named", codes, aliases });
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
  expect(readPasted(lines)).toEqual({ kind: "column", heading: [], codes: [one, two] });
});

it("MAPP-017 one number of ten that is checked as a barcode is makes no column of codes", () => {
  expect(
    readPasted([
      ["A-1500", "96385074"],
      ["B-1500", "12345"],
      ["C-1500", "23456"],
    ]),
  ).toEqual({ kind: "column", heading: [], codes: ["A-1500", "B-1500", "C-1500"] });
});
