import { expect, test } from "@playwright/test";
import { wordsOf } from "@/tests/support/lists/filter-sets";
import { operatorsToday } from "@/tests/support/operators-day";
import { openFilter } from "../support/open-filter";

const warehouseWays = ["Today", "Last week", "Last month", "Other day", "Other period"];
const usualWays = ["Today", "Yesterday", "Last 2 days", "Last 7 days", "Last 31 days", "Other day", "Other period"];
const yearsSince2018 = () =>
  Array.from({ length: Number(operatorsToday().slice(0, 4)) - 2017 }, (_, index) => String(2018 + index));

test("FILT-034 FILT-035 FILT-046 FILT-049 a period is today, yesterday, the last 2, 7 or 31 days, or one's own; in the warehouse areas today, last week, last month, or one's own; a service's types stand in the documents' order, a report's years begin with 2018", async ({
  page,
}) => {
  for (const [path, key, ways] of [
    ["users", "created", usualWays],
    ["receptions", "created", warehouseWays],
    ["services", "type", wordsOf("services", "type")],
  ] as const) {
    const section = await openFilter(page, path, key);
    await expect(section.locator("label:has(input[type=radio])")).toHaveText([...ways]);
  }
  const years = (await openFilter(page, "reports", "years")).locator("label:has(input[type=checkbox])");
  await expect.poll(async () => (await years.allTextContents()).toSorted()).toEqual(yearsSince2018());
});

