import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext } from "@playwright/test";
import type { WholeConsole } from "@/tests/support/console/whole-console";
import { keyBudgetMs, slowDown, slowdown, withBrowser } from "./bench-browser";
import { distributionOf, heading, inMs, line } from "./figures";
import { type KeyPress, readKeyPresses, watchKeyPresses } from "./key-presses";

/** The best counts: a key that waits for another program's work says nothing about ours. */
const runs = 3;
/** Milliseconds between two keys of somebody who types fast. */
const betweenKeysMs = 90;
/** Longer than the wait after which a text is applied, so that rows arrive while the next word is typed. */
const betweenWordsMs = 1100;

/** A field of Define Filter and what is typed into it, word by word. */
interface Field {
  page: string;
  filter: string;
  words: readonly string[];
}

const fields: readonly Field[] = [
  { page: "orders", filter: "id", words: ["123", "456", "7"] },
  { page: "orders", filter: "user", words: ["po", "pescu", " io", "ana"] },
  { page: "current_stocks", filter: "barcode", words: ["5943", "0880", "00041"] },
  { page: "current_stocks", filter: "product", words: ["ca", "fea", " bo", "abe"] },
];

/** From the key press to the next picture, on a processor four times as slow, while rows and options arrive. */
export async function benchTyping(large: WholeConsole): Promise<void> {
  heading(`Typing into a filter, processor ${slowdown} times as slow: the best of ${runs} runs`);
  await withBrowser(large, async (context) => {
    for (const field of fields) {
      const all: KeyPress[][] = [];
      for (let run = 0; run < runs; run += 1) all.push(await typeInto(context, large.address, field));
      const [best = []] = all.sort((one, other) => worstOf(one) - worstOf(other));
      report(field, best);
    }
  });
}

async function typeInto(context: BrowserContext, address: string, field: Field): Promise<KeyPress[]> {
  const page = await context.newPage();
  await page.goto(`${address}/${field.page}?size=100`);
  await page.getByRole("button", { name: "Define Filter", exact: true }).click();
  const section = page.locator(`[data-filter="${field.filter}"]`);
  await section.getByRole("button").first().click();
  await section.locator("input").first().focus();
  await slowDown(page);
  await page.evaluate(watchKeyPresses);
  for (const word of field.words) {
    for (const key of word) {
      await page.keyboard.press(key === " " ? "Space" : key);
      await pause(betweenKeysMs);
    }
    await pause(betweenWordsMs);
  }
  const typed = await section.locator("input").first().inputValue();
  if (typed !== field.words.join("")) throw new Error(`"${typed}" stands in ${field.page}'s ${field.filter}.`);
  const presses = await page.evaluate(readKeyPresses);
  await page.close();
  return presses;
}

function worstOf(presses: readonly KeyPress[]): number {
  return Math.max(...presses.map((press) => press.untilPictureMs));
}

function report({ page, filter }: Field, presses: readonly KeyPress[]): void {
  const worst = worstOf(presses);
  const handled = Math.max(...presses.map((press) => press.untilHandledMs));
  const { p50 } = distributionOf(presses.map((press) => press.untilPictureMs));
  const name = `${page}, ${filter}, handled in ${inMs(handled)}`;
  line(name, `painted p50 ${inMs(p50)}, worst ${inMs(worst)}`, {
    text: inMs(keyBudgetMs),
    isKept: worst <= keyBudgetMs,
  });
}
