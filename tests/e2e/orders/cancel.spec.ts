import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { breakCode, holdCode } from "../support/break-code";
import { goInside } from "../support/go-inside";
import { holdAnswers } from "../support/hold-answers";
import { type Stack, test } from "../support/isolated-stack";
import { reloadUntilWhole } from "../support/reload-until-whole";
import { demoPassword, openAs, prefer } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";
import { isDeliveredAndPaid, isLate, isUnpaid, type WireOrder } from "./wire-orders";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Of its own: what is cancelled here would change what other tests read. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const preview = (page: Page) => page.getByRole("complementary");
const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });
const button = (page: Page, name: string) => preview(page).getByRole("button", { name, exact: true });
const question = (page: Page) => page.getByRole("alertdialog");
/** What the code of a part alone holds. */
const codeOf = { steps: "order-$", queue: "noPrevious", question: "ask.keep." };
/** What stands below the buttons. */
const note = (page: Page) => button(page, "Cancel order").locator("xpath=../following-sibling::*[@role='status']");
const answer = (page: Page, name: string) => question(page).getByRole("button", { name, exact: true });
/** Steps that reached the platform, also those that it answered with a failure. */
const sentSteps = () => stack.platformRecording.arrived.filter((path) => /\/cancel(-sellbox-delivery)?$/.test(path));

/** At the platform itself, as somebody else. */
async function elsewhere(request: APIRequestContext): Promise<{
  cancel(id: number): Promise<void>;
  orders(): Promise<WireOrder[]>;
}> {
  const data = { email: "chain-admin@demo.test", password: demoPassword, rememberMe: false, clientApp: "BION" };
  const { apiToken } = await (await request.post(`${stack.platformUrl}/login`, { data })).json();
  const headers = { "x-auth-token": apiToken };
  return {
    async cancel(id) {
      expect((await request.patch(`${stack.platformUrl}/orders/${id}/cancel`, { headers })).status()).toBe(200);
    },
    async orders() {
      const pages = [0, 250].map((offset) =>
        request.get(`${stack.platformUrl}/orders?limit=250&offset=${offset}`, { headers }),
      );
      return (await Promise.all((await Promise.all(pages)).map((each) => each.json()))).flatMap(({ items }) => items);
    },
  };
}

async function openOrder(page: Page, { id }: WireOrder): Promise<void> {
  await goInside(page, `/orders?open=${id}`);
  await expect(preview(page).getByRole("heading", { name: `Order ${id}` })).toBeVisible();
}