test("FILT-026 FILT-030 FILT-031 CNST-017 CNST-018 CNST-030 CNST-039 ERRS-033 ERRS-034 TABL-001 FILT-013 FILT-014 FILT-015 FILT-016 ERRS-018 ERRS-019 FILT-032 FILT-033 FILT-056 FILT-020 FILT-024 FILT-047 a search waits for its term, then says that it loads; a number takes digits; names of saved filters are checked; an address in another spelling becomes the list's own; bounds change places", async ({
  page,
}) => {
  await test.step("a search waits for its term, then says that it loads; a number takes digits, and letters go nowhere; the list takes 81 % of the window's height", async () => {
    const section = await openFilter(page, "orders", "user");
    await expect(section.getByText("Type to search...")).toBeVisible();
    const asked: URL[] = [];
    const { promise: allowed, resolve: allow } = withResolvers();
    await page.route("**/api/rest/users?*dropdown=true*", async (route) => {
      asked.push(new URL(route.request().url()));
      await allowed;
      await route.continue();
    });
    await section.getByRole("combobox").fill("Pop");
    await expect(section.getByText("Loading...")).toBeVisible();
    allow();
    await expect(section.getByRole("option").first()).toContainText("Pop");
    await expect(section.getByText("Loading...")).toHaveCount(0);
    expect(asked.map(({ searchParams }) => searchParams.get("search"))).toEqual(["Pop"]);
    expect(asked[0]?.searchParams.get("limit")).toBe("10");

    // FILT-005: what is chosen looks like nothing applied, and is applied when its place is left.
    await section.getByRole("option").first().click();
    await expect(section.locator("[data-filter-chip] [title$='not applied yet']")).toBeVisible();
    expect(new URL(page.url()).searchParams.has("user")).toBe(false);
    await page.getByRole("dialog").locator('[data-filter="id"] > button').click();
    await expect(page).toHaveURL((url) => url.searchParams.has("user"));
    await expect(page.locator("main [data-filter-chip] [title]")).toHaveAttribute("title", /^Customer: .*Pop/);
    await test.step("people of one name are told apart, and that there may be more of them is said", async () => {
      const people = Array.from({ length: 10 }, (_, index) => ({
        id: 40 + index,
        name: `Ion Pop${"a".repeat(index)}`,
      }));
      await page.unroute("**/api/rest/users?*dropdown=true*");
      await page.route("**/api/rest/users?*search=Ion*", (route) =>
        route.fulfill({ json: { data: [{ id: 39, name: "Ion Pop" }, ...people.slice(0, 9)] } }),
      );
      const mail = (id: number) => ({ id, email: `${id}@pop.test` });
      await page.route(/\/api\/rest\/users\?(?!.*dropdown).*ids=39/, (route) =>
        route.fulfill({ json: { data: { items: [mail(39), mail(40)], totalCount: 2 } } }),
      );
      await page.getByRole("dialog").locator('[data-filter="user"] > button').click();
      await section.getByRole("combobox").fill("Ion");
      await expect(section.getByRole("option")).toHaveText([
        "Ion Pop39@pop.test",
        "Ion Pop40@pop.test",
        ...people.slice(1, 9).map(({ name }) => name),
      ]);
      await expect(section.getByText("There may be more: type more of the name to find them.")).toBeVisible();
      await page.getByRole("dialog").locator('[data-filter="id"] > button').click();
    });
    const number = page.locator('[data-filter="id"]').getByRole("textbox");
    await number.pressSequentially("1a7-e+ ");
    await expect(number).toHaveValue("17");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Backspace");
    await expect(number).toHaveValue("7");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL((url) => url.searchParams.get("id") === "7");
    const list = page.locator("main > div").filter({ has: page.locator("h1") });
    const height = await list.evaluate((element) => element.getBoundingClientRect().height);
    expect(Math.round(height)).toBe(Math.round(900 * 0.81));
  });
  await test.step("bounds change places, an empty one is 0, and a stock has up to 1000", async () => {
    const storage = await openFilter(page, "current_stocks", "storage");
    // Reading 9: the storage's type narrows the storages among which one chooses, and is no filter.
    await storage.getByRole("radio", { name: "Warehouse Storage" }).check();
    const searched = page.waitForRequest(/\/api\/rest\/storages\?(?=.*type=DEPOSIT)(?=.*search=De)/);
    await storage.getByRole("combobox").fill("De");
    await searched;
    await page.getByRole("dialog").locator('[data-filter="quantity"] > button').click();
    expect(new URL(page.url()).search).toBe("");
    const section = page.locator('[data-filter="quantity"]');
    await expect(section.getByRole("slider").first()).toHaveAttribute("max", "1000");
    const [least, most] = [
      section.getByLabel("At least", { exact: true }),
      section.getByLabel("At most", { exact: true }),
    ];
    await least.fill("50");
    await most.fill("20");
    // As the browser does when another window comes to the front: the second bound may still be under way.
    await most.dispatchEvent("focusout", { bubbles: true });
    await expect(least).toHaveValue("50");
    await section.getByRole("button", { name: "Apply" }).focus();
    await expect(least).toHaveValue("20");
    await expect(most).toHaveValue("50");
    await least.fill("");
    await expect(least).toHaveValue("0");
    await least.pressSequentially("15");
    await expect(least).toHaveValue("15");
    await least.press("ControlOrMeta+a");
    await least.press("Delete");
    await expect(least).toHaveValue("0");
    await most.fill("0");
    await expect(section.getByText("An end of 0 leaves nothing out: there is no filter to apply.")).toBeVisible();
    await expect(section.getByRole("button", { name: "Apply" })).toBeDisabled();
    await most.fill("1500");
    await expect(section.getByText("Enter a number from 0 to 1000.")).toBeVisible();
    await expect(most).toHaveValue("1500");
    await most.fill("");
    await most.pressSequentially("1.234,5");
    await expect(section.getByText("Enter a whole number from 0 to 1000.")).toBeVisible();
    await expect(most).toHaveValue("1.234.5");
    await most.press("-");
    await expect(section.getByText("Only digits can be entered: “-” was left out of “1.234.5-”.")).toBeVisible();
    await most.press("ControlOrMeta+a");
    await most.fill("50");
    await section.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get("quantity") === "&50");
    await most.fill("");
    await section.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL((url) => !url.searchParams.has("quantity"));
    // CNST-030: where else it lies is asked for 100 storages at once.
    await page.keyboard.press("Escape");
    const elsewhere = page.waitForRequest("**/api/query/product-current-stock-by-storages");
    await page.locator("[data-row-link]").first().click();
    expect((await elsewhere).postDataJSON()).toMatchObject({ offset: 0, limit: 100 });
    await page.keyboard.press("Escape");
  });
  await test.step("of two bounds one may stand alone: the untouched one is no bound", async () => {
    const section = await openFilter(page, "orders", "amount");
    const ends = (all: Element[]) => all.map((each) => ["min", "max", "step"].map((name) => each.getAttribute(name)));
    const fromZero = ["0", "10000", "0.01"];
    await expect.poll(() => section.getByRole("slider").evaluateAll(ends)).toEqual([fromZero, fromZero]);
    const least = section.getByLabel("At least (RON)", { exact: true });
    for (const [refused, reason] of [
      ["15000", "Enter a number from 0 to 10000."],
      ["1.234.567", "Write thousands without a comma, or with decimals behind them: 1500 or 1,500.50."],
      ["1..2", "This is not a number."],
      [
        "10.000",
        "Enter two decimals at most. Thousands are written without a comma, or with decimals behind them: 1500 or 1,500.50.",
      ],
    ] as const) {
      await least.fill("");
      await least.pressSequentially(refused);
      await expect(section.getByText(reason)).toBeVisible();
      await expect(section.getByRole("button", { name: "Apply" })).toBeDisabled();
      await least.press("Enter");
      await expect(least).toHaveValue(refused);
      expect(new URL(page.url()).searchParams.has("amount")).toBe(false);
    }
    await least.fill("500");
    await section.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get("amount") === "500&");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("names of saved filters are checked", async () => {
    await openFilter(page, "orders", "orderType");
    // A label that is pressed leaves no place: nothing but what is chosen in the end is applied.
    const drawer = page.getByRole("dialog");
    for (const type of ["Minishop", "Locker"]) await drawer.getByText(type, { exact: true }).click();
    expect(new URL(page.url()).search).toBe("");
    await page.getByRole("button", { name: "Apply" }).click();
    await drawer.getByText("Minishop", { exact: true }).click();
    await drawer.getByRole("button", { name: "Clear filters" }).click();
    await expect(page).toHaveURL((url) => url.search === "");
    await drawer.getByText("Locker", { exact: true }).click();
    // By keyboard the place is left with the focus.
    for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press("Tab");
    await expect(page).toHaveURL((url) => url.searchParams.get("orderType") === "LOCKER");
    const name = page.getByLabel("Filter name");
    const save = page.getByRole("button", { name: "Save", exact: true });
    await save.click();
    await expect(page.getByText("Filter name is required")).toBeVisible();
    await name.fill("x".repeat(41));
    await expect(page.getByText("Filter name should be less than 40 characters")).toBeVisible();
    await name.fill("x".repeat(40));
    await save.click();
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
    await name.fill("y");
    await name.fill("x".repeat(40));
    await expect(page.getByText("Filter with this name already exists")).toBeVisible();
  });
  await test.step("an address in another spelling becomes the list's own, without a word or a step", async () => {
    const before = page.url();
    await page.goto("/orders?user=51,38&amount=012.50%26100&open=17");
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get("user") === "38,51");
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      user: "38,51",
      amount: "12.5&100",
      open: "17",
    });
    await expect(page.getByText("is left out")).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(before);
  });
});

test("CNST-019 SHELL-030 CNST-033 a typed text is applied one second after the last key, and the content of a drawer appears 300 ms after it", async ({
  page,
}) => {
  await page.clock.install({ time: "2026-01-05T10:00:00" });
  const section = await openFilter(page, "users", "search");
  await page.clock.pauseAt("2026-01-05T10:05:00");
  await section.getByRole("searchbox").fill("Pop");
  await page.clock.runFor(999);
  expect(new URL(page.url()).search).toBe("");
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/search=Pop/);

  await page.clock.resume();
  await page.keyboard.press("Escape");
  const drawer = page.getByRole("dialog");
  await expect(drawer).toHaveCount(0);
  const [opener, box] = [page.getByRole("button", { name: "Table Columns" }), drawer.getByRole("checkbox")];
  // Its code is there from here on: loading it takes a time of its own.
  await opener.click();
  await expect(box.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await page.clock.pauseAt("2026-01-05T10:10:00");
  await opener.click();
  await expect(drawer).toBeVisible();
  await page.clock.runFor(299);
  await expect(box).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(box.first()).toBeVisible();
});

function withResolvers() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
