import { expect, type Locator, test } from "@playwright/test";
import { goInside } from "../support/go-inside";
import { openAs } from "../support/sign-in";

test("TABL-001 columns are as wide as what is in them: values that belong together are near each other, headings are whole, and what tells names apart is never cut; what stands in a row stands on one line, and no line of a preview's table ends with a unit or a number alone", async ({
  page,
}) => {
  await openAs(page, "chain-admin", "/orders");
  const cells = (nth: number) => page.locator(`tbody td:nth-child(${nth})`);
  await expect(cells(2).nth(5)).toBeVisible();
  const widestGap = () =>
    page.locator("tbody tr").evaluateAll((all) =>
      Math.max(
        ...all.map((row) => {
          const [, , name, amount] = [...row.querySelectorAll("td")].map((cell) => {
            const text = document.createRange();
            text.selectNodeContents(cell);
            return text.getBoundingClientRect();
          });
          return name && amount ? amount.left - name.right : 0;
        }),
      ),
    );
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(widestGap, `${width} px`).toBeLessThan(360);
  }
  for (const [path, width] of [
    ["/current_stocks?columns=image.product.expirationDate.batch", 1024],
    ["/supplying_reports?columns=status.storages.supplyQty.created", 1024],
    ["/current_stocks", 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await goInside(page, path);
    await expect.poll(() => cells(2).count(), path).toBeGreaterThan(5);
    const cut = () =>
      page
        .locator("thead th span[title], tbody td span.truncate")
        .evaluateAll((all) =>
          all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
        );
    await expect.poll(cut, path).toEqual([]);
  }
  await goInside(page, "/storages?columns=name");
  await expect(cells(2).nth(5)).toHaveText(/\d$/);
  await page.locator("tbody").evaluate((body) => {
    for (const cell of body.querySelectorAll<HTMLElement>("td:nth-child(2)")) cell.style.maxWidth = "0";
    const table = body.closest("table");
    if (table) table.style.width = "260px";
    if (table) table.style.minWidth = "0";
  });
  const ends = await cells(2).evaluateAll((all) =>
    all.flatMap((cell) => {
      const end = /\d+$/.exec(cell.textContent)?.[0];
      const last = cell.querySelector("bdi > span:last-child")?.getBoundingClientRect();
      return end === undefined || last === undefined ? [] : [last.right <= cell.getBoundingClientRect().right];
    }),
  );
  expect(ends.length).toBeGreaterThan(5);
  expect(ends).not.toContain(false);
  await test.step("two words are counted where the table has too little room for them, three and more always", async () => {
    await goInside(page, "/customer_support?columns=role.checkpoints");
    const counts = (number: number) => page.locator(`tbody [data-count="${number}"]`).first();
    for (const [width, isCounted] of [
      [1024, false],
      [440, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(counts(2)).toBeVisible({ visible: isCounted });
      await expect(counts(3)).toBeVisible();
    }
  });
  await page.setViewportSize({ width: 1024, height: 900 });
  await test.step("a yes or no beside a name", async () => {
    await goInside(page, "/vouchers?open=1");
    await expect(page.getByRole("complementary").locator("dt").first()).toBeVisible();
    const rows = page.locator("tbody tr").filter({ hasText: "%" });
    // A name of two lines has its answer beside the middle: which vouchers have one is another matter each day.
    const apart = () =>
      rows.evaluateAll((all) =>
        all.flatMap((row) => {
          const [name, answer] = [1, 4].map((column) => {
            const cell = row.children[column] ?? row;
            const range = document.createRange();
            range.selectNodeContents(document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() ?? cell);
            return range.getClientRects();
          });
          if (name?.length !== 1 || answer?.length !== 1) return [];
          return [Math.abs((name[0]?.bottom ?? 0) - (answer[0]?.bottom ?? 1))];
        }),
      );
    await expect.poll(async () => (await apart()).length).toBeGreaterThan(0);
    await expect.poll(async () => Math.max(...(await apart()))).toBeLessThan(1);
  });
  await test.step("products of a vending session", async () => {
    await goInside(page, "/supplying_reports?open=6");
    const products = page.getByRole("table", { name: /^(Supply|Retreat) \d+$/ }).locator("tbody td:first-child");
    await expect(products.filter({ hasText: "200 ml" }).first()).toBeVisible();
    const lines = async () => Promise.all((await products.all()).map(lastLine));
    await expect.poll(async () => (await lines()).filter((line) => line.length < 4)).toEqual([]);
  });
});

/** The words that stand on the last line of a cell's text. */
function lastLine(cell: Locator): Promise<string> {
  return cell.evaluate((element) => {
    // A name may be a link.
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const text = words?.textContent ?? "";
    const range = document.createRange();
    const bottomOf = (at: number) => {
      if (words === null) return 0;
      range.setStart(words, at);
      range.setEnd(words, at + 1);
      return range.getBoundingClientRect().bottom;
    };
    const last = bottomOf(text.length - 1);
    return [...text].filter((sign, at) => sign !== " " && bottomOf(at) === last).join("");
  });
}
