import { expect, type Page } from "@playwright/test";
import { writesOf } from "../catalog_price/catalogue-editor";
import { addLine, typeCells } from "../receptions/reception-editor";
import { pickFirst, pickRecord } from "../support/choose-record";
import { goInside } from "../support/go-inside";
import { type Stack, test } from "../support/isolated-stack";
import { scanCode } from "../support/scan-code";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";
import { cellAt, expectMade, fillHead, gridOf, headOf, openNew, panelOf, receive, returnsIn } from "./return-editor";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Of its own: what goes back here leaves the stock. */
let stack: Stack;
/** Of all stories: each goes on from where the one before it ends. */
let page: Page;
test.beforeAll(async ({ freshStack, browser }) => {
  stack = await freshStack();
  page = await browser.newPage();
  await openAs(page, "acquirer", "/receptions", stack.address);
  await untilHydrated(page);
});
test.afterAll(() => Promise.all([page.close(), stack.stop()]));

test("RECP-013 RECP-022 RETS-001 RETS-003 RETS-007 the least fields: goods are received and go back without price, batch or day", async () => {
  const writes = writesOf(page);
  await page.getByRole("button", { name: "New", exact: true }).click();
  const note = page.getByRole("complementary", { name: "New reception" });
  await pickFirst(note.getByLabel("Supplier"), "a");
  await note.getByLabel("Document type").selectOption({ label: "Factură" });
  await note.getByLabel("Reception type").selectOption({ label: "Recepție marfă" });
  await note.getByLabel("Document number").fill("FV MIN");
  await note.getByLabel("Document date", { exact: true }).fill("20.11.26");
  await pickFirst(note.getByLabel("Storage of new lines"), "a");
  await addLine(note, "14");
  await typeCells(page, ["3", "3"]);
  await note.getByRole("button", { name: "Save" }).click();
  await page
    .getByRole("complementary", { name: /^Reception \d+/ })
    .getByRole("link", { name: "Return to supplier" })
    .click();
  const panel = panelOf(page);
  await panel.getByRole("button", { name: "Return all that is left" }).click();
  await expect(cellAt(panel, 0, "value")).toHaveText("N/A");
  await panel.getByLabel("Return number").fill("RET MIN");
  await panel.getByLabel("Document date", { exact: true }).fill("21.11.26");
  await panel.getByRole("button", { name: "Save" }).click();
  await expectMade(page);
  const quantity = { quantityInvoice: 3, quantityReceived: 3 };
  const [received] = writes
    .filter((write) => write.startsWith("POST reception_entry_notes"))
    .map((write) => JSON.parse(write.slice(write.indexOf("{"))));
  expect(received).toEqual({
    company: expect.any(Number),
    typeDocument: 1,
    seriesDocument: 1,
    currency: 1,
    numberDocument: "FV MIN",
    documentDate: "2026-11-20",
    ReceptionEntryNoteItems: [{ product: 14, storage: expect.any(Number), rateVAT: expect.any(Number), quantity }],
  });
  expect(returnsIn(writes)).toMatchObject([
    { documentDate: "2026-11-21", isTotalReturned: true, items: [{ quantity: -3 }] },
  ]);
});

