import { expect, test } from "@playwright/test";
import { goInside } from "../support/go-inside";
import { openAs, prefer } from "../support/sign-in";
import { agentsFilters, fileOf, keptBy, SavedFiltersFixture } from "./saved-filters-fixture";

test("FILT-007 FILT-010 FILT-011 FILT-013 FILT-014 FILT-015 FILT-016 FILT-018 SHELL-015 ERRS-020 saved filters stand by page, in words, each a link to its list; a deleted one is put back in its place, the only one of its page too; they are moved up and down, which orders the numbered buttons, and renamed by the drawer's rules, by keyboard", async ({
  page,
  baseURL,
}) => {
  const fixture = await new SavedFiltersFixture(page).open();
  await test.step("they stand by page, in words, each a link to its list", async () => {
    await expect.poll(() => fixture.names("Orders")).toEqual(["Lockers", "This week", "Lockers, this week"]);
    const chips = fixture.group("Orders").getByRole("list", { name: "What Lockers, this week filters" });
    await expect(chips.getByRole("listitem")).toHaveText(["Order type: Locker", "Event date: Last 7 days"]);
    await expect(fixture.group("Vouchers").getByText("Not part of your roles")).toBeVisible();
    await expect(fixture.group("Vouchers").getByRole("link")).toHaveCount(0);

    await fixture.group("Orders").getByRole("link", { name: "Apply Lockers", exact: true }).click();
    await expect(page).toHaveURL(/\/orders\?/);
    await expect(page.locator("main [data-filter-chip]")).toHaveText(["Order type: Locker"]);
    await expect(page.locator('th[aria-sort="ascending"]')).toHaveText("Id");
    await expect(page.getByRole("combobox", { name: "Rows per page" })).toHaveValue("50");
  });
  await test.step("a deleted one is put back in its place, and they are moved up and down", async () => {
    await goInside(page, "/profile");
    await expect.poll(() => fixture.names("Orders")).toEqual(["Lockers", "This week", "Lockers, this week"]);
    await fixture.button("Delete the saved filter This week").press("Enter");
    await expect.poll(() => fixture.names("Orders")).toEqual(["Lockers", "Lockers, this week"]);
    await expect(fixture.button("Delete the saved filter Lockers, this week")).toBeFocused();
    await fixture.toast.filter({ hasText: "This week" }).getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => fixture.names("Orders")).toEqual(["Lockers", "This week", "Lockers, this week"]);

    await fixture.button("Delete the saved filter Active").press("Enter");
    const undo = fixture.button("Undo: delete Active");
    await expect(undo).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(fixture.button("Delete the saved filter Active")).toBeFocused();
    await expect.poll(() => keptBy(page)).toEqual(agentsFilters);

    const up = fixture.button("Move Lockers, this week up");
    await up.press("Enter");
    await expect(up).toBeFocused();
    await expect(fixture.group("Orders").getByRole("status")).toHaveText("Lockers, this week is now number 2 of 3.");
    await page.keyboard.press("Enter");
    await expect.poll(() => fixture.names("Orders")).toEqual(["Lockers, this week", "Lockers", "This week"]);
    // It is on top: the button stays where the focus is and does nothing.
    await expect(up).toBeFocused();
    await expect(up).toBeDisabled();
    await page.keyboard.press("Enter");
    await expect.poll(() => fixture.names("Orders")).toEqual(["Lockers, this week", "Lockers", "This week"]);
  });
  await test.step("one is renamed by the drawer's rules, by keyboard", async () => {
    const pencil = fixture.button("Rename This week");
    const field = fixture.card.getByLabel("Filter name");
    const save = fixture.button("Save changes");
    await pencil.press("Enter");
    await expect(field).toBeFocused();
    await expect(save).toBeDisabled();
    for (const [name, told] of [
      ["", "Filter name is required"],
      ["x".repeat(41), "Filter name should be less than 40 characters"],
      ["Lockers", "Filter with this name already exists"],
    ] as const) {
      await field.fill(name);
      await expect(fixture.card.getByRole("alert")).toHaveText(told);
      await expect(save).toBeDisabled();
    }
    await page.keyboard.press("Escape");
    await expect(field).toHaveCount(0);
    await expect(pencil).toBeFocused();

    await page.keyboard.press("Enter");
    // Of another page, where the name is free to it.
    await field.fill("Active");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Filter is edited successfully!")).toBeVisible();
    await expect.poll(() => fixture.names("Orders")).toEqual(["Lockers, this week", "Lockers", "Active"]);
    await expect(fixture.button("Rename Active").first()).toBeFocused();
    const [first, , last] = agentsFilters.orders ?? [];
    await expect.poll(() => keptBy(page)).toMatchObject({ orders: [last, first, { name: "Active" }] });
  });
  await test.step("the drawer's numbered buttons stand in their order", async () => {
    await goInside(page, "/orders");
    await page.getByRole("button", { name: "Predefined Filters" }).click();
    const drawer = page.getByRole("dialog", { name: "Predefined Filters" });
    await expect(drawer.getByRole("button", { name: "1. Lockers, this week" })).toBeVisible();
    await expect(drawer.getByRole("button", { name: "2. Lockers", exact: true })).toBeVisible();
  });
  await test.step("their words are those of the language of now, not of the one that they were saved in", async () => {
    await prefer(page, { locale: "ro" }, baseURL ?? "");
    await page.goto("/profile");
    const inRomanian = page.getByRole("region", { name: "Comenzi", exact: true }).locator("ol > li");
    await expect(inRomanian.filter({ hasText: "Lockers, this week" }).locator("ul > li")).toHaveText([
      "Tip comandă: Locker",
      "Data comenzii: Ultimele 7 zile",
    ]);
  });
});

