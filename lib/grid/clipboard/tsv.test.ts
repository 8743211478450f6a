import fc from "fast-check";
import { readTsv, writeTsv } from "./tsv";

it.each([
  ["one cell", "12,50", [["12,50"]]],
  ["a column", "1\r\n2\r\n3\r\n", [["1"], ["2"], ["3"]]],
  [
    "columns",
    "594\t12.50\n595\t7",
    [
      ["594", "12.50"],
      ["595", "7"],
    ],
  ],
  [
    "empty cells",
    "\t1\n2\t",
    [
      ["", "1"],
      ["2", ""],
    ],
  ],
  ["an empty line between", "1\n\n2", [["1"], [""], ["2"]]],
  ["a quoted cell", '"a\tb\nc"\t"say ""hi"""', [["a\tb\nc", 'say "hi"']]],
  ["a quote inside of a cell", 'inch 5"\t2', [['inch 5"', "2"]]],
  ["a quote that is never closed", '"abc\t2', [['"abc', "2"]]],
])("reads %s", (_what, text, lines) => {
  expect(readTsv(text)).toEqual(lines);
});

it("reads nothing as no line", () => {
  expect(readTsv("")).toEqual([]);
});

it("reads back what it wrote, whatever stands in the cells", () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom("\t", '"', '""', "\n", "a\r\nb", '"x"', " "));
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(table, (lines) => {
      expect(readTsv(writeTsv(lines))).toEqual(lines);
    }),
    { numRuns: 1000 },
  );
});
