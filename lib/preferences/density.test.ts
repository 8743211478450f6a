import { readFileSync } from "node:fs";
import { densities, parseDensity, rowHeights } from "./density";

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
    expect(inStyles).toEqual(rowHeights);
    expect(Object.keys(rowHeights)).toEqual([...densities]);
  });
});