test("FILT-018 two tabs lose nothing of each other's", async ({ page, context }) => {
  const here = await new SavedFiltersFixture(page).open();
  const there = new SavedFiltersFixture(await context.newPage());
  await there.page.goto("/profile");
  await there.button("Rename This week").click();
  await there.card.getByLabel("Filter name").fill("Week");
  await here.button("Delete the saved filter Lockers").click();
  await there.button("Save changes").click();
  await here.button("Move Lockers, this week up").click();
  for (const fixture of [here, there])
    await expect.poll(() => fixture.names("Orders")).toEqual(["Lockers, this week", "Week"]);

  // What is being renamed here is deleted there: the row goes, and nothing comes back.
  await here.button("Rename Week").click();
  await there.button("Delete the saved filter Week").click();
  await expect(here.card.getByLabel("Filter name")).toHaveCount(0);
  await expect.poll(() => here.names("Orders")).toEqual(["Lockers, this week"]);
});

test("FILT-017 FILT-018 S19 they are the account's: another one at the same computer sees nothing of them but how to come by some, and no customer's name is kept", async ({
  page,
}) => {
  const label = "Customer: Somebody Else";
  const orders = [{ name: "Theirs", filters: [{ param: "user", value: "40", label }] }];
  const fixture = await new SavedFiltersFixture(page).open({ orders });
  const chip = fixture.group("Orders").getByRole("list", { name: "What Theirs filters" }).getByRole("listitem");
  await expect(chip).toHaveText(/^Customer: (?!Somebody|#)/);
  const kept = () => page.evaluate(() => localStorage.getItem("saved-filters"));
  expect(await kept()).not.toMatch(/Somebody|@/);

  await openAs(page, "acquirer", "/profile");
  await expect(fixture.card.getByText("No saved filters yet.")).toBeVisible();
  await expect(fixture.button("Export")).toBeDisabled();
  await expect(fixture.button("Import")).toBeEnabled();
  await fixture.import("theirs.json", fileOf({ orders: [{ name: "Mine", filters: [] }] }));
  await openAs(page, "l1s", "/profile");
  await expect.poll(() => fixture.names("Orders")).toEqual(["Theirs"]);
});