test("RETS-001 RETS-003 RETS-007 what expires of a supplier is proposed by reception, checked and sent", async () => {
  await goInside(page, "/return_to_supplier");
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const ren = await receive(page, soon);
  const slow = `${stack.address}/api/rest/reception_entry_notes/${await receive(page, soon)}`;
  const writes = writesOf(page);
  await page.getByRole("button", { name: "Returns from what expires" }).click();
  const panel = page.getByRole("complementary", { name: "Returns from what expires" });

  await test.step("a supplier is required, and from 0 to 365 days", async () => {
    await panel.getByLabel("Expires within days").fill("366");
    await panel.getByRole("button", { name: "Search" }).click();
    await expect(panel.getByText("Choose a supplier")).toBeVisible();
    await expect(panel.getByText("From 0 to 365 days")).toBeVisible();
    await panel.getByLabel("Expires within days").fill("5");
  });
  const { number, supplier, lines } = await headOf(page, ren);
  const part = panel.getByRole("button", { name: `Reception ${number} ` });
  await test.step("of a slow platform Stop ends the search: what was read stays, and no more is asked", async () => {
    let answer = () => {};
    await page.route(slow, async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    const held = page.waitForRequest(slow);
    const ended = page.waitForEvent("requestfailed", (request) => request.url() === slow);
    await pickRecord(panel.getByLabel("Supplier"), supplier, supplier);
    await panel.getByRole("button", { name: "Search" }).click();
    await held;
    await expect(panel.getByText(/^Step (\d+) of (?!\1)\d+: receptions found [1-9]/)).toBeVisible();
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && asked.push(request.url()));
    await panel.getByRole("button", { name: "Stop" }).click();
    await expect(panel.getByText("Stopped: what was found until then is below.")).toBeVisible();
    await expect(part).toBeVisible();
    await ended;
    answer();
    await page.unrouteAll({ behavior: "wait" });
    expect(asked).toEqual([]);
  });

  await test.step("what it finds is grouped by reception, all that may go back", async () => {
    await panel.getByRole("button", { name: "Search" }).click();
    await expect(panel.getByText(/^Stopped/)).toHaveCount(0);
    await expect(panel.getByRole("heading", { name: /^Returns to check: [2-9]/ })).toBeVisible();
    await expect(part).toContainText("2 lines, 34 pieces; first day");
    await part.click();
    expect(writes).toEqual([]);
  });

  await test.step("fewer may go, never more; it is sent by its own button alone", async () => {
    const form = panel.locator("form", { has: page.getByRole("grid", { name: "Lines" }) });
    await expect(cellAt(form, 1, "pieces")).toHaveText("10");
    await cellAt(form, 0, "pieces").click();
    await page.keyboard.type("25");
    await page.keyboard.press("Enter");
    await expect(form.getByText("Only 24 are left to return").first()).toBeVisible();
    await expect(form.getByRole("button", { name: "Send this return" })).toBeDisabled();
    await cellAt(form, 0, "pieces").click();
    await page.keyboard.type("20");
    await page.keyboard.press("Enter");
    await fillHead(form, "RET EXP 1");
    await form.getByRole("button", { name: "Send this return" }).click();
    await expect(panel.getByText(/Sent: return \d+/)).toBeVisible();
    expect(returnsIn(writes)).toEqual([
      {
        ren,
        documentDate: "2026-11-23",
        numberDocument: "RET EXP 1",
        isTotalReturned: false,
        items: [
          { reni: lines[0], quantity: -20 },
          { reni: lines[1], quantity: -10 },
        ],
      },
    ]);
  });
});

