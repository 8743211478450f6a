import { expect, type Page, type Request, test } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { goInside } from "../support/go-inside";
import { openAs, prefer } from "../support/sign-in";

const opener = (page: Page) => page.getByRole("button", { name: "Table Columns" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Table Columns" });
const box = (page: Page, name: string) => drawer(page).getByRole("checkbox", { name, exact: true });
const headings = (page: Page) => page.getByRole("table", { name: "Orders" }).getByRole("columnheader");

const atFirst = ["Id", "Event date", "Customer", "Amount", "Status"];

async function openDrawer(page: Page): Promise<void> {
  await opener(page).click();
  await expect(box(page, "Id")).toBeVisible();
}

test("TABL-014 TABL-022 TABL-015 TABL-016 CNST-009 SHELL-028 TABL-001 TABL-017 a tick shows or hides a column at once, four beside Id are the most, and those of another page are left out with a remark; the drawer's code comes with its first opening, it leaves the address alone, and the focus returns", async ({
  page,
}) => {
  await test.step("the drawer's code comes with its first opening, not with the list", async () => {
    // Asked for again to be read: the browser may have let go of what an answer held.
    const scripts = new Set<string>();
    const keep = (request: Request) => {
      if (request.resourceType() === "script") scripts.add(request.url());
    };
    page.on("request", keep);
    const hasDialog = async () => {
      const texts = [...scripts].map(async (address) => (await page.request.get(address)).text());
      return (await Promise.all(texts)).some((text) => text.includes("DialogContent"));
    };
    await openAs(page, "l1s", "/orders");
    await expect(opener(page)).toBeVisible();
    await page.getByRole("button", { name: "Amount" }).click();
    await expect(page).toHaveURL(/sort=-amount/);
    expect(await hasDialog()).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(/\/orders$/);
    await openDrawer(page);
    expect(await hasDialog()).toBe(true);
    page.off("request", keep);
  });
  await test.step("a tick shows or hides a column at once, in the address and after a refresh", async () => {
    await box(page, "Status").uncheck();
    await box(page, "Storage").check();
    await expect(page).toHaveURL(/\/orders\?columns=eventDate\.user\.amount\.storage$/);
    await page.keyboard.press("Escape");
    const shown = ["Id", "Event date", "Customer", "Amount", "Storage"];
    await expect(headings(page)).toHaveText(shown);
    await page.reload();
    await expect(headings(page)).toHaveText(shown);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/orders$/);
    await expect(headings(page)).toHaveText(atFirst);
  });
  await test.step("four columns beside Id are the most, and the drawer says why; Id stays where all others go", async () => {
    await openDrawer(page);
    await expect(drawer(page).getByRole("checkbox", { checked: true })).toHaveCount(5);
    await expect(drawer(page).getByText("At most 4 columns besides Id")).toBeVisible();
    for (const name of ["Storage", "Order type", "Paid"]) await expect(box(page, name)).toBeDisabled();
    await box(page, "Amount").uncheck();
    await expect(drawer(page).getByText("Up to 4 columns besides Id.")).toBeVisible();
    await expect(box(page, "Storage")).toBeEnabled();
    await box(page, "Storage").check();
    await expect(box(page, "Amount")).toBeDisabled();
    await expect(box(page, "Id")).toBeChecked();
    await expect(box(page, "Id")).toBeDisabled();
    for (const name of ["Event date", "Customer", "Status", "Storage"]) await box(page, name).uncheck();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/columns=id$/);
    await expect(headings(page)).toHaveText(["Id"]);
  });
  await test.step("the drawer lists the page's own columns; those of another page are left out with a remark", async () => {
    await goInside(page, "/orders?columns=company.number");
    await openDrawer(page);
    await expect(drawer(page).getByRole("checkbox")).toHaveCount(14);
    await expect(drawer(page).getByText("Company")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.getByText("is left out: columns.")).toBeVisible();
    await expect(headings(page)).toHaveText(atFirst);
    await goInside(page, "/orders");
    await expect(page.getByText("is left out: columns.")).toHaveCount(0);
    await goInside(page, "/orders?columns=eventDate.user.amount.status.storage");
    await expect(page.getByText("is left out: columns.")).toBeVisible();
  });
  await test.step("opening and closing leaves the address alone, and the focus returns; beside a preview at 1024 px the table shows each column whole", async () => {
    await goInside(page, "/orders?open=17");
    const address = page.url();
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
    expect(page.url()).toBe(address);
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(page.getByRole("complementary")).toBeVisible();
    await page.keyboard.press("Enter");
    await drawer(page).getByRole("button", { name: "Close" }).click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    expect(page.url()).toBe(address);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(headings(page)).toHaveText(atFirst);
    const hidden = () =>
      page
        .getByRole("table", { name: "Orders" })
        .evaluate(({ parentElement: box }) => (box === null ? undefined : box.scrollWidth - box.clientWidth));
    await expect.poll(hidden).toBe(0);
  });
});

