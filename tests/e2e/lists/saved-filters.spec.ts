import { expect, type Locator, type Page, test } from "@playwright/test";
import { narrowingSampleOf } from "@/tests/support/lists/applied-samples";
import { walkedLists } from "@/tests/support/lists/walked-lists";
import { keepInBrowser } from "../profile/saved-filters-fixture";
import { goInside } from "../support/go-inside";
import { ListScreen } from "../support/list-screen";
import { openAs } from "../support/sign-in";

test("FILT-008 FILT-010 FILT-011 FILT-012 FILT-018 ERRS-020 a filter is saved, applied and edited", async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const [index, list] of walkedLists.entries())
    await test.step(list.page, async () => {
      const screen = new ListScreen(page, list);
      const { query } = narrowingSampleOf(list);
      await (index === 0 ? screen.open(query) : screen.goInside(query));
      const [rows, chips] = [await screen.ids(), await screen.chips.allInnerTexts()];
      const define = await screen.openDrawer("Define Filter");
      await define.getByLabel("Filter name").fill("Mine");
      await define.getByRole("button", { name: "Save", exact: true }).click();
      await expect(define.getByRole("button", { name: "Saved" })).toBeDisabled();
      await page.keyboard.press("Escape");
      await expect(screen.drawer).toHaveCount(0);

      // Of one list by a load: what is saved outlives the page.
      await (index === 0 ? page.goto(screen.address("")) : goInside(page, screen.address("")));
      await screen.settled();
      const first = await screen.openDrawer("Predefined Filters");
      await first.getByRole("button", { name: "1. Mine" }).click();
      await first.getByRole("button", { name: "Apply" }).click();
      await expect(screen.drawer).toHaveCount(0);
      await expect(screen.chips).toHaveText(chips);
      await expect.poll(() => screen.ids()).toEqual(rows);

      const again = await screen.openDrawer("Predefined Filters");
      await again.getByRole("button", { name: "Edit" }).click();
      await again.getByLabel("Filter name").fill("Ours");
      await again.getByRole("button", { name: "Save changes" }).click();
      await expect(page.getByText("Filter is edited successfully!")).toBeVisible();
      await again.getByRole("button", { name: "Done" }).click();
      await expect(again.getByRole("button", { name: "1. Ours" })).toBeVisible();
      await page.keyboard.press("Escape");
    });
});

/** What is called how in the edit view. */
const editedNames = (drawer: Locator) =>
  drawer.getByLabel("Filter name").evaluateAll((all) => all.map((each) => Reflect.get(each, "value")));

test("FILT-007 FILT-009 FILT-010 CNST-011 CNST-012 the first ten saved filters are numbered buttons in two columns of five, and a period chosen beside them takes the place of a filter's own days; what has no button of its own is applied and put in order under Edit, and the period says what it sets", async ({
  page,
}) => {
  const filters = [{ param: "orderType", value: "LOCKER", label: "Order type: Locker" }];
  const names = [..."ABCDEFGHIJKL"];
  // The last two filter nothing.
  await keepInBrowser(page, { orders: names.map((name, at) => ({ name, filters: at < 10 ? filters : [] })) });
  await openAs(page, "l1s", "/orders");
  await page.getByRole("button", { name: "Predefined Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Predefined Filters" });
  const buttons = drawer.getByRole("button", { name: /^\d+\. / });
  await expect(buttons).toHaveText(names.slice(0, 10).map((name, index) => `${index + 1}. ${name}`));
  const places = await buttons.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
  );
  const [columns, rows] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  expect(new Set(columns.slice(0, 5)).size).toBe(1);
  expect(new Set(columns.slice(5)).size).toBe(1);
  expect(columns[5]).toBeGreaterThan(columns[0] ?? 0);
  expect(rows.slice(5)).toEqual(rows.slice(0, 5));
  expect(rows.slice(0, 5)).toEqual([...new Set(rows)].sort((one, other) => one - other));

  const period = drawer.getByRole("combobox");
  const [, ...periods] = await period.getByRole("option").allTextContents();
  expect(periods).toEqual(["Today", "Yesterday", "Last 2 days", "Last 7 days", "Last 31 days"]);
  await period.selectOption("Last 7 days");
  await buttons.first().click();
  await drawer.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(({ searchParams: set }) => set.get("eventDate") === "last-7-days");
  expect(new URL(page.url()).searchParams.get("orderType")).toBe("LOCKER");

  await goInside(page, "/orders");
  await expect(page.locator("main [data-filter-chip]")).toHaveCount(0);
  await page.getByRole("button", { name: "Predefined Filters" }).click();
  await drawer.getByRole("button", { name: "Edit" }).click();
  const up = drawer.getByRole("button", { name: "Move L up" });
  await up.press("Enter");
  await expect(up).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await editedNames(drawer)).slice(9)).toEqual(["L", "J", "K"]);
  await drawer.getByRole("button", { name: "Done" }).click();
  await expect(drawer.getByRole("button", { name: "10. L" })).toBeVisible();
  await expect(drawer.getByText("The first 10 of 12 have a button here.")).toBeVisible();
  await expect(drawer.getByRole("link", { name: "your profile" })).toHaveAttribute("href", "/profile");
  await drawer.getByLabel("Event date").selectOption("Last 31 days");
  await drawer.getByRole("button", { name: "Edit" }).click();
  await drawer.getByRole("button", { name: "Apply K" }).click();
  await expect(drawer).toHaveCount(0);
  // The period belongs to the button that is chosen beside it.
  await expect(page.locator("main [data-filter-chip]")).toHaveCount(0);

  await page.getByRole("button", { name: "Predefined Filters" }).click();
  await drawer.getByLabel("Event date").selectOption("Last 31 days");
  await drawer.getByRole("button", { name: "10. L" }).click();
  await drawer.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.locator("main [data-filter-chip]")).toContainText(["Last 31 days"]);
});

