import { expect, type Page, test } from "@playwright/test";
import { keepInBrowser } from "../profile/saved-filters-fixture";
import { openAs } from "../support/sign-in";

const chip = (page: Page, name: string) => page.locator(`main [data-filter-chip] button[title^="${name}"]`);
const parameter = (page: Page, name: string) => () => new URL(page.url()).searchParams.get(name);

/** Rows that are whole within what they scroll in, and on the screen. */
const wholeRows = (page: Page) =>
  page.locator("[data-scroller]").evaluate((scroller) => {
    const end = Math.min(scroller.getBoundingClientRect().top + scroller.clientHeight, window.innerHeight);
    return [...scroller.querySelectorAll("tbody tr")].filter((row) => row.getBoundingClientRect().bottom <= end).length;
  });

test("title, filters and actions leave room for 17 rows; a chip opens its control below itself, and saved filters are one press away", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const saved = (name: string, param: string, value: string) => ({ name, filters: [{ param, value, label: name }] });
  const names = ["Lockers", "Delivered", "Third", "Fourth", "Fifth", "Sixth"];
  await keepInBrowser(page, {
    orders: names.map((name, at) =>
      at === 0 ? saved(name, "orderType", "LOCKER") : saved(name, "isInvoice", at === 1 ? "true" : "false"),
    ),
  });
  await openAs(page, "l1s", "/orders");
  const bar = page.getByRole("list", { name: "Saved filters" });
  const inBar = (name: string) => bar.getByRole("button", { name, exact: true });
  await test.step("17 rows, and none of them moves when the saved filters come", async () => {
    await expect(bar.getByRole("button")).toHaveText(names.slice(0, 5));
    expect(await wholeRows(page)).toBe(17);
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    const table = await page.locator("[data-scroller]").boundingBox();
    expect((table?.y ?? 0) - (title?.y ?? 0)).toBeLessThan(44);
  });
  await test.step("a saved filter is applied by one press, says so, and is taken back by another", async () => {
    await inBar("Lockers").click();
    await expect.poll(parameter(page, "orderType")).toBe("LOCKER");
    await expect(inBar("Lockers")).toHaveAttribute("aria-pressed", "true");
    await expect(inBar("Delivered")).toHaveAttribute("aria-pressed", "false");
    await inBar("Lockers").click();
    await expect.poll(parameter(page, "orderType")).toBeNull();
    await inBar("Lockers").click();
  });
  await test.step("a chip's control has its filter, Escape leaves it as it was, and the chip has the focus again", async () => {
    await chip(page, "Order type").focus();
    await page.keyboard.press("Enter");
    const place = page.getByRole("dialog", { name: "Order type" });
    await expect(place.getByRole("radio", { name: "Locker" })).toBeChecked();
    await place.getByText("Minishop").click();
    await page.keyboard.press("Escape");
    await expect(place).toHaveCount(0);
    await expect(chip(page, "Order type")).toBeFocused();
    expect(parameter(page, "orderType")()).toBe("LOCKER");
    await page.keyboard.press("Enter");
    await place.getByText("Minishop").click();
    await place.getByRole("button", { name: "Apply" }).click();
    await expect.poll(parameter(page, "orderType")).toBe("VENDING");
    await expect(place).toHaveCount(0);
    await expect(chip(page, "Order type")).toBeFocused();
  });
  await test.step("/ opens the filter that is typed where it is not applied; Enter applies it", async () => {
    await page.keyboard.press("/");
    const place = page.getByRole("dialog", { name: "Id", exact: true });
    await expect(place.getByRole("textbox")).toBeFocused();
    await page.keyboard.type("17");
    await page.keyboard.press("Enter");
    await expect.poll(parameter(page, "id")).toBe("17");
    await expect(place).toHaveCount(0);
  });
});
