import type { Page } from "@playwright/test";

/**
 * Pastes a column of values over a grid's rows from its first one on.
 *
 * @param column where they go, as it stands
 * @returns milliseconds from the paste to the picture in which the first row has its value
 */
export async function pasteColumn(page: Page, column: number, values: readonly string[]): Promise<number> {
  await page.getByRole("grid").focus();
  await page.keyboard.press("Control+Home");
  for (let at = 0; at < column; at += 1) await page.keyboard.press("ArrowRight");
  return page.evaluate(pasteAndWait, { column, values: [...values] });
}

/** Runs in the page. */
function pasteAndWait({ column, values }: { column: number; values: string[] }): Promise<number> {
  return new Promise((resolve, reject) => {
    const grid = document.querySelector('[role="grid"]');
    if (grid === null) return reject(new Error("There is no grid."));
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", values.join("\n"));
    const began = performance.now();
    grid.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    requestAnimationFrame(function look() {
      const first = document.querySelector(`td[data-row="0"][data-column="${column}"]`);
      // What is there in one frame stands on the screen before the next but one.
      if (first?.textContent !== values[0]) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    });
  });
}
