import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";

/** Milliseconds. */
export interface PastedList {
  /** From the paste to the picture that says what it becomes: its products are looked up by then. */
  untilShownMs: number;
  /** From the click that takes it to the picture with its rows, and with their sum. */
  untilPaintedMs: number;
}

/**
 * Pastes a list with headings into the grid of a new record, and takes it as it is shown.
 *
 * @param address of the new record's form
 * @param rows by their columns, each of a product that is known
 */
export async function pasteList(page: Page, address: string, rows: readonly string[]): Promise<PastedList> {
  await page.goto(address);
  const grid = page.getByRole("grid");
  await grid.waitFor();
  // Until what the page does by itself is done: nobody pastes sooner.
  await pause(1000);
  await grid.focus();
  return page.evaluate(pasteAndTake, { text: rows.join("\n"), last: rows.length - 1 });
}

/** Runs in the page. */
async function pasteAndTake({ text, last }: { text: string; last: number }): Promise<PastedList> {
  const grid = document.querySelector('[role="grid"]');
  if (grid === null) throw new Error("There is no grid.");
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const pastedAt = performance.now();
  grid.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  const take = await painted(() =>
    [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button:enabled')].find(({ textContent }) =>
      textContent?.includes(`Add ${last} line`),
    ),
  );
  const shownAt = performance.now();
  take.click();
  await painted(() => {
    const isCounted = [...document.querySelectorAll("h3")].some(({ textContent }) => textContent === `Lines (${last})`);
    return (isCounted && document.querySelector('td[data-row="0"][data-column="1"]')?.textContent) || undefined;
  });
  return { untilShownMs: shownAt - pastedAt, untilPaintedMs: performance.now() - shownAt };

  /** What is there in one frame stands on the screen before the next but one. */
  function painted<Found>(find: () => Found | undefined): Promise<Found> {
    return new Promise((resolve) => {
      requestAnimationFrame(function look() {
        const found = find();
        if (found === undefined) requestAnimationFrame(look);
        else requestAnimationFrame(() => setTimeout(() => resolve(found)));
      });
    });
  }
}
