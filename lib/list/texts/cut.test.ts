import fc from "fast-check";
import { cut, cutNamed, cutValue, longest, namedLines } from "./cut";

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
  const chip = (name: string, value: string, shorts?: readonly string[]) =>
    cutNamed({ name, value, ...(shorts && { shorts }) }, (name, value) => `${name}: ${value}`, longest.chip);

  it.each([
    ["Status", "New", "Status: New"],
    ["Identification card", "Yes", "Identification…: Yes"],
    ["Order date", "Last 7 days", "Order…: Last 7 days"],
    ["Domain", "Saved drafts", "Domain: Saved drafts"],
    ["Domain", "Saved draft mapping", "Domain: Saved draft…"],
    ["From", "Depozit Voluntari Central", "From: Depozit Volun…"],
    ["Storage", "Locker Voluntari Gara", "Storage: Locker Vol…"],
    ["Identification card", "Frigider Gara de Nord", "Identif…: Frigider…"],
  ])("%s, %s: words are cut beside what is left of their name", (name, value, text) => {
    expect(chip(name, value)).toBe(text);
  });

  it.each([
    ["Customer", "Ion Pop, Maria Ene, Ana Dima", ["3"], "Customer: 3"],
    ["Identification card", "Ion Pop, Maria Ene", ["2"], "Identification c…: 2"],
    ["Status", "New, Paid", ["2"], "Status: New, Paid"],
    ["Created", "01.11.2026 – 21.11.2026", ["01.11–21.11.2026"], "01.11–21.11.2026"],
    ["Zi", "01.11.2026 – 21.11.2026", ["01.11–21.11.2026"], "Zi: 01.11–21.11.2026"],
    ["Expiration date", "21.11.2026", ["21.11.2026"], "Expirat…: 21.11.2026"],
    ["Creat", "Ultimele 31 de zile", ["Ultimele 31 de zile", "Ult. 31 zile"], "Creat: Ult. 31 zile"],
    ["Amount", "100 RON – 1,000 RON", ["100–1,000 RON", "100–1,000"], "Amount: 100–1,000"],
  ])("%s, %s: how many they are, and a range, stand whole", (name, value, shorts, text) => {
    expect(chip(name, value, shorts)).toBe(text);
  });

  it("are 20 at most, whatever the words", () => {
    const words = fc.string({ unit: "grapheme", maxLength: 60 });
    fc.assert(
      fc.property(words, words, fc.option(fc.array(words, { minLength: 1 }), { nil: undefined }), (...named) => {
        expect([...chip(...named)].length).toBeLessThanOrEqual(20);
      }),
    );
  });
});

it("FILT-002 what has no shorter text stands whole, on two lines, where its name leaves no room", () => {
  const days = { name: "Created", value: "28.12.2026 – 03.01.2027", lines: ["28.12.2026", "03.01.2027"] };
  const join = (name: string, value: string) => `${name}: ${value}`;
  expect(namedLines(days, join, longest.chip)).toEqual(days.lines);
  expect(days.lines.join("")).toHaveLength(longest.chip);
  expect(namedLines(days, join, 40)).toEqual(["Created: 28.12.2026 – 03.01.2027"]);
  expect(namedLines({ name: "Status", value: "New" }, join, longest.chip)).toEqual(["Status: New"]);
});

it("FILT-002 a value alone says how many they are where their names have no room", () => {
  expect(cutValue({ value: "Ion Pop", shorts: ["1"] }, 20)).toBe("Ion Pop");
  expect(cutValue({ value: "Ion Pop, Maria Ene, Ana Dima", shorts: ["3"] }, 20)).toBe("3");
  expect(cutValue({ value: "Depozit Voluntari Central" }, 20)).toBe("Depozit Voluntari C…");
});
