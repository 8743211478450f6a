import { shapesOf, termOf } from "./text-shape";

it.each([
  ["ana.pop@posta.example", ["email"]],
  ["ana@", ["email"]],
  ["5942724000032", ["barcode", "number"]],
  // Its last digit is wrong: nothing on goods is called so.
  ["5942724000033", ["number"]],
  ["0722", ["phone", "number"]],
  ["0722 123 456", ["phone"]],
  ["+40 722.123.456", ["phone"]],
  ["40754727464", ["phone", "number"]],
  ["754727464", ["phone", "number", "id"]],
  ["754 727 464", ["phone"]],
  ["354727464", ["number", "id"]],
  ["1", ["number", "id"]],
  ["19987", ["number", "id"]],
  ["#19987", ["id"]],
  ["REN-2024/17", ["number", "words"]],
  ["FCT 1204", ["number", "words"]],
  ["Ion Popescu", ["words"]],
  ["șt", ["words"]],
])("%s may be %j", (text, shapes) => {
  expect(shapesOf(text)).toEqual(shapes);
});

it.each(["", "a", "ș", "@", "!", "%%", "a".repeat(201)])("%j is looked for nowhere", (text) => {
  expect(shapesOf(text)).toEqual([]);
});

it("an id and a telephone number are asked for by their digits", () => {
  expect(["+40 754.727.464", "40754727464", "0754 727 464"].map((text) => termOf(text, "phone"))).toEqual(
    Array(3).fill("0754727464"),
  );
  expect(termOf("754727464", "phone")).toBe("754727464");
  expect([termOf("#19987", "id"), termOf("#1 mare", "words")]).toEqual(["19987", "#1 mare"]);
});
