import { expect, type Locator, test } from "@playwright/test";
import { goInside } from "../support/go-inside";
import { openAs } from "../support/sign-in";

test("what stands in a row stands on one line, and no line of a preview's table ends with a unit or a number alone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await test.step("a yes or no beside a name", async () => {
    await openAs(page, "chain-admin", "/vouchers?open=1");
    const row = page.locator("tbody tr").filter({ hasText: "%" }).first();
    const [name = 0, answer = 1] = await row.evaluate((element) =>
      [1, 4].map((column) => {
        const cell = element.children[column] ?? element;
        const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() ?? cell;
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect().bottom;
      }),
    );
    expect(Math.abs(name - answer)).toBeLessThan(1);
  });
  await test.step("products of a vending session", async () => {
    await goInside(page, "/supplying_reports?open=6");
    const products = page.getByRole("table", { name: /^(Supply|Retreat) \d+$/ }).locator("tbody td:first-child");
    await expect(products.filter({ hasText: "200 ml" }).first()).toBeVisible();
    const lines = await Promise.all((await products.all()).map(lastLine));
    expect(lines.filter((line) => line.length < 4)).toEqual([]);
  });
});

/** The words that stand on the last line of a cell's text. */
function lastLine(cell: Locator): Promise<string> {
  return cell.evaluate(({ firstChild }) => {
    const text = firstChild?.textContent ?? "";
    const range = document.createRange();
    const bottomOf = (at: number) => {
      if (firstChild === null) return 0;
      range.setStart(firstChild, at);
      range.setEnd(firstChild, at + 1);
      return range.getBoundingClientRect().bottom;
    };
    const last = bottomOf(text.length - 1);
    return [...text].filter((sign, at) => sign !== " " && bottomOf(at) === last).join("");
  });
}
