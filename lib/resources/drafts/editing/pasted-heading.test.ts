import { knownName, one, readPasted, three, two } from "@/tests/support/read-pasted";

it("MAPP-017 a heading is for no cell, and a first line that may be a product's name is one where barcodes follow", () => {
  expect(readPasted([["Barcode"], [one], [two]])).toEqual({ kind: "column", heading: ["Barcode"], codes: [one, two] });
  expect(
    readPasted([
      ["Shelf", "Carton"],
      [one, two],
    ]),
  ).toEqual({
    kind: "block",
    heading: ["Shelf", "Carton"],
    lines: [[one, two]],
  });
  expect(readPasted([["Apă plată"], ["Suc"]])).toMatchObject({ heading: [], codes: ["Apă plată", "Suc"] });
  expect(readPasted([["Lista 2026"], ["Nr.", "EAN13"], ["", one], ["", two]])).toMatchObject({
    heading: ["Lista 2026", "Nr.", "EAN13"],
    codes: [one, two],
  });
  expect(readPasted([[knownName], [one], [two]])).toMatchObject({
    heading: [],
    codes: [knownName, one, two],
  });
  // A blank line passes over its cell, and a code of one's own is one.
  expect(readPasted([[""], [one]])).toMatchObject({ heading: [], codes: ["", one] });
  expect(readPasted([["A-1500"], [one], [two]])).toMatchObject({ heading: [], codes: ["A-1500", one, two] });
});

it.each<[string, string[][], string[]]>([
  ["a blank line below a title", [["Lista"], [""], ["EAN"], [one], [two]], ["Lista", "EAN"]],
  ["a blank line at the top", [[""], ["EAN"], [one], [two]], ["EAN"]],
  ["a year", [["2026"], [one], [two]], ["2026"]],
  ["a day", [["2026-11-30"], [one], [two]], ["2026-11-30"]],
])("MAPP-017 %s is part of the heading of codes", (_, lines, heading) => {
  expect(readPasted(lines)).toEqual({ kind: "column", heading, codes: [one, two] });
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
  expect(readPasted(lines)).toMatchObject({ kind: "named", aliases });
});

it("MAPP-017 a cell's name among barcodes or products names no cells", () => {
  const among = [
    [one, "Vin"],
    ["F1.3", "gol"],
    [two, "Ceai"],
  ];
  expect(readPasted(among)).toMatchObject({ kind: "column", codes: [one, "F1.3", two] });
  const block = [
    [one, two],
    ["F1.3", three],
    [two, one],
  ];
  expect(readPasted(block)).toMatchObject({ kind: "block", lines: block });
});

it("MAPP-017 a remark behind the codes that names a cell says nothing of where they go", () => {
  const noted = [
    [one, "F1.1"],
    [two, "lasă"],
    [three, "ok"],
  ];
  expect(readPasted(noted)).toEqual({ kind: "column", heading: [], codes: [one, two, three] });
});

it("MAPP-017 four digits are a code of one's own, beside barcodes a year", () => {
  expect(readPasted([["2050"], ["2051"], ["1500"]])).toMatchObject({ heading: [], codes: ["2050", "2051", "1500"] });
  expect(
    readPasted([
      ["Vin", "2050"],
      ["Suc", "1500"],
    ]),
  ).toMatchObject({ heading: [], codes: ["2050", "1500"] });
});

it("MAPP-017 more than a few lines are no heading", () => {
  const lines = [["a"], ["b"], ["c"], ["d"], [one]];
  expect(readPasted(lines)).toMatchObject({ heading: [], codes: ["a", "b", "c", "d", one] });
  expect(readPasted(lines.slice(1))).toMatchObject({ heading: ["b", "c", "d"], codes: [one] });
});

it("MAPP-017 above a list of cells the name of a column is nothing, and what may be the name of a cell is told", () => {
  const named = { kind: "named", codes: [one], aliases: ["F1.1"] };
  expect(
    readPasted([
      ["Cell", "EAN 13"],
      ["F1.1", one],
    ]),
  ).toEqual({ ...named, heading: [] });
  expect(
    readPasted([
      ["G1.1.1", "Cola nouă"],
      ["F1.1", one],
    ]),
  ).toEqual({ ...named, heading: ["G1.1.1"] });
});

it("MAPP-017 of a line without a barcode a product's name that is known says it, whatever stands before or behind", () => {
  const name = knownName;
  expect(readPasted([["2", name, ""]])).toMatchObject({ codes: [name] });
  expect(
    readPasted([
      ["F1.1", "Suc", one],
      ["F1.2", name, "2000"],
    ]),
  ).toMatchObject({ kind: "named", codes: [one, name] });
});