test("ORDR-018 ORDR-019 ORDR-020 ORDR-023 ERRS-056 SHELL-011 an order and a delivery are cancelled once, after a question, and in a queue that works it off; a refusal gives its reason, an unclear answer is looked up and nothing is sent again", async ({
  page,
  request,
}) => {
  const others = await elsewhere(request);
  const orders = await others.orders();
  const [first, second, third, fourth, fifth, sixth, ...more] = orders.filter(isUnpaid);
  const late = more.find(isLate);
  const delivered = orders.find(isDeliveredAndPaid);
  if (!first || !second || !third || !fourth || !fifth || !sixth || !late || !delivered)
    throw new Error("The data set has too few open orders.");

  const letQuestion = await breakCode(page, codeOf.question);
  await test.step("parts of a page that cannot be fetched say so in their places, and one press asks for all of them again", async () => {
    const letThrough = [await breakCode(page, codeOf.steps), await breakCode(page, codeOf.queue)];
    await openAs(page, "l1s", `/orders?open=${first.id}&queue=late-orders`, stack.address);
    const missing = page.getByText(/^This could not be loaded\./);
    await expect(missing).toHaveCount(2);
    await expect(preview(page).getByRole("heading", { name: `Order ${first.id}` })).toBeVisible();
    for (const letOne of letThrough) letOne();
    await page.getByRole("button", { name: "Retry" }).first().click();
    await expect(missing).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Queue" })).toBeVisible();
    await expect(button(page, "Cancel order")).toBeVisible();
  });
  await test.step("where the question cannot be fetched that is told, and the next press asks again", async () => {
    await button(page, "Cancel order").click();
    await expect(toasts(page).getByText(/^This could not be loaded\./)).toBeVisible();
    await expect(button(page, "Cancel order")).toHaveAttribute("aria-busy", "false");
    letQuestion();
    await button(page, "Cancel order").click();
    await answer(page, "Keep the order").click();
  });
  await test.step("a step that is pressed before its code is there is asked about once it is", async () => {
    const letList = await holdAnswers(page, "**/_next/static/**/*.js");
    const letSteps = await holdCode(page, codeOf.steps);
    await page.goto(`${stack.address}/orders?open=${first.id}`, { waitUntil: "domcontentloaded" });
    await reloadUntilWhole(page);
    await button(page, "Cancel order").click();
    letList();
    await untilHydrated(page);
    await expect(question(page)).toHaveCount(0);
    letSteps();
    await expect(question(page)).toHaveAccessibleName(`Cancel order ${first.id}?`);
    await answer(page, "Keep the order").click();
  });
  await test.step("an order is cancelled by keyboard, once on a double press, and stays open", async () => {
    await button(page, "Cancel order").focus();
    await page.keyboard.press("Enter");
    await expect(question(page)).toHaveAccessibleName(`Cancel order ${first.id}?`);
    await expect(question(page)).toHaveAccessibleDescription(/will read “Cancelled”\. No money is refunded by this\.$/);
    await expect(answer(page, "Keep the order")).toBeFocused();
    await page.keyboard.press("Tab");
    await answer(page, "Cancel order").dblclick();
    await expect(toasts(page).getByText("Order cancelled.")).toHaveCount(1);
    await expect(question(page)).toHaveCount(0);
    await expect(preview(page).getByRole("heading", { name: `Order ${first.id}` })).toBeVisible();
    await expect(preview(page).getByText("Cancelled", { exact: true }).first()).toBeVisible();
    expect(sentSteps()).toEqual([`/orders/${first.id}/cancel`]);
  });
  await test.step("a step that is not open says why: in its description, and where it is pressed", async () => {
    const reason = "The order is cancelled already.";
    await expect(button(page, "Cancel order")).toHaveAttribute("aria-disabled", "true");
    await expect(button(page, "Cancel order")).toHaveAccessibleDescription(reason);
    await button(page, "Cancel order").press("Enter");
    await expect(note(page)).toHaveText(reason);
    await expect(question(page)).toHaveCount(0);
  });
  await test.step("a cancelled delivery leaves the order in progress, selected, in a list that is read again", async () => {
    await openOrder(page, delivered);
    const readsOfList = () => stack.platformRecording.arrived.filter((path) => path.startsWith("/orders?")).length;
    const reads = readsOfList();
    await button(page, "Cancel delivery").click();
    await expect(question(page)).toHaveAccessibleDescription(/Afterwards the order reads “In Progress”\./);
    await answer(page, "Cancel delivery").click();
    await expect(toasts(page).getByText("Order is now in progress.")).toBeVisible();
    await expect(preview(page).getByText("In Progress", { exact: true }).first()).toBeVisible();
    await expect(button(page, "Cancel delivery")).toHaveAccessibleDescription("The delivery is cancelled already.");
    expect(new URL(page.url()).searchParams.get("open")).toBe(String(delivered.id));
    expect(sentSteps().slice(1)).toEqual([`/orders/${delivered.id}/cancel-sellbox-delivery`]);
    await expect.poll(readsOfList).toBeGreaterThan(reads);
  });
  await test.step("one that waits in a queue is worked off by it: its place stays, and the next one is a step away", async () => {
    await goInside(
      page,
      `/orders?status=IN_PROGRESS&isWindowOver=true&sort=windowEnd&open=${late.id}&queue=late-orders`,
    );
    const bar = page.getByRole("region", { name: "Queue" });
    await expect(bar).toContainText(/\d+ of \d+/);
    await expect(bar).not.toContainText("no longer in this queue");
    await button(page, "Cancel order").click();
    await answer(page, "Cancel order").click();
    await expect(bar).toContainText(/\d+ of \d+ · no longer in this queue/);
    await expect(preview(page).getByRole("heading", { name: `Order ${late.id}` })).toBeVisible();
    await bar
      .getByRole("button", { name: /^(Next|Previous)/, disabled: false })
      .last()
      .click();
    await expect(bar).not.toContainText("no longer in this queue");
    await expect(preview(page).getByRole("heading", { name: `Order ${late.id}` })).toHaveCount(0);
  });
  await test.step("without a connection nothing is sent: at once it is told, and nothing follows by itself", async () => {
    await openOrder(page, second);
    const before = sentSteps().length;
    await button(page, "Cancel order").click();
    await page.context().setOffline(true);
    await answer(page, "Cancel order").click();
    await expect(note(page)).toHaveText(
      "The order was not cancelled. There is no network connection. Nothing was sent.",
    );
    // What waits for the line goes out before the order is read again with it.
    const readAgain = page.waitForResponse(new RegExp(`/api/rest/orders/${second.id}$`));
    await page.context().setOffline(false);
    await readAgain;
    await expect(button(page, "Cancel order")).toHaveAttribute("aria-disabled", "false");
    expect(sentSteps().slice(before)).toEqual([]);
  });
  await test.step("somebody else was faster: the reason is shown and the order read again", async () => {
    await openOrder(page, second);
    await button(page, "Cancel order").click();
    await others.cancel(second.id);
    await answer(page, "Cancel order").click();
    const reason = "The order is cancelled already.";
    await expect(note(page)).toHaveText(reason);
    await expect(question(page)).toHaveCount(0);
    await expect(button(page, "Cancel order")).toHaveAccessibleDescription(reason);
    // Its place alone says it.
    await expect(note(page)).toHaveText(reason);
    await expect(toasts(page)).not.toContainText("already");
  });

  await test.step("what another replica says is still under way is read meanwhile, and not waited for", async () => {
    const running = { status: 409, json: { error: { code: "still-running", requestId: "fedcba" } } };
    const cancelling = `**/api/rest/orders/${sixth.id}/cancel`;
    await openOrder(page, sixth);
    await page.route(cancelling, (route) => route.fulfill(running));
    await button(page, "Cancel order").click();
    await others.cancel(sixth.id);
    await answer(page, "Cancel order").click();
    await expect(button(page, "Cancel order")).toHaveAccessibleDescription("The order is cancelled already.");
    await page.unroute(cancelling);
  });

  await page.clock.install();
  const failing = { status: 500, type: "application/json", body: '{"error":"planted"}' };
  const letThrough = stack.platformRecording.answerInstead("PATCH", /^\/orders\//, failing);
  const before = sentSteps().length;
  /** Sends a step of which nobody knows what became, up to the moment at which it is looked up. */
  async function cancelUnclearly(order: WireOrder): Promise<void> {
    await openOrder(page, order);
    await button(page, "Cancel order").click();
    await answer(page, "Cancel order").click();
    await expect(note(page)).toHaveText("No clear answer came. Looking whether the order is cancelled …");
    await expect(button(page, "Cancel order")).toHaveAccessibleDescription("What was asked for is still under way.");
  }
  await test.step("an unclear answer is looked up: it was done", async () => {
    await cancelUnclearly(third);
    await others.cancel(third.id);
    await page.clock.fastForward(9_000);
    await expect(preview(page).getByText("Cancelled", { exact: true }).first()).toBeVisible();
    await expect(button(page, "Cancel order")).toHaveAccessibleDescription("The order is cancelled already.");
    await expect(note(page)).toBeEmpty();
  });
  await test.step("it was not done, which is told, and it may be asked for again", async () => {
    await cancelUnclearly(fourth);
    await page.clock.fastForward(9_000);
    await expect(note(page)).toHaveText(
      "No clear answer came, and the order does not show as cancelled. From now on nothing is sent by itself.",
    );
    await expect(button(page, "Cancel order")).toHaveAttribute("aria-disabled", "false");
  });
  await test.step("nobody knows: that is told also after another order, and it is looked again", async () => {
    const one = new RegExp(`/api/rest/orders/${fifth.id}$`);
    await cancelUnclearly(fifth);
    await page.route(one, (route) => route.abort());
    await page.clock.fastForward(9_000);
    await expect(note(page)).toContainText("Nobody knows yet whether the order is cancelled");
    await page.unroute(one);
    await openOrder(page, fourth);
    await openOrder(page, fifth);
    await others.cancel(fifth.id);
    await note(page).getByRole("button", { name: "Look again" }).click();
    await expect(button(page, "Cancel order")).toHaveAccessibleDescription("The order is cancelled already.");
  });
  letThrough();
  expect(sentSteps().slice(before)).toEqual([third, fourth, fifth].map(({ id }) => `/orders/${id}/cancel`));
});

test("RESV-005 RESV-006 I18N-001 in Romanian a reservation shows its time and its order, which is cancelled there and from customer support", async ({
  page,
  request,
}) => {
  await prefer(page, { locale: "ro" }, stack.address);
  await openAs(page, "l1s", "/reservations", stack.address);
  const rows = await page.request.get(`${stack.address}/api/rest/reservations?limit=250`, {
    headers: { "x-bff": "1" },
  });
  const { data } = await rows.json();
  const isActive = ({ status }: { status: string }) => status === "ACTIVE";
  const reservation = data.items.find(isActive);
  await goInside(page, `/reservations?open=${reservation.id}`);
  await expect(preview(page).getByText(/^(Încă \d|Începe peste|Depășită din)/)).toBeVisible();
  await expect(
    preview(page)
      .getByRole("link", { name: String(reservation.order.id) })
      .first(),
  ).toHaveAttribute("href", new RegExp(`^/orders\\?open=${reservation.order.id}`));
  // By the command palette, which has the steps of an open preview, too.
  await expect(button(page, "Anulează comanda")).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Căutare" }).fill("anul");
  const actions = page.getByRole("group", { name: "În această pagină" });
  await actions.getByRole("option", { name: "Anulează comanda" }).click();
  await expect(question(page)).toHaveAccessibleName(`Anulați comanda ${reservation.order.id}?`);
  await expect(question(page)).toHaveAccessibleDescription(
    new RegExp(`Odată cu aceasta se anulează și rezervarea ${reservation.id}\\. .*Prin aceasta nu se rambursează`),
  );
  expect(await axeFaultsInBothThemes(page, "[role=alertdialog]")).toEqual([]);
  await answer(page, "Anulează comanda").click();
  await expect(page.getByText("Comanda a fost anulată.")).toBeVisible();
  await expect(button(page, "Anulează comanda")).toHaveAccessibleDescription("Comanda este deja anulată.");
  await expect(preview(page).getByText("Depășită din")).toHaveCount(0);
  expect(await axeFaultsInBothThemes(page, "[role=complementary], aside")).toEqual([]);

  const orders = await (await elsewhere(request)).orders();
  const delivered = orders.find((order) => isDeliveredAndPaid(order) && order.user);
  await goInside(page, `/customer_support?open=${delivered?.user?.id}`);
  await preview(page).getByRole("button", { name: "Comenzi" }).click();
  await preview(page)
    .getByRole("button", { name: `Anulează comanda ${delivered?.id} sau livrarea ei` })
    .click();
  await button(page, "Anulează livrarea").click();
  await answer(page, "Anulează livrarea").click();
  await expect(page.getByText("Comanda este acum în curs.")).toBeVisible();
  await expect(button(page, "Anulează livrarea")).toHaveAccessibleDescription("Livrarea este deja anulată.");
});
