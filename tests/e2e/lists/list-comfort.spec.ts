import { expect, type Page, test } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { goInside } from "../support/go-inside";
import { holdAnswers } from "../support/hold-answers";
import { watchPolicy } from "../support/policy-breaches";
import { reloadUntilWhole } from "../support/reload-until-whole";
import { openAs, signInAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

const rowLinks = (page: Page) => page.locator("a[data-row-link]");
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages", exact: true });

/** The middle of all that stands in the line of the pages, and that of the table's frame. In the browser. */
function placeOfPagination({ parentElement: line }: Element) {
  const frame = document.querySelector("main table")?.parentElement?.getBoundingClientRect();
  const parts = [...(line?.children ?? [])].map((part) => part.getBoundingClientRect());
  if (frame === undefined || parts.length === 0) throw new Error("Nothing is drawn.");
  const [left, right] = [Math.min(...parts.map((part) => part.left)), Math.max(...parts.map((part) => part.right))];
  return {
    middle: (left + right) / 2,
    middleOfTable: (frame.left + frame.right) / 2,
    isBelow: parts.every(({ top }) => top >= frame.bottom),
  };
}

test("TABL-012 pages stand centred under the table, and are gone to by their number; the order of rows is said where its column is not shown; single-letter keys can be switched off, and stay so; axe finds nothing", async ({
  page,
}) => {
  await test.step("a page is gone to by its number, one that there is not means the nearest; the focus stays in the pagination at either end", async () => {
    await openAs(page, "l1s", "/orders");
    const { middle, middleOfTable, isBelow } = await pages(page).evaluate(placeOfPagination);
    expect(Math.abs(middle - middleOfTable)).toBeLessThanOrEqual(1);
    expect(isBelow).toBe(true);
    const field = page.getByLabel("Go to page");
    for (const [typed, range, step, focused] of [
      ["12", "276–300 of 320", "Next page", "Page 13"],
      ["2", "26–50 of 320", "Previous page", "Page 1"],
    ] as const) {
      await field.fill(typed);
      await field.press("Enter");
      await expect(pages(page).getByRole("link", { name: `Page ${typed}`, exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await expect(page.getByText(range)).toBeVisible();
      await pages(page).getByRole("link", { name: step }).press("Enter");
      await expect(pages(page).getByRole("link", { name: focused, exact: true })).toBeFocused();
    }
    for (const [typed, shown] of [
      ["99", "301–320 of 320"],
      ["0", "1–25 of 320"],
    ] as const) {
      await field.fill(typed);
      await field.press("Enter");
      await expect(page.getByText(shown)).toBeVisible();
      await expect(field).toHaveValue("");
    }
    for (const typed of ["2.5", "3a", "-2"]) {
      await field.press("ControlOrMeta+a");
      await field.pressSequentially(typed);
      await expect(field).toHaveAccessibleDescription("");
      await field.press("Enter");
      await expect(field).toHaveAccessibleDescription("Enter the number of a page, from 1 to 13.");
      await expect(field).toHaveValue(typed);
      await expect(page.getByText("1–25 of 320")).toBeVisible();
    }
    await page.getByLabel("Rows per page").selectOption("100");
    await expect(page.getByText("1–100 of 320")).toBeVisible();
    await expect(field).toHaveCount(0);
  });
  await test.step("single-letter keys can be switched off, and stay so; arrows, Enter and Esc go on working", async () => {
    await goInside(page, "/orders");
    await untilHydrated(page);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
    await page.getByRole("switch", { name: "Single-letter keys" }).click();
    await page.keyboard.press("Escape");
    await page.reload();
    await page.getByRole("button", { name: "Keys" }).click();
    await expect(page.getByRole("switch", { name: "Single-letter keys" })).not.toBeChecked();
    await page.keyboard.press("Escape");
    // Whatever the keys could open is loaded once: it would be there in the next turn.
    await page.getByRole("button", { name: "Define Filter" }).click();
    await expect(page.getByRole("dialog", { name: "Define Filter" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Define Filter" })).toBeFocused();
    for (const key of ["j", "f", "?", "]"]) {
      await page.keyboard.press(key);
      await expect(rowLinks(page).and(page.locator(":focus"))).toHaveCount(0);
      // What comes later than anything the key could do.
      await rowLinks(page).first().focus();
      await page.keyboard.press("ArrowDown");
      await expect(rowLinks(page).nth(1)).toBeFocused();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).toHaveURL(/\/orders$/);
      await rowLinks(page).nth(1).blur();
    }
    await rowLinks(page).nth(1).press("Enter");
    await expect(page.getByRole("complementary")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("complementary")).toHaveCount(0);
  });
  await test.step("beside a panel the pages stay in one line", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goInside(page, "/orders?page=6&open=2");
    await expect(page.getByRole("complementary")).toBeVisible();
    const line = () =>
      pages(page).evaluate((nav) => {
        const [parts, range] = [nav.parentElement, nav.previousElementSibling];
        const isWhole = (part: Element | null) => part !== null && part.scrollWidth <= part.clientWidth;
        return { lines: (parts?.clientHeight ?? 0) / nav.clientHeight, isWhole: isWhole(parts) && isWhole(range) };
      });
    const inOneLine = async (widths: readonly number[]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(line).toEqual({ lines: 1, isWhole: true });
      }
    };
    await inOneLine([1024, 1280, 1440]);
    await expect(pages(page).getByRole("link", { name: /^Page / })).toHaveText(["6"]);
    await page.route(/\/api\/.*orders\b(?!\/)/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('"totalCount":320', '"totalCount":20000'),
      });
    });
    // The neighbours are read ahead: their answers are there already.
    await page.getByLabel("Go to page").fill("10");
    await page.getByLabel("Go to page").press("Enter");
    await expect(page.getByText("226–250 of 20,000")).toBeVisible();
    await page.getByLabel("Go to page").fill("400");
    await page.getByLabel("Go to page").press("Enter");
    await expect(page.getByText("9,976–10,000 of 20,000")).toBeVisible();
    await inOneLine([1440, 1280, 1024]);
    await page.unrouteAll({ behavior: "wait" });
  });
  await test.step("below 1024 px what is pressed is 40 px high and wide, and on a phone the toolbars take one line", async () => {
    await page.setViewportSize({ width: 1023, height: 900 });
    await goInside(page, "/orders?orderType=LOCKER&open=2");
    await page.getByRole("button", { name: "Close preview" }).click();
    const pressed = "main :is(button, select, input, nav a, tbody tr):visible, header :is(button, a):visible";
    const small = () =>
      page.locator(pressed).evaluateAll((all) =>
        all.flatMap((each) => {
          // A box is pressed in all of its label.
          const { width, height } = (each.closest("label:has([data-tick])") ?? each).getBoundingClientRect();
          return height >= 40 && width >= 40 ? [] : [`${each.outerHTML.slice(0, 80)} ${width} x ${height}`];
        }),
      );
    await expect.poll(small).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(small).toEqual([]);
    const tops = async (names: readonly string[]) =>
      new Set(
        await Promise.all(
          names.map(async (name) => (await page.getByRole("button", { name, exact: true }).boundingBox())?.y),
        ),
      ).size;
    await expect.poll(() => tops(["Generate Report", "Export", "Table Columns", "Reload", "Keys"])).toBe(1);
    await expect.poll(() => tops(["Predefined Filters", "Define Filter"])).toBe(1);
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(beyond).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step("the order of rows is said where its column is not shown, with a way back; axe finds nothing in it, nor in keys that are switched off, in both themes", async () => {
    await goInside(page, "/orders?sort=amount&columns=status");
    await expect(page.getByRole("status").filter({ hasText: "Sorted by" })).toHaveText(
      "Sorted by Amount, smallest first",
    );
    expect(await axeFaultsInBothThemes(page, "div:has(> [role=status])")).toEqual([]);
    await page.getByRole("button", { name: "Default order" }).click();
    await expect(page).not.toHaveURL(/sort=/);
    await expect(page.getByRole("button", { name: "Default order" })).toHaveCount(0);
    await page.getByRole("button", { name: "Keys" }).click();
    await expect(page.getByRole("switch", { name: "Single-letter keys" })).not.toBeChecked();
    expect(await axeFaultsInBothThemes(page, "[role=dialog]")).toEqual([]);
  });
});

const scripts = "**/_next/static/chunks/*.js*";
const preview = (page: Page) => page.getByRole("complementary");

test("TABL-001 what is clicked, typed or chosen before the page's scripts are there is not lost: a row shows its own facts at once and becomes the preview, Esc closes it, a button does its work later", async ({
  page,
}) => {
  const breaches = await watchPolicy(page);
  await signInAs(page, "l1s");
  const letThrough = await holdAnswers(page, scripts);
  await page.goto("/orders", { waitUntil: "domcontentloaded" });
  await reloadUntilWhole(page);
  const second = page.locator("tbody tr").nth(1);
  const [id = "", ...facts] = await second.locator("td").allTextContents();
  const link = rowLinks(page).nth(1);

  await test.step("by mouse: the row's own facts, and no step of the browser", async () => {
    await second.locator("td").nth(1).click();
    await expect(preview(page).getByRole("heading", { level: 2 })).toContainText(id);
    await expect(preview(page).getByRole("definition")).toHaveText([id, ...facts]);
    await expect(second).toHaveAttribute("aria-current", "true");
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(/\/orders$/);
    expect(await axeFaultsInBothThemes(page, "aside")).toEqual([]);
  });
  await test.step("Esc and its own button close it, the focus stays in the row", async () => {
    await page.keyboard.press("Escape");
    await expect(preview(page)).toHaveCount(0);
    await link.press("Enter");
    await preview(page).getByRole("button", { name: "Close preview" }).click();
    await expect(preview(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(second).not.toHaveAttribute("aria-current");
  });
  await test.step("once the scripts are there it is the preview, in one place and with its lines; who opened it by key is led there", async () => {
    await link.press("Enter");
    await expect(preview(page)).toHaveCount(1);
    letThrough();
    await expect(preview(page).getByRole("button", { name: "Extend" })).toBeVisible();
    await expect(preview(page)).toHaveCount(1);
    await expect(preview(page).getByRole("heading", { level: 2 })).toBeFocused();
    await expect(preview(page).getByRole("table").first().locator("tbody tr").first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`open=${id}$`));
    await page.keyboard.press("Escape");
    await expect(preview(page)).toHaveCount(0);
    await page.goBack();
    await expect(preview(page)).toHaveCount(1);
    await page.goBack();
    await expect(preview(page)).toHaveCount(0);
  });
  await test.step("a button that was pressed too early opens what it opens, once; rows that were scrolled stay there", async () => {
    const letThroughAgain = await holdAnswers(page, scripts);
    await page.goto("/orders", { waitUntil: "domcontentloaded" });
    await reloadUntilWhole(page);
    const scroller = page.locator("[data-scroller]");
    await scroller.evaluate((element) => element.scrollTo(0, 120));
    await page.getByRole("button", { name: "Define Filter" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    letThroughAgain();
    await expect(page.getByRole("dialog", { name: "Define Filter" })).toBeVisible();
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(120);
  });
  await test.step("a page that was typed and a number of rows that was chosen too early are gone to", async () => {
    for (const [query, enter, where, range] of [
      [
        "?orderType=LOCKER",
        () => page.getByLabel("Rows per page").selectOption("50"),
        /orderType=LOCKER.*size=50/,
        /^1–50 of/,
      ],
      ["?sort=amount", typePage, /page=3/, /^51–75 of 320/],
    ] as const) {
      const letThroughAtLast = await holdAnswers(page, scripts);
      await page.goto(`/orders${query}`, { waitUntil: "domcontentloaded" });
      await enter();
      letThroughAtLast();
      await expect(page).toHaveURL(where);
      await expect(page.getByText(range)).toBeVisible();
    }
    async function typePage(): Promise<void> {
      await page.getByLabel("Go to page").fill("3");
      await page.getByLabel("Go to page").press("Enter");
    }
  });
  expect(breaches).toEqual([]);
});

test("a page one of whose scripts does not come says so and offers a reload; its rows open all the same", async ({
  page,
}) => {
  await signInAs(page, "l1s");
  const tags = (await (await page.request.get("/orders")).text()).matchAll(/<script\b([^>]*) src="([^"]+)"([^>]*)>/g);
  const all = [...tags].flatMap(([tag, , src]) => (/nomodule/i.test(tag) ? [] : (src ?? [])));
  expect(all.length).toBeGreaterThan(4);
  const told = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  for (const script of [all[0], all.at(-1)]) {
    await page.route(`**${script}`, (route) => route.fulfill({ status: 503 }));
    await page.goto("/orders", { waitUntil: "domcontentloaded" });
    await expect(told).toHaveCount(1);
    // Links work without scripts: the bar leaves room to reach those at the foot of the page.
    await page.getByRole("link", { name: "Next page" }).click({ trial: true });
    await page.locator("tbody tr").nth(2).locator("td").nth(1).click();
    await expect(preview(page).getByRole("heading", { level: 2 })).toBeVisible();
    await expect(page).toHaveURL(/open=\d+$/);
    await page.unroute(`**${script}`);
  }
  await told.getByRole("button", { name: "Reload" }).click();
  await expect(told).toHaveCount(0);
  await page.getByRole("button", { name: "Define Filter" }).click();
  await expect(page.getByRole("dialog", { name: "Define Filter" })).toBeVisible();
});
