import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { holdAnswers } from "../support/hold-answers";
import { type Stack, test } from "../support/isolated-stack";
import { demoPassword, openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

test.describe.configure({ timeout: 120_000 });

/** Of its own: what is cancelled here would change what other tests read. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

interface Kept {
  id: number;
  order: { id: number };
}

const [refunded, cancelled] = [2 ** 20, 2 ** 24];
const dialog = (page: Page) => page.getByRole("dialog");
const told = (page: Page) => dialog(page).getByRole("status");
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole("button", { name });
const lineOf = (page: Page, order: number) =>
  dialog(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: String(order), exact: true }) });
/** Orders whose cancelling reached the platform. */
const sent = () =>
  stack.platformRecording.arrived.flatMap((path) => (/^\/orders\/\d+\/cancel$/.test(path) ? [path.split("/")[2]] : []));

/** At the platform itself, as somebody else. */
async function elsewhere(request: APIRequestContext) {
  const data = { email: "chain-admin@demo.test", password: demoPassword, rememberMe: false, clientApp: "BION" };
  const { apiToken } = await (await request.post(`${stack.platformUrl}/login`, { data })).json();
  const headers = { "x-auth-token": apiToken };
  const rowsOf = async (path: string) =>
    (await (await request.get(`${stack.platformUrl}/${path}`, { headers })).json()).items;
  return {
    reservations: (): Promise<Kept[]> => rowsOf("reservations?limit=25&sort=since&order=DESC"),
    async isOpen(ids: readonly number[]): Promise<(id: number) => boolean> {
      const orders: { id: number; status: number }[] = await rowsOf(`orders?limit=100&ids=${ids.join(",")}`);
      const open = new Set(orders.flatMap(({ id, status }) => ((status & (refunded | cancelled)) === 0 ? [id] : [])));
      return (id) => open.has(id);
    },
    async cancel(id: number): Promise<void> {
      expect((await request.patch(`${stack.platformUrl}/orders/${id}/cancel`, { headers })).status()).toBe(200);
    },
  };
}

test("RESV-005 RESV-006 the orders of ticked reservations are cancelled after a question: each has its result, Stop begins none any more, nor does leaving, and what was not done is tried again", async ({
  page,
  request,
}) => {
  const others = await elsewhere(request);
  const rows = await others.reservations();
  const isOpen = await others.isOpen(rows.map(({ order }) => order.id));
  const open = rows.filter(({ order }) => isOpen(order.id)).slice(0, 7);
  const closed = rows.find(({ order }) => !isOpen(order.id));
  const ids = open.map(({ order }) => order.id);
  const [refused = 0, unclear = 0, other = 0, , ...later] = ids;
  const unclears = [unclear, other];
  if (closed === undefined || later.length < 2) throw new Error("The data set has too few reservations of each kind.");
  const last = rows.find(({ order }) => isOpen(order.id) && !ids.includes(order.id));
  await openAs(page, "l1s", "/", stack.address);
  await page.getByRole("navigation").getByRole("link", { name: "Reservations" }).click();
  await untilHydrated(page);

  await test.step("the question says how many, what is left and why, and promises no refund", async () => {
    await page.locator(`[data-row-link="${open[0]?.id}"]`).click();
    await expect(page).toHaveURL(/\?open=\d+$/);
    for (const { id } of [...open, closed])
      await page.getByRole("checkbox", { name: `Tick ${id}`, exact: true }).check();
    await page.getByRole("button", { name: "Cancel their orders" }).click();
    await expect(dialog(page)).toHaveAccessibleName("Cancel the orders of 8 ticked reservations?");
    await expect(dialog(page).getByText(/^7 orders will be cancelled/)).toBeVisible();
    await expect(dialog(page).getByText(/^1 order is (cancelled already|refunded in full)/)).toBeVisible();
    await expect(dialog(page).getByRole("link", { name: String(closed.order.id), exact: true })).toBeVisible();
    await expect(dialog(page).getByText(/No money is refunded by this\./)).toBeVisible();
    expect(await axeFaultsInBothThemes(page, "[role=dialog]")).toEqual([]);
    expect(sent()).toEqual([]);
  });
  await test.step("a few are under way at once; after Stop none is begun, and these are seen to their end", async () => {
    await others.cancel(refused);
    await page.clock.install();
    const failing = { status: 500, type: "application/json", body: '{"error":"planted"}' };
    const letThrough = stack.platformRecording.answerInstead(
      "PATCH",
      new RegExp(`^/orders/(${unclears.join("|")})/`),
      failing,
    );
    const theirReading = new RegExp(`/api/rest/orders/(${unclears.join("|")})$`);
    await page.route(theirReading, (route) => route.abort());
    const answer = await holdAnswers(page, "**/api/rest/orders/*/cancel");
    await button(page, "Cancel 7 orders").click();
    await expect(dialog(page).getByText("Is being cancelled …")).toHaveCount(4);
    await button(page, "Stop").click();
    answer();
    for (const id of unclears) await expect(lineOf(page, id)).toContainText("Looking whether it is cancelled");
    await page.clock.fastForward(9_000);
    await expect(told(page)).toHaveText("1 cancelled · 1 cancelled already · 2 unknown · 3 not begun");
    await expect(lineOf(page, refused)).toContainText("It was cancelled already.");
    await expect(lineOf(page, refused)).toContainText(`${refused} · reservation ${open[0]?.id}`);
    expect(await axeFaultsInBothThemes(page, "[role=dialog]")).toEqual([]);
    // Its button is off while it is looked: the line it stood in keeps the focus.
    await lineOf(page, unclear).getByRole("button", { name: "Look again" }).press("Enter");
    await expect(lineOf(page, unclear)).toBeFocused();
    await expect(told(page)).toHaveText("1 cancelled · 1 cancelled already · 2 unknown · 3 not begun");
    await expect(lineOf(page, unclear)).toBeFocused();
    letThrough();
    await page.unroute(theirReading);
    await expect(button(page, "Go on with 3")).toBeVisible();
  });
  await test.step("those of which nobody knew are looked up together, and what was not done is tried again", async () => {
    await expect(lineOf(page, unclear).getByRole("button", { name: "Look again" })).toBeEnabled();
    await button(page, "Look again at 2").press("Enter");
    await expect(dialog(page)).toBeFocused();
    for (const id of unclears)
      await expect(lineOf(page, id)).toContainText("it does not show as cancelled. It was not sent again.");
  });
  await test.step("who goes back meanwhile is asked, stays where all goes on, or leaves and stops it", async () => {
    const answer = await holdAnswers(page, "**/api/rest/orders/*/cancel");
    await button(page, "Try 5 again").click();
    await expect(dialog(page).getByText("Is being cancelled …")).toHaveCount(4);
    const question = page.getByRole("alertdialog", { name: "Leave and stop cancelling?" });
    for (const reply of ["Stay", "Leave and stop"]) {
      await page.goBack();
      await expect(question).toContainText("2 of 7 orders are cancelled so far. Leaving stops the rest;");
      await expect(page).toHaveURL(/\?open=\d+$/);
      await question.getByRole("button", { name: reply }).click();
      await expect(question).toHaveCount(0);
    }
    await expect(page).toHaveURL(/\/reservations$/);
    answer();
    await expect(told(page)).toHaveText("5 cancelled · 1 cancelled already · 1 not begun");
    await button(page, "Go on with 1").click();
    await expect(told(page)).toHaveText("6 cancelled · 1 cancelled already");
    await button(page, "Close").last().click();
    await expect(dialog(page)).toHaveCount(0);
    const stillOpen = await others.isOpen(ids);
    expect(ids.filter(stillOpen)).toEqual([]);
    expect(sent().sort()).toEqual([...ids, ...unclears].map(String).sort());
  });
  await test.step("who leaves for another page is told there what came of those under way", async () => {
    await page.getByRole("button", { name: "Untick all" }).click();
    await page.getByRole("checkbox", { name: `Tick ${last?.id}`, exact: true }).check();
    await page.getByRole("button", { name: "Cancel their orders" }).click();
    const answer = await holdAnswers(page, "**/api/rest/orders/*/cancel");
    await button(page, "Cancel 1 order").click();
    await expect(dialog(page).getByText("Is being cancelled …")).toBeVisible();
    await page.goBack();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave and stop" }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === "/");
    answer();
    await expect(page.getByText("1 cancelled", { exact: true })).toBeVisible();
  });
});
