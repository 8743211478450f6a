import { rowAfter, ruleOf } from "./list-keys";

const pressed = (key: string, held = {}) => ({ key, altKey: false, ctrlKey: false, metaKey: false, ...held });

describe("the keys of a list", () => {
  it.each([
    ["ArrowDown", "next-row"],
    ["j", "next-row"],
    ["k", "previous-row"],
    ["Home", "first-row"],
    ["Escape", "close"],
    ["ArrowRight", "next-cell"],
    [" ", "tick"],
    ["]", "next-page"],
    ["f", "filter"],
    ["o", "only"],
    ["?", "help"],
    ["constructor", undefined],
    ["a", undefined],
  ])("TABL-022 %s is %p", (key, command) => {
    expect(ruleOf(pressed(key))?.command).toBe(command);
  });

  it("leaves combinations to the browser", () => {
    expect(ruleOf(pressed("j", { ctrlKey: true }))).toBeUndefined();
    expect(ruleOf(pressed("ArrowDown", { altKey: true }))).toBeUndefined();
  });

  it("stays within the rows", () => {
    expect(rowAfter("previous-row", 0, 3)).toBe(0);
    expect(rowAfter("next-row", 2, 3)).toBe(2);
    expect(rowAfter("next-row", 0, 3)).toBe(1);
    expect(rowAfter("last-row", 0, 3)).toBe(2);
    expect(rowAfter("first-row", 2, 3)).toBe(0);
  });
});
