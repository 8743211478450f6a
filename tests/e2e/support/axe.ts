import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { configure, RunOptions, run } from "axe-core";
import { contrastFaults } from "./contrasts";
import { markAlikes } from "./mark-alikes";
import { untilStill } from "./until-still";

/** Who speaks to the computer says what is seen (WCAG 2.5.3); axe counts the rule among its experiments. */
const labelRule = "label-content-name-mismatch";
const contrastRule = "color-contrast";

declare global {
  interface Window {
    readonly axe: { configure: typeof configure; run: typeof run };
  }
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds in the theme that is shown, e.g. `button-name: <button>…`. @param part a selector */
export async function axeFaults(page: Page, part = "html"): Promise<string[]> {
  return [...(await namedContrastFaults(page, part)), ...(await otherFaults(page, part))];
}

/**
 * In both themes on the page that is open: a theme changes colours alone, so of the dark one only contrasts are looked
 * at. Nothing moves meanwhile: a colour on its way is none of the theme's.
 * @param part a selector of what alone is looked at, where the rest of the page has been
 */
export async function axeFaultsInBothThemes(page: Page, part?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [theme, faultsOf] of [
    ["dark", namedContrastFaults],
    ["light", axeFaults],
  ] as const) {
    const applied = await page.evaluate(showTheme, theme);
    if (applied !== theme) throw new Error(`The page is ${applied}, and was to be ${theme}.`);
    await untilStill(page);
    const found = await faultsOf(page, part);
    faults.push(...found.map((fault) => `${theme} ${fault}`));
  }
  return faults;
}

async function namedContrastFaults(page: Page, part = "html"): Promise<string[]> {
  await bringAxe(page);
  return (await contrastFaults(page, part)).map((html) => `${contrastRule}: ${html}`);
}

async function otherFaults(page: Page, part: string): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ["violations"],
    rules: { [labelRule]: { enabled: true }, [contrastRule]: { enabled: false } },
    // The content policy forbids frames.
    iframes: false,
  };
  const context = { include: [part], exclude: [await markAlikes(page)] };
  const violations = await page.evaluate(
    async ([within, how]) => {
      const results = await window.axe.run(within, how);
      return results.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    },
    [context, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    // A text that is cut is in no name as it stands: its whole is.
    nodes.flatMap((html) => (id === labelRule && html.includes("…") ? [] : `${id}: ${html}`)),
  );
}

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${axeScript}; 0`);
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
