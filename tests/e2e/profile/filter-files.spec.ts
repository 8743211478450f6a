import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { agentsFilters, fileOf, keptBy, SavedFiltersFixture } from "./saved-filters-fixture";

const nothing = [
  ["no JSON", "<html><script>alert(1)</script>", "not a file of saved filters"],
  ["the file of another program", JSON.stringify({ kind: "bookmarks", version: 1 }), "not a file of saved filters"],
  ["a later version", fileOf({}, { version: 2 }), "a newer version of the console"],
  ["too large a file", Buffer.alloc(1024 * 1024 + 1, " "), "the file is larger than 1024 KB"],
  ["a binary file", Buffer.from([0xff, 0xfe, 0x00, 0x80]), "not a file of saved filters"],
  ["more than a browser keeps", fileOf({ orders: Array(1001).fill({}) }), "more saved filters than a browser keeps"],
  ["brackets without end", "[".repeat(500_000), "not a file of saved filters"],
] as const;

test(`FILT-015 FILT-016 FILT-017 FILT-018 saved filters are exported, and imported whole by another browser; the report says what was added, renamed and refused, and why, and all of it can be undone; ${nothing.length} hostile files change nothing and say why, and so does one that the browser has no room for`, async ({
  page,
  browser,
  baseURL,
}) => {
  const fixture = await new SavedFiltersFixture(page).open();
  await test.step("exported, and imported whole by another browser", async () => {
    const [download] = await Promise.all([page.waitForEvent("download"), fixture.button("Export").click()]);
    expect(download.suggestedFilename()).toMatch(/^saved-filters-\d{4}-\d\d-\d\d\.json$/);
    const file = await readFile(await download.path(), "utf8");
    expect(JSON.parse(file)).toEqual({
      kind: "console-saved-filters",
      version: 1,
      exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      pages: agentsFilters,
    });

    const elsewhere = await browser.newContext({ baseURL });
    const other = await new SavedFiltersFixture(await elsewhere.newPage()).open({});
    await other.import("saved-filters.json", file);
    await expect(other.report.getByText("4 saved filters were added.")).toBeVisible();
    await expect(other.report.getByText("Not part of your roles, but kept: Vouchers.")).toBeVisible();
    await other.report.getByRole("button", { name: "Close" }).last().click();
    await expect.poll(() => keptBy(other.page)).toEqual(agentsFilters);

    await other.import("saved-filters.json", file);
    await expect(other.report.getByText("No saved filter was added.")).toBeVisible();
    await expect(other.report).toContainText("Already hereOrders: Lockers");
    await expect.poll(() => keptBy(other.page)).toEqual(agentsFilters);
    await elsewhere.close();
  });
  await test.step("the report says what was added, renamed and refused, and why; all of it can be undone", async () => {
    const filters = [{ param: "isPaid", value: "true", label: "Paid: Yes" }];
    const orders = [
      { name: "Lockers", filters },
      { name: "Paid", filters },
      { name: "x".repeat(41), filters },
      { name: "Form", filters: [{ param: "mode", value: "new", label: "x" }] },
      { name: "\u202eevil", filters },
      { name: '<img src=x onerror="document.title=1">', filters },
      7,
    ];
    await fixture.import("mixed.json", fileOf({ orders, nowhere: [{ name: "Lost", filters }] }));
    await expect(fixture.report.getByText("3 saved filters were added.")).toBeVisible();
    await expect(fixture.report.getByRole("listitem")).toHaveText([
      "Orders: Paid",
      'Orders: <img src=x onerror="document.title=1">',
      "Orders: Lockers is now Lockers (2)",
      /^Orders, “x{40}…”: its name has more than 40 characters$/,
      "Orders, “Form”: this is no saved filter",
      "Orders, “\ufffdevil”: it has characters that do not show",
      "Orders, entry 7: this is no saved filter",
      "“nowhere”, “Lost”: there is no such list",
    ]);
    await expect(fixture.report.getByRole("heading", { name: "5 entries were refused" })).toBeVisible();
    await expect.poll(() => keptBy(page)).toHaveProperty("orders.length", 6);
    await expect(page).toHaveTitle(/^Profile/);

    await fixture.report.getByRole("button", { name: "Undo import" }).click();
    await expect(page.getByText("The import was undone.")).toBeVisible();
    await expect(fixture.report).toHaveCount(0);
    await expect(fixture.button("Import")).toBeFocused();
    await expect.poll(() => keptBy(page)).toEqual(agentsFilters);
  });
  await test.step("hostile files change nothing and say why, and so does one that the browser has no room for", async () => {
    for (const [name, content, why] of nothing) {
      await fixture.import(`${name}.json`, content);
      await expect(fixture.report.getByRole("alert")).toContainText("Nothing was imported:");
      await expect(fixture.report.getByRole("alert")).toContainText(why);
      await page.keyboard.press("Escape");
      await expect(fixture.report).toHaveCount(0);
      await expect.poll(() => keptBy(page)).toEqual(agentsFilters);
    }
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    const one = { name: "One", filters: [] };
    await fixture.import("fine.json", fileOf({ orders: [one], users: [one] }));
    await expect(fixture.report.getByRole("alert")).toContainText("this browser keeps no more data");
    await expect.poll(() => keptBy(page)).toEqual(agentsFilters);
  });
});