/** Words of a list's rows whose letters stand on two lines, and how far its table scrolls sideways. */
const brokenIn = (page: Page) =>
  page.locator("main table.list-table").evaluate((table) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const linesOf = (text: Node, from: number, to: number): number => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      const seen = [...range.getClientRects()].filter(({ width }) => width > 1);
      return new Set(seen.map(({ top }) => Math.round(top))).size;
    };
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.nodeValue ?? "";
      if (linesOf(node, 0, text.length) < 2) continue;
      // A longer one may break.
      for (const { 0: word, index } of text.matchAll(/[^\s\-–@./,:_]{2,}/g))
        if (word.length <= 13 && linesOf(node, index, index + word.length) > 1) broken.push(word);
    }
    const box = table.parentElement;
    return { broken, beyond: box === null ? undefined : box.scrollWidth - box.clientWidth };
  });

/** Lists whose texts and Romanian headings leave the least room. */
const narrowBesidePreview = [
  // All there are: the longest of the texts decides.
  "/drafts?size=100",
  "/storages",
  "/supplying_reports",
  "/return_to_supplier",
  "/current_stocks",
  "/inventory",
  "/reservations",
  "/companies",
  "/customer_support",
  "/orders",
  "/products",
  "/services",
] as const;

/** How far a list's table scrolls sideways, and what of it is cut without saying the whole to who rests on it. */
const cutIn = (page: Page) =>
  page.locator("main table.list-table").evaluate((table) => {
    const box = table.parentElement;
    const untold = [...table.querySelectorAll<HTMLElement>("th *, td *")].filter(
      (each) =>
        getComputedStyle(each).overflowX === "hidden" &&
        // A text for screen readers alone is one pixel.
        each.clientWidth > 1 &&
        (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 8) &&
        each.closest("[title]") === null,
    );
    return {
      beyond: box === null ? undefined : box.scrollWidth - box.clientWidth,
      untold: untold.map(({ textContent }) => textContent),
    };
  });

/** As the switch in the settings does it, whose own test is the profile's. */
const setDensity = (page: Page, density: "comfortable" | "compact") =>
  page.evaluate((name) => document.documentElement.setAttribute("data-density", name), density);

test("TABL-001 TABL-014 I18N-001 beside a preview no word of a list breaks inside, and no table scrolls sideways; in rows of one line columns give way first, in a narrow window too, and what is cut is told whole; axe finds nothing in the drawer of columns nor in the export dialog, in both themes", async ({
  page,
  baseURL,
}) => {
  await prefer(page, { locale: "ro" }, baseURL ?? "");
  const besidePreview = async (path: string, widths: readonly number[]) => {
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      await setDensity(page, "comfortable");
      if (index === 0) await page.locator("a[data-row-link]").first().click();
      await expect(page.getByRole("complementary").locator("dt").first()).toBeVisible();
      await expect.poll(() => brokenIn(page), `${path} at ${width} px`).toEqual({ broken: [], beyond: 0 });
      await setDensity(page, "compact");
      await expect.poll(() => cutIn(page), `${path} at ${width} px`).toEqual({ beyond: 0, untold: [] });
    }
  };
  const inNarrowWindow = async (path: string) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(page.locator("a[data-row-link]").first()).toBeVisible();
    await expect.poll(() => cutIn(page), `${path} at 768 px`).toEqual({ beyond: 0, untold: [] });
  };
  for (const [index, path] of narrowBesidePreview.entries())
    await test.step(path, async () => {
      await (index === 0 ? openAs(page, "chain-admin", path) : goInside(page, path));
      await setDensity(page, "compact");
      // The window of one list grows, that of the next one shrinks: each begins where the one before has ended.
      if (index % 2 === 0) {
        await inNarrowWindow(path);
        await besidePreview(path, [1024, 1440]);
      } else {
        await besidePreview(path, [1440, 1024]);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("complementary")).toHaveCount(0);
        await inNarrowWindow(path);
      }
    });
  await test.step("axe finds nothing in what opens over a list", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goInside(page, "/orders?orderType=LOCKER");
    await setDensity(page, "comfortable");
    for (const opener of ["Coloanele tabelului", "Exportă"]) {
      await page.getByRole("button", { name: opener, exact: true }).click();
      await expect(page.getByRole("dialog").getByRole("checkbox").first()).toBeVisible();
      expect(await axeFaultsInBothThemes(page, "[role=dialog]"), opener).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
});