test("RETS-001 RETS-002 RETS-003 RETS-005 RETS-007 a part of a reception goes back, then the rest, and more is refused", async () => {
  const ren = await receive(page);
  const { lines } = await headOf(page, ren);
  const [first, second] = lines;
  const writes = writesOf(page);
  const panel = await openNew(page, ren);

  await test.step("Save says what is missing; the reception is there from its link", async () => {
    // Today is offered, and is no more than an offer.
    const day = panel.getByLabel("Document date", { exact: true });
    await expect(day).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
    await panel.getByRole("button", { name: "Save" }).click();
    for (const text of ["Return number is required", "Enter what goes back of at least one line"])
      await expect(panel.getByText(text)).toBeVisible();
    await day.fill("");
    await expect(panel.getByText("Document date is required")).toBeVisible();
    expect(writes).toEqual([]);
  });

  await test.step("more than is left is refused at its cell; what is entered stands in the sums", async () => {
    await fillHead(panel, "RET 1");
    await expect(cellAt(panel, 0, "left")).toHaveText("24");
    await cellAt(panel, 0, "pieces").click();
    await page.keyboard.type("25");
    await page.keyboard.press("Enter");
    await expect(cellAt(panel, 0, "pieces")).toHaveAttribute("aria-invalid", "true");
    await expect(panel.getByText("Only 24 are left to return").first()).toBeVisible();
    await expect(panel.getByRole("button", { name: "Save" })).toBeDisabled();
    await cellAt(panel, 0, "pieces").click();
    await page.keyboard.type("3");
    await page.keyboard.press("Enter");
    await expect(cellAt(panel, 0, "value")).toHaveText("-13.50");
    await panel.getByRole("button", { name: "-16.07 RON" }).click();
    const total = page.getByRole("dialog", { name: "How it comes about: Total", exact: true });
    for (const text of ["13.50 + 2.57 = 16.07", "0.00 − 16.07 = -16.07"])
      await expect(total.getByText(text)).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("a scanned code counts to its line; one that nobody knows is told", async () => {
    const code = await gridOf(panel).locator('td[data-row="0"][data-column="0"]').textContent();
    await scanCode(page, /\d{8,14}$/.exec(code ?? "")?.[0] ?? "");
    await expect(cellAt(panel, 0, "pieces")).toHaveText("4");
    await panel.getByLabel("Barcode").fill("96385074");
    await panel.getByLabel("Barcode").press("Enter");
    await expect(panel.getByText("Invalid barcode, please document the product.")).toBeVisible();
  });

  await test.step("C5 what is left without saving is offered by New, and goes on where it was", async () => {
    await panel.getByRole("button", { name: "Close" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("It is kept for 7 days");
    await question.getByRole("button", { name: "Leave" }).click();
    await page.getByRole("button", { name: "New", exact: true }).click();
    await panel.getByRole("button", { name: "Continue" }).click();
    await expect(panel.getByLabel("Return number")).toHaveValue("RET 1");
    await expect(cellAt(panel, 0, "pieces")).toHaveText("4");
  });

  await test.step("a look-up that fails is told as the documents say, and can be tried again", async () => {
    await page.route("**/api/documentation/**", (route) => route.abort());
    await panel.getByLabel("Barcode").fill("5901234123457");
    await panel.getByLabel("Barcode").press("Enter");
    // At its place and as a toast.
    await expect(page.getByText("Error fetching identifier default image list")).toHaveCount(2);
    await page.unroute("**/api/documentation/**");
    await panel.getByRole("button", { name: "Retry" }).click();
    await expect(panel.getByText("Invalid barcode, please document the product.")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Retry" })).toHaveCount(0);
  });

  await test.step("one that may have been made is not offered again before the person has looked", async () => {
    const refusal = { status: 503, json: { error: { code: "unavailable", message: "no", requestId: "r" } } };
    await page.route("**/api/rest/return_to_suppliers", (route) =>
      route.request().method() === "POST" ? route.fulfill(refusal) : route.fallback(),
    );
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText(/^It may have been made: it was sent on .*, and no answer came/)).toBeVisible();
    await expect(panel.getByRole("button", { name: "Save" })).toBeDisabled();
    await page.unroute("**/api/rest/return_to_suppliers");
    await expect(panel.getByRole("link", { name: "Look in the list" })).toHaveAttribute("href", /\?renNumber=\w+/);
    await panel.getByRole("button", { name: "It is not there: send it again" }).click();
    await expect(cellAt(panel, 0, "pieces")).toHaveText("4");
    writes.length = 0;
    await panel.getByRole("button", { name: "Save" }).click();
    await expectMade(page);
    expect(returnsIn(writes)).toEqual([
      {
        ren,
        documentDate: "2026-11-23",
        numberDocument: "RET 1",
        isTotalReturned: false,
        items: [{ reni: first, quantity: -4 }],
      },
    ]);
  });

  await test.step("the rest goes back by one button, and is no whole return", async () => {
    writes.length = 0;
    const rest = await openNew(page, ren);
    await expect(cellAt(rest, 0, "before")).toHaveText("4");
    await expect(cellAt(rest, 0, "left")).toHaveText("20");
    await rest.getByRole("button", { name: "Return all that is left" }).click();
    await expect(cellAt(rest, 1, "pieces")).toHaveText("10");
    await fillHead(rest, "RET 2");
    await rest.getByRole("button", { name: "Save" }).click();
    await expectMade(page);
    const [sent] = returnsIn(writes);
    const items = [
      { reni: first, quantity: -20 },
      { reni: second, quantity: -10 },
    ];
    expect(sent).toMatchObject({ ren, isTotalReturned: false, items });
  });

  await test.step("then nothing is left", async () => {
    const none = await openNew(page, ren);
    await expect(cellAt(none, 0, "left")).toHaveText("0");
    await cellAt(none, 0, "pieces").click();
    await page.keyboard.type("1");
    await page.keyboard.press("Enter");
    await expect(cellAt(none, 0, "pieces")).toHaveText("");
    await expect(cellAt(none, 0, "pieces").getByRole("img", { name: "No more are left to return" })).toBeVisible();
    await expect(none.getByText("All of this reception went back already")).toBeVisible();
  });
});
