import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { breakCode } from "../support/break-code";
import { holdAnswers } from "../support/hold-answers";
import { openAs, signInAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

const boxes = (page: Page) => page.locator("tbody input[data-tick]");
const allOfPage = (page: Page) => page.getByRole("checkbox", { name: "Tick all rows of this page" });
const bar = (page: Page) => page.getByRole("region", { name: "Ticked rows" });
const count = (page: Page) => bar(page).getByRole("status");
const dialog = (page: Page) => page.getByRole("dialog");
const notLoaded = /^This could not be loaded\./;
const rowLink = (page: Page, id: string) => page.locator(`[data-row-link="${id}"]`);

/** @returns the ids of the rows on the screen, in their order */
function idsOf(page: Page): Promise<string[]> {
  return boxes(page).evaluateAll((all) => all.map((box) => box.getAttribute("data-tick") ?? ""));
}

test("rows are ticked by mouse and keyboard, before the page is alive too; they stay over pages, sorting, previews and a reload, are exported alone, and are kept for their filter", async ({
  page,
}) => {
  let first: string[] = [];
  await test.step("a box that is ticked before the scripts are there counts, and opens nothing", async () => {
    const letThrough = await holdAnswers(page, "**/_next/static/**/*.js");
    await signInAs(page, "l1s");
    await page.goto("/orders?orderType=LOCKER", { waitUntil: "commit" });
    await boxes(page).nth(1).check();
    letThrough();
    await expect(count(page)).toHaveText("1 row ticked");
    await expect(boxes(page).nth(1)).toBeChecked();
    expect(new URL(page.url()).search).toBe("?orderType=LOCKER");
    await untilHydrated(page);
    first = await idsOf(page);
  });
  await test.step("by Space, and with Shift all rows from the last one, by mouse and by key; no row opens or moves", async () => {
    const top = await rowLink(page, first[0] ?? "").boundingBox();
    await rowLink(page, first[3] ?? "").focus();
    await page.keyboard.press("Space");
    await expect(count(page)).toHaveText("2 rows ticked");
    await boxes(page)
      .nth(6)
      .click({ modifiers: ["Shift"] });
    await expect(count(page)).toHaveText("5 rows ticked");
    await rowLink(page, first[8] ?? "").focus();
    await page.keyboard.press("Shift+Space");
    await expect(count(page)).toHaveText("7 rows ticked");
    await expect(allOfPage(page)).toBeChecked({ indeterminate: true });
    const edge = (id = "") => page.locator("td", { has: rowLink(page, id) });
    await expect(edge(first[8])).toHaveCSS("border-left-width", "3px");
    await expect(edge(first[9])).toHaveCSS("border-left-width", "0px");
    expect(await rowLink(page, first[0] ?? "").boundingBox()).toEqual(top);
    expect(new URL(page.url()).search).toBe("?orderType=LOCKER");
  });
  await test.step("they stay over a preview, another order, another page and a reload", async () => {
    await rowLink(page, first[8] ?? "").click();
    await expect(page.getByRole("complementary")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Amount", exact: true }).click();
    const amount = page.getByRole("columnheader", { name: "Amount" });
    await expect(amount).toHaveAttribute("aria-sort");
    await expect(page.locator('table[aria-busy="false"]')).toBeVisible();
    await page.goBack();
    await expect(amount).not.toHaveAttribute("aria-sort");
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(rowLink(page, first[0] ?? "")).toHaveCount(0);
    await allOfPage(page).check();
    await expect(count(page)).toHaveText("32 rows ticked");
    await page.reload();
    await expect(count(page)).toHaveText("32 rows ticked");
    await expect(allOfPage(page)).toBeChecked();
    await allOfPage(page).uncheck();
    await expect(count(page)).toHaveText("7 rows ticked");
  });
  await test.step("the bar says which, and unticks one", async () => {
    await bar(page).getByRole("button", { name: "Show which" }).click();
    await dialog(page)
      .getByRole("button", { name: `Untick ${first[1]}` })
      .click();
    await expect(dialog(page)).toHaveAccessibleName("6 ticked rows");
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(count(page)).toHaveText("6 rows ticked");
  });
  await test.step("on a broken line a press says so, and the page stays; the next one asks again", async () => {
    const letThrough = await breakCode(page, "");
    await bar(page).getByRole("button", { name: "Export" }).click();
    await expect(page.getByText(notLoaded)).toBeVisible();
    await expect(count(page)).toHaveText("6 rows ticked");
    await expect(boxes(page).first()).toBeVisible();
    letThrough();
  });
  await test.step("exactly these are exported, in the order of the list; what is not found is told", async () => {
    await bar(page).getByRole("button", { name: "Export" }).click();
    await expect(dialog(page).getByText("6 ticked rows")).toBeVisible();
    await dialog(page).getByRole("radio", { name: "Text (csv)" }).check();
    // As if a row were gone by now.
    await page.route("**/api/export/**", (route) => {
      const address = route.request().url();
      return route.continue({ url: address.replace(first[3] ?? "", "99999999") });
    });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog(page).getByRole("button", { name: "Start" }).click(),
    ]);
    const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n").slice(1);
    expect(lines.map((line) => line.split(",")[0])).toEqual(first.slice(4, 9));
    await expect(dialog(page).getByText("1 ticked row was not found")).toBeVisible();
    await page.keyboard.press("Escape");
  });
  await test.step("for another filter they are kept, which is told once; they are back by Back, by the way there and by the filter", async () => {
    const kept = page.getByText("6 ticked rows are kept for the filter before");
    const removeFilter = page.getByRole("button", { name: /^Remove filter: Order type/ });
    await removeFilter.press("Enter");
    await expect(kept).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    // What is ticked is a row of all orders, not one that is about to go.
    await expect(removeFilter).toHaveCount(0);
    await expect(page.locator('table[aria-busy="false"]')).toBeVisible();
    await boxes(page).first().check();
    await expect(count(page)).toHaveText("1 row ticked");
    await page.getByRole("button", { name: "Back to them" }).click();
    await expect(count(page)).toHaveText("6 rows ticked");
    expect(new URL(page.url()).search).toBe("?orderType=LOCKER");
    await expect(kept).toHaveCount(0);
    await removeFilter.press("Enter");
    await expect(count(page)).toHaveText("1 row ticked");
    await expect(kept).toHaveCount(0);
    await page.goBack();
    await expect(count(page)).toHaveText("6 rows ticked");
  });
  await test.step("the way there leads out of a queue, with its order and columns, and back from another page", async () => {
    const back = page.getByRole("button", { name: "Back to them" });
    await rowLink(page, first[4] ?? "").press("Space");
    await expect(count(page)).toHaveText("5 rows ticked");
    await page.goto("/orders?status=IN_PROGRESS&sort=windowEnd&columns=windowEnd.amount&queue=late-orders");
    await expect(page.getByRole("region", { name: "Queue" })).toBeVisible();
    await back.click();
    await expect(count(page)).toHaveText("5 rows ticked");
    expect(new URL(page.url()).search).toBe("?orderType=LOCKER");
    await expect(page.getByRole("region", { name: "Queue" })).toHaveCount(0);
    await rowLink(page, first[5] ?? "").press("Space");
    await expect(count(page)).toHaveText("4 rows ticked");
    await page.getByRole("button", { name: /^Remove filter: Order type/ }).press("Enter");
    // What the pointer rests on stays.
    await page.getByText("4 ticked rows are kept for the filter before").hover();
    await page.getByRole("link", { name: "Reservations" }).press("Enter");
    await page.waitForURL("**/reservations");
    await back.click();
    await page.waitForURL("**/orders?orderType=LOCKER");
    await expect(count(page)).toHaveText("4 rows ticked");
    await bar(page).getByRole("button", { name: "Untick all" }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(allOfPage(page)).toBeFocused();
  });
});

test("the first tick on a broken line takes no row away and is told without any code, as is Ctrl+K, which keeps what is typed; the next one brings the bar for both", async ({
  page,
}) => {
  await openAs(page, "l1s", "/orders");
  await untilHydrated(page);
  const letThrough = await breakCode(page, "");
  const refused = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
  await boxes(page).nth(0).check();
  await refused;
  await expect(boxes(page).nth(0)).toBeChecked();
  await expect(count(page)).toHaveCount(0);
  // The toast's own code cannot be had, either.
  const told = page.getByRole("region", { name: "Notifications" });
  await expect(told.getByRole("alert")).toHaveText(notLoaded);
  await told.getByRole("button", { name: "Close" }).click();
  await expect(told).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("compan");
  await expect(told.getByRole("alert")).toHaveText(notLoaded);
  letThrough();
  await page.keyboard.type("ies");
  await expect(dialog(page).getByRole("combobox")).toHaveValue("companies");
  await page.keyboard.press("Escape");
  await boxes(page).nth(1).check();
  await expect(count(page)).toHaveText("2 rows ticked");
});
