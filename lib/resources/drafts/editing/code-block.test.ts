import { isCodeBlock } from "./code-block";

const [one, two, three] = ["4006381333931", "96385074", "036000291452"] as const;
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
  expect(isCodeBlock(lines)).toBe(isOne);
});
