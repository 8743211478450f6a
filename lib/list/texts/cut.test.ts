import fc from "fast-check";
import { cut, cutNamed, longest } from "./cut";

describe("texts in little room", () => {
  it.each([
    ["FILT-002 CNST-004 a chip", longest.chip, 20],
    ["CNST-005 an option's label", longest.optionLabel, 40],
    ["CNST-006 a product's label", longest.productLabel, 30],
    ["CNST-007 a category", longest.category, 100],
    ["CNST-008 a category in full-name mode", longest.categoryFullName, 150],
  ])("%s is cut", (_name, most, length) => {
    expect(most).toBe(length);
    expect(cut("x".repeat(length), most)).toBe("x".repeat(length));
    expect(cut("x".repeat(length + 1), most)).toBe(`${"x".repeat(length)}…`);
  });

  it("leaves a text whole that may be as long as it is", () => {
    expect(cut("x".repeat(500))).toBe("x".repeat(500));
  });

  it("counts characters as people do, and leaves no blank before the ellipsis", () => {
    expect(cut("Ăâîșț și încă", 5)).toBe("Ăâîșț…");
    expect(cut("🧊🧊🧊", 2)).toBe("🧊🧊…");
    expect(cut("Ion Pop", 4)).toBe("Ion…");
  });
});

describe("FILT-002 CNST-004 a chip's 20 characters", () => {
  const chip = (name: string, value: string) => cutNamed(`${name}: ${value}`, name, value, longest.chip);

  it.each([
    ["Status", "New", "Status: New"],
    ["Identification card", "Yes", "Identification…: Yes"],
    ["Order date", "Last 7 days", "Order…: Last 7 days"],
    ["Date of the order", "Last 31 days", "Date…: Last 31 days"],
    ["Storage", "Locker Voluntari Gara", "Locker Voluntari Gar…"],
    ["Expires", "01.11.2026 – 30.11.2026", "01.11.2026 – 30.11.2…"],
  ])("%s, %s: the value is read before the name", (name, value, text) => {
    expect(chip(name, value)).toBe(text);
  });

  it("are 20 at most, besides the ellipsis of a value that is cut", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.string({ maxLength: 60 }), (name, value) => {
        const text = chip(name, value);
        expect([...text].length).toBeLessThanOrEqual(text.endsWith("…") ? 21 : 20);
      }),
    );
  });
});
