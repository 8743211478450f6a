import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { holdAnswers } from "../support/hold-answers";
import { type Stack, test } from "../support/isolated-stack";
import { demoPassword, openAs, prefer } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Of its own: what is cancelled here would change what other tests read. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

/** By the clocks of where the operator works. */
const timeZone = "Europe/Bucharest";
const dayFormat = new Intl.DateTimeFormat("ro-RO", { timeZone, day: "2-digit", month: "2-digit", year: "numeric" });
const timeFormat = new Intl.DateTimeFormat("ro-RO", { timeZone, hour: "2-digit", minute: "2-digit" });

interface WireOrder {
  id: number;
  eventDate: string;
  amount: string;
  status: number;
  deliveryStatus?: number | null;
  isDelivered: boolean;
  orderType: string;
  storage: { name: string };
  invoice?: { number: string };
  user?: { id: number; firstName: string; lastName: string; email: string };
}

const cancelled = 2 ** 24;
const isDeliveredAndPaid = ({ status, deliveryStatus, isDelivered, orderType, user, invoice }: WireOrder) =>
  isDelivered &&
  orderType === "LOCKER" &&
  ((status | (deliveryStatus ?? cancelled)) & cancelled) === 0 &&
  user &&
  invoice;

async function ordersAtPlatform(request: APIRequestContext): Promise<WireOrder[]> {
  const data = { email: "chain-admin@demo.test", password: demoPassword, rememberMe: false, clientApp: "BION" };
  const { apiToken } = await (await request.post(`${stack.platformUrl}/login`, { data })).json();
  const headers = { "x-auth-token": apiToken };
  const { items } = await (await request.get(`${stack.platformUrl}/orders?limit=250`, { headers })).json();
  return items;
}

const preview = (page: Page) => page.getByRole("complementary");
const box = (page: Page) => page.getByRole("search").getByRole("textbox");
const reading = (page: Page, name: string | RegExp) => page.getByRole("search").getByRole("button", { name });
const chosen = (page: Page) => page.getByRole("search").getByRole("button", { pressed: true });
const hits = (page: Page) => page.getByRole("table").getByRole("row");
const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });

/** As it is said on the phone: where, when and for how much. */
function toldOf(order: WireOrder): string {
  const place = order.storage.name.replace(/\d+$/, "").toLowerCase();
  return `${place}${momentOf(order)} ${order.amount.replace(".", ",")} lei`;
}

function momentOf({ eventDate }: WireOrder): string {
  const moment = new Date(eventDate);
  return `${dayFormat.format(moment)} ${timeFormat.format(moment)}`;
}