/** The edit view of Predefined Filters with these filters saved. */
async function editSaved(page: Page, names: string[]) {
  await keepInBrowser(page, { orders: names.map((name) => ({ name, filters: [] })) });
  await openAs(page, "l1s", "/orders");
  await page.getByRole("button", { name: "Predefined Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Predefined Filters" });
  await drawer.getByRole("button", { name: "Edit" }).click();
  return {
    drawer,
    names: () => editedNames(drawer),
    remove: (name: string) => drawer.getByRole("button", { name: `Delete the saved filter ${name}` }),
    toast: page.getByRole("region", { name: "Notifications" }).getByRole("listitem"),
  };
}

test("FILT-011 a deleted filter can be had back from the toast, in its place, with the drawer still open, the one before the last too", async ({
  page,
}) => {
  const { drawer, names, remove, toast } = await editSaved(page, ["One", "Two", "Three"]);
  for (const [name, rest, focused] of [
    ["Two", ["One", "Three"], "Three"],
    ["One", ["Two", "Three"], "Two"],
    ["Three", ["One", "Two"], "Two"],
  ] as const) {
    await remove(name).click();
    await expect.poll(names).toEqual(rest);
    await expect(remove(focused)).toBeFocused();
    await toast.filter({ hasText: name }).getByRole("button", { name: "Undo" }).click();
    await expect.poll(names).toEqual(["One", "Two", "Three"]);
  }
  await remove("One").click();
  await remove("Two").click();
  // They lie on one another until the pointer is on them.
  await toast.filter({ hasText: "Two" }).hover();
  await toast.filter({ hasText: "One" }).getByRole("button", { name: "Undo" }).click();
  await expect.poll(names).toEqual(["One", "Three"]);
  const undo = drawer.getByRole("button", { name: "Undo: delete Two" });
  await undo.click();
  await expect(undo).toHaveCount(0);
  await expect.poll(async () => (await names()).toSorted()).toEqual(["One", "Three", "Two"]);
});

test("FILT-011 by keyboard: the focus goes to the next filter, then to the way back, a renamed one keeps it, and no typed name is lost in silence", async ({
  page,
}) => {
  const { drawer, names, remove } = await editSaved(page, ["One", "Two"]);
  await expect(drawer.getByLabel("Filter name").first()).toBeFocused();
  await remove("Two").press("Enter");
  await expect(remove("One")).toBeFocused();
  await page.keyboard.press("Enter");
  const undo = drawer.getByRole("button", { name: "Undo: delete One" });
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(names).toEqual(["One"]);
  await expect(remove("One")).toBeFocused();
  await drawer.getByLabel("Filter name").fill("First");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Filter is edited successfully!")).toBeVisible();
  await expect(drawer.getByLabel("Filter name")).toBeFocused();
  await expect(drawer.getByLabel("Filter name")).toHaveValue("First");
  await drawer.getByLabel("Filter name").fill("Renamed and left");
  await drawer.getByRole("button", { name: "Done" }).press("Enter");
  await expect(drawer.getByRole("button", { name: "Edit" })).toBeFocused();
  await expect(drawer.getByRole("button", { name: "1. Renamed and left" })).toBeVisible();
  await page.keyboard.press("Enter");
  await drawer.getByLabel("Filter name").fill(" ");
  await page.keyboard.press("Escape");
  await expect(
    page.getByText("The saved filter “Renamed and left” has not been changed. Filter name is required"),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Predefined Filters" })).toBeFocused();
});
