import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { untilStill } from "./until-still";

/** What axe finds on the page as it is, e.g. `button-name: <button>…`; of all its rules, or of some. */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/**
 * The same in both themes on the page that is open: a theme changes colours alone, so of the dark one only contrasts
 * are looked at. Nothing moves meanwhile: a colour on its way is none of the theme's.
 */
export async function axeFaultsInBothThemes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [theme, rules] of [["dark", ["color-contrast"]], ["light"]] as const) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    const applied = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    if (applied !== theme) throw new Error(`The page is ${applied}, and was to be ${theme}.`);
    await untilStill(page);
    const found = await axeFaults(page, rules === undefined ? undefined : [...rules]);
    faults.push(...found.map((fault) => `${theme} ${fault}`));
  }
  return faults;
}
