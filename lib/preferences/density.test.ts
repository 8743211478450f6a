import { readFileSync } from "node:fs";
import { narrowRowHeights, parseDensity, rowHeights } from "./density";

const styles = readFileSync("app/globals.css", "utf8");

/** The first declaration of the row's height in a rule, e.g. `38`. */
function heightIn(rule: string): number {
  const [, body = ""] = styles.split(`${rule} {`);
  return Number(/--row-height: (\d+)px;/.exec(body)?.[1]);
}

describe("density", () => {
  it.each([
    ["comfortable", "comfortable"],
    ["compact", "compact"],
    ["COMPACT", "comfortable"],
    ["tiny", "comfortable"],
    ['"><script>', "comfortable"],
    ["", "comfortable"],
    [undefined, "comfortable"],
  ] as const)("SHELL-015 the cookie %j reads as %s", (text, density) => {
    expect(parseDensity(text)).toBe(density);
  });

  it("SHELL-015 rows are as high as whatever reckons with them believes", () => {
    const inStyles = { comfortable: heightIn(":root"), compact: heightIn('[data-density="compact"]') };
    const inNarrow = { ...inStyles, comfortable: heightIn(':root:not([data-density="compact"])') };
    // With its line a row is 35 or 29 px of content and one more; fingers need 40.
    for (const wide of [inStyles, rowHeights]) expect(wide).toEqual({ comfortable: 36, compact: 30 });
    for (const narrow of [inNarrow, narrowRowHeights]) expect(narrow).toEqual({ comfortable: 41, compact: 30 });
  });
});
