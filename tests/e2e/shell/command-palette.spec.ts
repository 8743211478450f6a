import { expect, type Page, test } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { holdAnswers } from "../support/hold-answers";
import { scanCode } from "../support/scan-code";
import { openAs, prefer } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

const scripts = "**/_next/static/**/*.js";
const customers = "**/api/query/customer-support-users**";
const barcode = "5942724000032";

const field = (page: Page) => page.getByRole("combobox", { name: "Search" });
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const lit = (page: Page) => page.locator("[role=option][aria-selected=true]");

test("Ctrl+K finds pages, the page's actions, records and what was opened before, by keyboard alone: what is typed before its script is there goes along, Enter opens what is lit, Esc gives the focus back, one that fails says so and is asked again, and what is typed on aborts what runs", async ({
  page,
}) => {
  await openAs(page, "l1s", "/orders");
  await untilHydrated(page);
  const id = (await page.locator("a[data-row-link]").nth(3).textContent()) ?? "";
  // Before the page's own scripts, and before the palette's.
  const letPage = await holdAnswers(page, scripts);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("a[data-row-link]").first()).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("supp");
  letPage();
  await expect(field(page)).toHaveValue("supp");
  await page.keyboard.press("Escape");
  await untilHydrated(page);
  await page.reload();
  await untilHydrated(page);
  const letThrough = await holdAnswers(page, scripts);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("supp");
  letThrough();
  await expect(field(page)).toHaveValue("supp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("ort");
  await expect(lit(page)).toContainText("Customer support");
  // Where the system's colours take tints away.
  await page.emulateMedia({ forcedColors: "active" });
  await expect(lit(page)).toHaveCSS("outline-style", "solid");
  await page.emulateMedia({ forcedColors: "none" });
  await expect(lit(page)).toHaveCSS("outline-style", "none");
  // Not theirs.
  await field(page).fill("storages");
  await expect(page.getByRole("status").filter({ hasText: "Nothing found." })).toBeVisible();
  await expect(page.getByRole("option")).toHaveText(["Search “storages” in Customer support"]);
  await field(page).fill("BON 100009");
  const inSupport = page.getByRole("option", { name: "Search “BON 100009” in Customer support" });
  await expect(inSupport).toHaveAttribute("href", "/customer_support?find=factura+BON+100009");
  await field(page).fill("orders of all");
  await expect(lit(page)).toContainText("Orders");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // An order by its id, with what its list says of it.
  await page.locator("a[data-row-link]").nth(1).focus();
  await page.keyboard.press("Control+k");
  await field(page).fill(id);
  await expect(group(page, "Orders").getByRole("option")).toHaveText(new RegExp(`^Order ${id}.*RON.*`));
  await expect(lit(page)).toContainText(`Order ${id}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: `Order ${id}` })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("recent-records"))).toContain(`[["orders",${id}]]`);

  // It stands there before anything is typed; an action of the page is its own button.
  const before = page.getByRole("button", { name: "Extend" });
  await before.focus();
  await page.keyboard.press("Control+k");
  await expect(group(page, "Recently opened").getByRole("option")).toContainText(`Order ${id}`);
  await page.keyboard.press("Escape");
  await expect(before).toBeFocused();
  // Of the open preview, too: what it cannot do is not offered.
  const beside = page.getByRole("complementary");
  await expect(beside.getByRole("button", { name: "Cancel delivery" })).toBeVisible();
  const open = await beside.locator('button[aria-disabled="false"]', { hasText: /^Cancel / }).allTextContents();
  await page.keyboard.press("Control+k");
  await field(page).fill("answer for the");
  await expect(group(page, "On this page").getByRole("option")).toHaveText(["Answer for the customer"]);
  await field(page).fill("cancel");
  await expect(group(page, "On this page").getByRole("option")).toHaveText(open);
  await field(page).fill("export");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Export" })).toBeVisible();
  // A dialog that is open is finished with first.
  await page.keyboard.press("Control+k");
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press("Escape");

  // On a page that knows nothing of it, it stands in its place before its name has come.
  await page.goto("/reservations");
  const letOrder = await holdAnswers(page, `**/api/rest/orders/${id}`);
  await untilHydrated(page);
  await page.keyboard.press("Control+k");
  await expect(group(page, "Recently opened").getByRole("option")).toContainText(id);
  letOrder();
  await expect(group(page, "Recently opened").getByRole("option")).toHaveText(/\d\d\.\d\d\.\d{4}/);
  await page.keyboard.press("Escape");
  // A number means the open page's own record, though one of another page that was looked at has it.
  const own = (await page.locator("a[data-row-link]").first().textContent()) ?? "";
  await page.goto(`/orders?open=${own}`);
  await expect(page.getByRole("heading", { level: 2, name: `Order ${own}` })).toBeVisible();
  await page.goto("/reservations");
  await untilHydrated(page);
  await page.keyboard.press("Control+k");
  await field(page).fill(own);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname + searchParams.get("open") === `/reservations${own}`,
  );
  await page.goto("/orders");
  await untilHydrated(page);

  // People: one failure, and its Retry.
  await page.route(customers, (route) => route.fulfill({ status: 503, json: { error: { code: "overloaded" } } }));
  await page.keyboard.press("Control+k");
  await field(page).fill("popescu");
  const retry = group(page, "Customer support").getByRole("option", { name: /^Retry Could not be searched\./ });
  await expect(retry).toBeVisible();
  const letCustomers = await holdAnswers(page, customers);
  await page.keyboard.press("Enter");
  const aborted = page.waitForEvent("requestfailed", (request) => request.url().includes("customer-support-users"));
  await field(page).fill("ana");
  await aborted;
  letCustomers();
  // Enter waits for no debounce.
  await page.keyboard.press("Enter");
  const people = group(page, "Customer support").getByRole("option");
  await expect(people.first()).toContainText(/ana/i);
  const all = people.filter({ hasText: /^All [\d,]+ in Customer support$/ });
  await expect(all).toHaveAttribute("href", "/customer_support?search=ana");
  await page.keyboard.press("Escape");

  // A platform that passes over the filter answers with strangers: they are no hits.
  await page.route(customers, async (route) => {
    const body = route.request().postDataJSON();
    delete body.filters.FullTextSearch;
    await route.continue({ postData: JSON.stringify(body) });
  });
  await page.keyboard.press("Control+k");
  await field(page).fill("qwertz");
  await page.keyboard.press("Enter");
  const unsearched = "This platform does not search by such a text in: Customer support.";
  await expect(page.getByRole("status").filter({ hasText: unsearched })).toBeVisible();
  await expect(group(page, "Customer support")).toHaveCount(0);
  await page.unroute(customers);
  await page.keyboard.press("Escape");

  // Of a card's number the last four digits lead on, and nobody is asked by it; nor by what is too long or says nothing.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url() + request.postData()));
  await page.keyboard.press("Control+k");
  await field(page).fill("Popescu 4111.1111.1111.1111 12/27");
  const told = (text: string) => page.getByRole("status").filter({ hasText: text });
  await expect(told("Of a card number only its last four digits are used.")).toBeVisible();
  const support = page.getByRole("option", { name: "Search “•••• 1111” in Customer support" });
  await expect(support).toHaveAttribute("href", /find=[^&]*1111$/);
  await field(page).fill("1960229410015");
  await expect(told("A personal code (CNP) is not searched for.")).toBeVisible();
  await field(page).fill("%%");
  await expect(told("no list is searched by such a text.")).toBeVisible();
  await field(page).fill("7".repeat(201));
  await expect(told("Records are searched by at most 200 characters.")).toBeVisible();
  expect(asked.filter((request) => /1111|19602|%25%25|7777/.test(request))).toEqual([]);
  await page.keyboard.press("Escape");

  // A list's own filter, and a scan that nothing takes.
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog", { name: "Id", exact: true }).getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await scanCode(page, barcode);
  await expect(field(page)).toHaveValue(barcode);
});

test("in Romanian, on a telephone: letters need no signs, eight resources are asked and the rest on request, a form that is not saved asks before it is left; a scan opens the product's stock, and an id the open page's own record", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await prefer(page, { locale: "ro" }, process.env.E2E_CONSOLE_URL ?? "");
  await openAs(page, "chain-admin", "/storages?mode=new");
  await untilHydrated(page);
  await page.getByLabel("Denumire", { exact: true }).fill("Depozit nou");
  await page.getByRole("button", { name: "Căutare", exact: true }).click();
  const box = page.getByRole("combobox", { name: "Căutare" });
  await box.fill("asistenta");
  const support = page.getByRole("option").filter({ hasText: /^Asistență clienți/ });
  await expect(support).toHaveAttribute("aria-selected", "true");
  await box.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Rămân" }).click();
  await expect(box).toHaveValue("asistenta");

  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(rest|query)\//.test(request.url())) asked.push(request.url() + (request.postData() ?? ""));
  });
  await box.fill("#12");
  const more = page.getByRole("option", { name: /^Caută în încă \d+/ });
  await expect(more).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /afișate$/ })).toBeVisible();
  // Of mappings each kind is read, as their ids are unique within one alone.
  const resources = () => new Set(asked.map((call) => new URL(call).pathname.split("/").slice(0, 4).join("/")));
  await expect.poll(() => [resources().size, asked.length]).toEqual([8, 10]);
  // A record that is read by its id has no rows.
  expect(asked.filter((call) => !/\/\d+(\?|$)/.test(call) && !/(limit|pageSize)"?[=:]5\b/.test(call))).toEqual([]);
  // The open page's own record comes first; then what the lit role's menu holds, an id that a filter takes before one that is read.
  await expect(lit(page)).toContainText("Gestiunea 12");
  await expect(page.getByRole("option").nth(1)).toContainText("Comanda 12");
  expect(await axeFaultsInBothThemes(page, "[role=dialog]")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await more.click();
  await expect(more).toHaveCount(0);
  await box.press("Escape");
  await scanCode(page, barcode);
  await question.getByRole("button", { name: "Plec fără salvare" }).click();
  await expect(page).toHaveURL(new RegExp(`/current_stocks\\?barcode=${barcode}$`));

  // Its own record of an id is meant, also where another list answers before it.
  const id = (await page.locator("a[data-row-link]").first().textContent()) ?? "";
  const letStocks = await holdAnswers(page, "**/api/query/chain-stocks*");
  await page.getByRole("button", { name: "Căutare", exact: true }).click();
  await box.fill(`#${id}`);
  await expect(page.getByRole("option").filter({ hasText: `Comanda ${id}` })).toBeVisible();
  await expect(lit(page)).toHaveCount(0);
  await box.press("Enter");
  letStocks();
  await expect(page).toHaveURL(new RegExp(`/current_stocks\\?open=${id}$`));
});
