import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { markAlikes } from "./mark-alikes";
import { untilStill } from "./until-still";

/** Who speaks to the computer says what is seen (WCAG 2.5.3); axe counts the rule among its experiments. */
const labelRule = "label-content-name-mismatch";

const axePackage = createRequire(import.meta.url).resolve("@axe-core/playwright");
/** Less than half of what the builder would send to each page, and that twice. */
const axeScript = readFileSync(createRequire(axePackage).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds, e.g. `button-name: <button>…`. @param only by axe's own names. @param part a selector */
export async function axeFaults(page: Page, only?: readonly string[], part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${axeScript}; 0`);
  // The legacy mode leaves out frames, which the content policy forbids, and needs no second page for its results.
  const axe = new AxeBuilder({ page, axeSource: ";" }).setLegacyMode();
  axe.exclude(await markAlikes(page));
  if (only !== undefined) axe.withRules([...only]);
  else axe.options({ resultTypes: ["violations"], rules: { [labelRule]: { enabled: true } } });
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    // A text that is cut is in no name as it stands: its whole is.
    nodes.flatMap(({ html }) => (id === labelRule && html.includes("…") ? [] : `${id}: ${html}`)),
  );
}

/**
 * In both themes on the page that is open: a theme changes colours alone, so of the dark one only contrasts are looked
 * at. Nothing moves meanwhile: a colour on its way is none of the theme's.
 * @param part a selector of what alone is looked at, where the rest of the page has been
 */
export async function axeFaultsInBothThemes(page: Page, part?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [theme, rules] of [["dark", ["color-contrast"]], ["light"]] as const) {
    const applied = await page.evaluate(showTheme, theme);
    if (applied !== theme) throw new Error(`The page is ${applied}, and was to be ${theme}.`);
    await untilStill(page);
    const found = await axeFaults(page, rules, part);
    faults.push(...found.map((fault) => `${theme} ${fault}`));
  }
  return faults;
}

/** At once: a colour that fades into the other theme's is waited for, and nobody looks at it. @returns what is shown */
function showTheme(name: string): string {
  const atOnce = new CSSStyleSheet();
  atOnce.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(atOnce);
  document.documentElement.setAttribute("data-theme", name);
  document.body.getBoundingClientRect();
  document.adoptedStyleSheets.pop();
  return getComputedStyle(document.documentElement).colorScheme;
}
