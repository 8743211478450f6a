import fc from "fast-check";
import { fittedLines } from "./fitted-lines";

const measure = (text: string): number => [...text].length;

it("a text is broken between words, and inside one that is longer than a line", () => {
  expect(fittedLines("Suc de mere", { width: 6, most: 3, measure })).toEqual(["Suc de", "mere"]);
  expect(fittedLines("Portocaladă", { width: 6, most: 3, measure })).toEqual(["Portoc", "aladă"]);
});

it("what does not fit ends by an ellipsis, and by the size by which one knows it", () => {
  const fitting = { width: 9, most: 2, measure };
  expect(fittedLines("Suc natural de mere roșii", fitting)).toEqual(["Suc", "natural…"]);
  expect(fittedLines("Suc natural de mere", { ...fitting, ending: " 0,5 l" })).toEqual(["Suc", "na… 0,5 l"]);
  expect(fittedLines("Suc natural de mere", { ...fitting, width: 5, ending: " 0,25 l" })).toEqual(["Suc", "natu…"]);
  expect(fittedLines("Apă", { ...fitting, ending: " 0,5 l" })).toEqual(["Apă 0,5 l"]);
});

it("no line is wider than there is room, there are no more than fit, and what fits is whole", () => {
  const anyRoom = fc.record({ width: fc.integer({ min: 1, max: 12 }), most: fc.integer({ min: 1, max: 5 }) });
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), anyRoom, (text, room) => {
      const lines = fittedLines(text, { ...room, measure });
      expect(lines.length).toBeLessThanOrEqual(room.most);
      expect(lines.every((line) => measure(line) <= room.width)).toBe(true);
      const letters = (of: string): string => of.replace(/\s/g, "");
      if (!lines.at(-1)?.endsWith("…")) expect(letters(lines.join(""))).toBe(letters(text));
    }),
  );
});