test("CUST-001 CUST-004 CUST-005 ORDR-019 ORDR-020 ERRS-058 on the phone, by keyboard alone: the purchase as it is told leads to its order, whose delivery is cancelled, and back; each other way to read a text is offered, and a search that fails says so in its place", async ({
  page,
  request,
}) => {
  const order = (await ordersAtPlatform(request)).find(isDeliveredAndPaid);
  if (order?.user === undefined || order.invoice === undefined) throw new Error("The data set has no delivered order.");
  const { user, invoice } = order;
  const name = `${user.firstName} ${user.lastName}`;
  await openAs(page, "l1s", "/customer_support", stack.address);

  await test.step("from the search to the cancelled delivery, and back to the search", async () => {
    await untilHydrated(page);
    await page.keyboard.press("/");
    await expect(box(page)).toBeFocused();
    await page.keyboard.type(toldOf(order));
    await expect(chosen(page)).toContainText(/^Purchase: .*, \d\d:\d\d–\d\d:\d\d, .*RON$/);
    await page.keyboard.press("Enter");
    const hit = hits(page).getByRole("link", { name: String(order.id), exact: true });
    await expect(hit).toBeFocused();
    await expect(hits(page).filter({ hasText: String(order.id) })).toContainText(name);
    const searched = page.url();
    await page.keyboard.press("Enter");
    await expect(preview(page).getByRole("heading", { name: `Order ${order.id}` })).toBeVisible();
    const cancel = preview(page).getByRole("button", { name: "Cancel delivery", exact: true });
    await expect(cancel).toHaveAttribute("aria-disabled", "false");
    await cancel.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alertdialog").getByRole("button", { name: "Keep the delivery" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(toasts(page).getByText("Order is now in progress.")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(searched);
    await expect(hits(page).filter({ hasText: String(order.id) })).toContainText("In Progress");
    await page.reload();
    await expect(chosen(page)).toContainText(/^Purchase: /);
    await expect(hits(page).filter({ hasText: String(order.id) })).toBeVisible();
  });
  await test.step("the customer opens beside the hits, and what they paid stands beside what they ordered", async () => {
    const summed = page.waitForRequest((each) => /customer-support-orders$/.test(each.url()));
    await hits(page).getByRole("link", { name }).first().press("Enter");
    expect((await summed).postDataJSON()).toMatchObject({ limit: 25 });
    await expect(preview(page).getByRole("heading", { level: 2 })).toContainText(name);
    for (const figure of ["Ordered", "Paid", "Refunded", "Difference"])
      await expect(
        preview(page)
          .getByRole("term")
          .filter({ hasText: new RegExp(`^${figure}$`) }),
      ).toBeVisible();
    expect(await axeFaultsInBothThemes(page, "main")).toEqual([]);
  });
  await test.step("a number is offered in each of its readings; an invoice's leads to its order", async () => {
    const digits = invoice.number.replace(/\D/g, "");
    await box(page).fill(digits);
    await expect(chosen(page)).toHaveText(`Order ${digits}`);
    await reading(page, `Invoice ${digits}`).press("Enter");
    await expect(hits(page).getByRole("link", { name: String(order.id), exact: true })).toBeVisible();
    await box(page).fill("1234");
    await expect(reading(page, "Card •••• 1234")).toBeVisible();
    await expect(reading(page, "Phone: 1234")).toBeVisible();
    await box(page).press("Enter");
    await expect(page.getByRole("main").getByText("There is no order 1234.").last()).toBeVisible();
  });
  await test.step("what cannot be read says so and shows nothing of before; a text too long is whole; a sum or a storage that is wrong is let go by a press", async () => {
    const beside = page.getByRole("search").getByRole("alert");
    await box(page).fill("-5");
    await box(page).press("Enter");
    await expect(beside).toContainText("Not read");
    await expect(chosen(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/find=/);
    await box(page).fill("x".repeat(230));
    await box(page).press("Enter");
    await expect(beside).toContainText("230 characters");
    await expect(box(page)).toHaveValue("x".repeat(230));
    await box(page).fill(toldOf(order).replace(/[\d,]+ lei$/, "99998,99 lei"));
    await box(page).press("Enter");
    await expect(page.getByRole("button", { name: /^Search from .*99,997\.99.* to / })).toBeVisible();
    await page.getByRole("button", { name: "Search without the amount" }).click();
    await expect(hits(page).getByRole("link", { name: String(order.id), exact: true })).toBeVisible();
    await box(page).fill(`I paid at qwertz ${momentOf(order)} -${order.amount} lei`);
    await box(page).press("Enter");
    await expect(
      page
        .getByRole("main")
        .getByText(/^No such purchase: \W*qwertz\W*, /)
        .last(),
    ).toBeVisible();
    await page.getByRole("button", { name: "Search without the storage" }).click();
    await expect(hits(page).getByRole("link", { name: String(order.id), exact: true })).toBeVisible();
    await box(page).fill("#1234");
    await box(page).press("Enter");
    await expect(page.getByRole("main").getByText("There is no order 1234.").last()).toBeVisible();
  });
  await test.step("one customer who is found is opened by Enter, and Back leads to what was searched before", async () => {
    await box(page).fill(user.email);
    await box(page).press("Enter");
    await expect(page).toHaveURL(new RegExp(`\\?search=.*&open=${user.id}$`));
    await expect(preview(page).getByRole("heading", { level: 2 })).toBeFocused();
    await expect(chosen(page)).toHaveCount(0);
    await expect(preview(page).getByRole("link", { name: user.email })).toHaveAttribute("href", `mailto:${user.email}`);
    await expect(preview(page).getByRole("heading", { level: 2 })).toContainText(name);
    await page.goBack();
    await expect(box(page)).toHaveValue(user.email);
    await page.goBack();
    await expect(box(page)).toHaveValue("#1234");
  });
  await test.step("Back before the answer came opens nobody, and Forward is still there; Esc takes back what is not searched for yet", async () => {
    await box(page).fill(user.email);
    await expect(page.locator(`[data-row-link="${user.id}"]`)).toBeVisible();
    await expect(page).toHaveURL(/\?search=[^&]*$/);
    const before = page.url();
    const answer = await holdAnswers(page, "**/api/query/customer-support-users");
    await box(page).fill("qwertz");
    await box(page).press("Enter");
    await expect(page).toHaveURL(/\?search=qwertz$/);
    await page.goBack();
    await expect(page).toHaveURL(before);
    await expect(box(page)).toHaveValue(user.email);
    await expect(page.locator(`[data-row-link="${user.id}"]`)).toBeVisible();
    answer();
    await page.goForward();
    await expect(page).toHaveURL(/\?search=qwertz$/);
    await page.goBack();
    await expect(page.locator(`[data-row-link="${user.id}"]`)).toBeVisible();
    await expect(preview(page)).toHaveCount(0);
    await box(page).fill("Ione");
    await box(page).press("Escape");
    await expect(box(page)).toHaveValue(user.email);
    await expect(page).toHaveURL(before);
  });
  await test.step("a platform that passes over a filter is seen through, or refuses it, and that is said once; Enter leads to no stranger", async () => {
    const users = "**/api/query/customer-support-users";
    await page.route(users, async (route) => {
      const body = route.request().postDataJSON();
      const { CardLastFour, FullTextSearch: _ignored, ...filters } = body.filters;
      const refusal = { code: "query-failed", message: "GRPC error - unknown field", requestId: "1" };
      if (CardLastFour === "0001") await route.fulfill({ status: 502, json: { error: refusal } });
      else await route.continue({ postData: JSON.stringify({ ...body, filters }) });
    });
    for (const card of ["card 0000", "card 0001"]) {
      await box(page).fill(card);
      await box(page).press("Enter");
      await expect(chosen(page)).toHaveText(`Card •••• ${card.slice(-4)}`);
      await expect(page.getByText("This platform does not search by a card's last four digits.")).toHaveCount(1);
    }
    await box(page).fill("qwertz");
    await box(page).press("Enter");
    const strangers = "Rows are shown that do not fit: this platform does not filter by Name, e-mail or phone.";
    await expect(page.getByText(strangers)).toBeVisible();
    await expect(box(page)).toBeFocused();
    await page.unroute(users);
  });
  await test.step("an address that names a customer is the list's filter; of a card four digits stay in it, and no list is asked for", async () => {
    await page.goto("about:blank"); // Ends what the page before fetches ahead.
    const listed: string[] = [];
    page.on("request", (request) => {
      const body = request.postData() ?? "";
      if (request.url().includes("customer-support-users") && !body.includes("CardLastFour")) listed.push(body);
    });
    await page.goto(`${stack.address}/customer_support?find=card+4111111111111111+exp+12/27`);
    await expect(page).toHaveURL(/\?find=[^&]*1111$/);
    await expect(chosen(page)).toHaveText("Card •••• 1111");
    await expect(
      page.getByRole("main").getByText("No customer has an active saved card that ends in 1111.").last(),
    ).toBeVisible();
    expect(listed).toEqual([]);
    await page.goto(`${stack.address}/customer_support?find=((((`);
    await expect(page.getByText("Part of the address does not fit this list and is left out: search.")).toBeVisible();
    await page.goto(`${stack.address}/customer_support?find=${user.email}`);
    await expect(page).toHaveURL(/\?search=[^&]*$/);
    await expect(page.locator(`[data-row-link="${user.id}"]`)).toBeVisible();
  });
  await test.step("a search that fails says so in its place, with Retry and without a toast", async () => {
    const failing = { status: 500, type: "application/json", body: '{"error":"planted"}' };
    const letThrough = stack.platformRecording.answerInstead("GET", /^\/orders\/1$/, failing);
    await box(page).fill("#1");
    await box(page).press("Enter");
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await expect(toasts(page).getByRole("listitem")).toHaveCount(0);
    letThrough();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(hits(page).getByRole("link", { name: "1", exact: true })).toBeVisible();
  });
  await test.step("customers who are ticked are kept while hits stand in their place, which is told, with a way back", async () => {
    const ticked = page.getByRole("region", { name: "Ticked rows" }).getByRole("status");
    const boxes = page.getByRole("checkbox", { name: /^Tick \d+$/ });
    await page.getByRole("search").getByRole("button", { name: "Empty the search" }).click();
    await expect(page).not.toHaveURL(/find=/);
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await expect(ticked).toHaveText("2 rows ticked");
    await box(page).fill("#1");
    await box(page).press("Enter");
    await expect(page).toHaveURL(/find=/);
    await expect(toasts(page).getByText("2 ticked rows are kept for the filter before")).toBeVisible();
    await expect(ticked).toHaveCount(0);
    await page.getByRole("button", { name: "Back to them" }).click();
    await expect(page).not.toHaveURL(/find=/);
    await expect(ticked).toHaveText("2 rows ticked");
    await expect(boxes.nth(1)).toBeChecked();
  });
});

test("CUST-001 I18N-001 in Romanian, on a narrow screen, a purchase is read as it is said", async ({
  page,
  request,
}) => {
  const order = (await ordersAtPlatform(request)).find(isDeliveredAndPaid);
  if (order === undefined) throw new Error("The data set has no delivered order.");
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { locale: "ro" }, stack.address);
  await openAs(page, "l1s", "/customer_support", stack.address);
  const hidden = await box(page).evaluate((field) => {
    if (!(field instanceof HTMLInputElement)) return undefined;
    const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
    const pen = document.createElement("canvas").getContext("2d");
    if (pen === null) return undefined;
    pen.font = `${fontSize} ${fontFamily}`;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return Math.max(0, pen.measureText(field.placeholder).width - room);
  });
  expect(hidden).toBe(0);
  await box(page).focus();
  await expect(page.getByText("sau unde, când și cu cât")).toBeVisible();
  await box(page).fill(`la ${toldOf(order)}`);
  await expect(page.getByText("sau unde, când și cu cât")).toBeHidden();
  await expect(chosen(page)).toContainText(/^Cumpărătură: .*RON$/);
  await box(page).press("Enter");
  await expect(hits(page).getByRole("link", { name: String(order.id), exact: true })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeFaultsInBothThemes(page, "main")).toEqual([]);
});
