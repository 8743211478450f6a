import { expect, type Page } from "@playwright/test";
import { writesOf } from "../catalog_price/catalogue-editor";
import { sendElsewhere } from "../catalog_price/elsewhere";
import { axeFaultsInBothThemes } from "../support/axe";
import { pickFirst } from "../support/choose-record";
import { type Stack, test } from "../support/isolated-stack";
import { scanCode } from "../support/scan-code";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";
import { addLine, cellAt, editInside, expectReceivedCheck, gridOf, panelOf, typeCells } from "./reception-editor";
import { twoInOneRateDiscount, wholeNote } from "./saved-discounts";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Of its own: what is received here changes what is in stock. */
let stack: Stack;
/** The second story goes on where the first one ends. */
let page: Page;
test.beforeAll(async ({ freshStack, browser }) => {
  stack = await freshStack();
  page = await browser.newPage();
});
test.afterAll(() => Promise.all([page.close(), stack.stop()]));

/** The note that the first test makes, and its lines. */
let noteId = 0;

test("RECP-002 RECP-007 RECP-011 RECP-013 RECP-014 RECP-015 RECP-023 RECP-028 RECP-034 ERRS-043 ERRS-057 ERRS-068 CNST-014 CNST-042 a new reception is entered by keyboard, says what is missing, is sent whole by Save, and shown where the list's filters leave it out", async () => {
  await openAs(page, "acquirer", "/receptions?renNumber=REN+1001", stack.address);
  await untilHydrated(page);
  const writes = writesOf(page);
  await page.getByRole("button", { name: "New", exact: true }).click();
  const panel = panelOf(page, "New reception");

  await test.step("Save of an empty one says all that is missing", async () => {
    await panel.getByRole("button", { name: "Save" }).click();
    const missing = [
      "Supplier",
      "Document type",
      "Reception type",
      "Document number",
      "Document date",
      "At least one line",
    ];
    for (const name of missing) await expect(panel.getByText(`${name} is required`)).toBeVisible();
    await expect(panel.getByLabel("Currency").locator('option:checked[value="1"]')).toHaveText("RON");
    await expect(panel.getByRole("button", { name: "Save" })).toBeDisabled();
  });

  await test.step("supplier and document", async () => {
    await pickFirst(panel.getByLabel("Supplier"), "a");
    await panel.getByLabel("Document type").selectOption({ label: "Factură" });
    await panel.getByLabel("Reception type").selectOption({ label: "Recepție marfă" });
    await panel.getByLabel("Document number").fill("FV 007");
    await panel.getByLabel("Document date", { exact: true }).fill("20112026");
  });

  await test.step("lines by keyboard: a fault is told at its place and kept, the first line's storage is the second one's", async () => {
    await pickFirst(panel.getByLabel("Storage of new lines"), "a");
    await addLine(panel, "14");
    await typeCells(page, ["24", "2000000"]);
    await expect(cellAt(panel, 0, "received")).toHaveText("2000000");
    await expect(cellAt(panel, 0, "received")).toHaveAttribute("aria-invalid", "true");
    await expect(panel.getByText("A quantity is a whole number from 0 to 1,000,000").last()).toBeVisible();
    await panel.getByRole("button", { name: "Show the next one" }).press("Enter");
    await expect(gridOf(panel)).toBeFocused();
    await expect(cellAt(panel, 0, "received")).toBeInViewport({ ratio: 1 });
    await typeCells(page, ["23", "007", "31.12.2099", "4,5", "10"]);
    await expect(cellAt(panel, 0, "discount")).toHaveText("10%");
    await expect(cellAt(panel, 0, "value")).toHaveText("93.15");
    await addLine(panel, "15");
    await typeCells(page, ["10", "10"]);
    await expect(cellAt(panel, 1, "value")).toHaveText("N/A");
    await cellAt(panel, 1, "price").click();
    await typeCells(page, ["2", "5"]);
    // What the discount is: its type is chosen by its first key.
    await page.keyboard.type("R");
    await page.keyboard.press("Enter");
    await expect(cellAt(panel, 1, "value")).toHaveText("15.00");
    await expect(cellAt(panel, 1, "storage")).not.toHaveText("");
  });

  await test.step("a scan counts wherever the focus is: the same batch once more, another one as a line; a code of no product is parked", async () => {
    const strip = panel.getByRole("status", { name: "Last scan" });
    const barcode = (await cellAt(panel, 1, "product").locator(".text-xs").textContent()) ?? "";
    const lines = (count: number) => panel.getByRole("heading", { name: `Lines (${count})` });
    await panel.getByLabel("Document number").focus();
    await scanCode(page, barcode);
    await expect(strip).toContainText("11 received");
    await expect(panel.getByLabel("Document number")).toHaveValue("FV 007");
    await expect(cellAt(panel, 1, "received")).toHaveText("11");
    await expect(cellAt(panel, 1, "invoiced")).toHaveText("11");
    await scanCode(page, `01${barcode.padStart(14, "0")}1727123110L5`);
    await expect(lines(3)).toBeVisible();
    await expect(cellAt(panel, 2, "batch")).toHaveText("L5");
    await expect(cellAt(panel, 2, "expiry")).toHaveText("31/12/2027");
    await scanCode(page, `01${barcode.padStart(14, "0")}10L5`);
    await expect(cellAt(panel, 2, "received")).toHaveText("2");
    await scanCode(page, "5940000000004");
    const parked = panel.getByRole("region", { name: "Scanned codes without a product" });
    await expect(parked).toContainText("Invalid barcode, please document the product.");
    await expect(parked.getByRole("alert")).toHaveText(/^These codes are not in the note/);
    await parked.getByRole("button", { name: "Leave it, 5940000000004" }).click();
    await expect(parked).toHaveCount(0);
    await page.route("**/api/documentation/*", (route) => route.abort());
    await scanCode(page, "5940000000011");
    await expect(parked.getByRole("button", { name: "Retry, 5940000000011" })).toBeVisible();
    await expect(page.getByText("Error fetching identifier default image list")).toHaveCount(3);
    await page.unroute("**/api/documentation/*");
    await scanCode(page, "5940000000011");
    await expect(parked).toContainText("5940000000011 (2 ×)");
    await expect(parked).toContainText("Invalid barcode, please document the product.");
    await page.route("**/api/documentation/*", async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      const documentation = { id: 1, productId: 15, name: "Documented meanwhile" };
      const items = [{ identifier: { type: "BARCODE", value: "5940000000011" }, documentation }];
      await route.fulfill({ response: answer, json: { data: { ...data, items } } });
    });
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(parked).toHaveCount(0);
    await expect(cellAt(panel, 1, "received")).toHaveText("13");
    await page.unroute("**/api/documentation/*");
    for (let undone = 0; undone < 5; undone += 1) await panel.getByRole("button", { name: "Undo" }).click();
    await expect(lines(2)).toBeVisible();
    await expect(cellAt(panel, 1, "received")).toHaveText("10");
  });

  await test.step("what the first selected line has is given to the others by one key", async () => {
    await cellAt(panel, 0, "expiry").click();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Control+d");
    await expect(cellAt(panel, 1, "expiry")).toHaveText("31/12/2099");
    await panel.getByRole("button", { name: "Undo" }).click();
    await expect(cellAt(panel, 1, "expiry")).toHaveText("");
    await cellAt(panel, 1, "expiry").click();
  });

  await test.step("a line that is duplicated is another batch; undo takes it back", async () => {
    await panel.getByRole("button", { name: "Duplicate line" }).click();
    await expect(panel.getByRole("heading", { name: "Lines (3)" })).toBeVisible();
    await panel.getByRole("button", { name: "Undo" }).click();
    await expect(panel.getByRole("heading", { name: "Lines (2)" })).toBeVisible();
  });

  await test.step("totals follow, with a discount of a rate that is refused over its base; received is held against invoiced", async () => {
    const rate = (await cellAt(panel, 0, "vat").textContent())?.replace(/\s/g, "") ?? "";
    const field = panel.getByRole("textbox", { name: `Discount at ${rate}` });
    await panel.getByRole("combobox", { name: `Type of the discount at ${rate}` }).selectOption("AMOUNT");
    await field.fill("500");
    await expect(panel.getByText("More than the amount it is taken off")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Save" })).toBeDisabled();
    await field.fill("8.15");
    await expect(panel.getByText("More than the amount it is taken off")).toHaveCount(0);
    await expect(panel.getByText("100.00 RON")).toBeVisible();
    for (const standing of ["5%", "8%", "9%", "19%", "20%"])
      await expect(panel.getByRole("textbox", { name: `Discount at ${standing}` })).toBeVisible();
    await expectReceivedCheck(page, panel);
  });

  await test.step("one call with all of it; the list shows it by its number alone", async () => {
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Reception created")).toBeVisible();
    expect(writes).toHaveLength(1);
    const [sent = ""] = writes;
    const body: Record<string, object[] | undefined> = JSON.parse(sent.slice(sent.indexOf("{")));
    expect(body).toMatchObject({ numberDocument: "FV 007", documentDate: "2026-11-20", currency: 1 });
    expect(body.ReceptionEntryNoteItems).toEqual([
      {
        product: 14,
        storage: expect.any(Number),
        rateVAT: expect.any(Number),
        quantity: { quantityInvoice: 24, quantityReceived: 23 },
        pricePurchase: "4.50",
        batchNumber: "007",
        expirationDate: "2099-12-31",
        discount: { isFixedValue: false, value: "10", valueVAT: expect.any(String) },
      },
      {
        product: 15,
        storage: expect.any(Number),
        rateVAT: expect.any(Number),
        quantity: { quantityInvoice: 10, quantityReceived: 10 },
        pricePurchase: "2.00",
        discount: { isFixedValue: true, value: "5", valueVAT: expect.any(String) },
      },
    ]);
    expect(body.ReceptionEntryNoteVatDiscounts).toMatchObject([{ isFixedValue: true, value: "8.15" }]);
    await expect(page).toHaveURL(/renNumber=REN\+?(%20)?\d+/);
    const preview = page.getByRole("complementary");
    await expect(preview.getByText("100.00 RON")).toBeVisible();
    noteId = Number(new URL(page.url()).searchParams.get("open"));
    const row = page.getByRole("table", { name: "Receptions" }).locator("tbody tr");
    await expect(row).toHaveCount(1);
    await expect(row).toContainText("FV 007");
  });
});

test("RECP-008 RECP-009 RECP-016 RECP-018 RECP-019 RECP-031 RECP-032 a saved reception: a line is sent when it is left, with what changed alone; the header by Save; what is refused can be tried again, and two people are asked about the same cell", async () => {
  const panel = await editInside(page, noteId);
  const writes = writesOf(page);
  const { items, vatDiscounts } = await wholeNote(page, stack.address, noteId);
  const [first, second, ofRate] = [items[0], items[1], vatDiscounts[0]];
  if (first === undefined || second === undefined || ofRate === undefined) throw new Error("The note lacks something.");

  await test.step("axe finds nothing in either theme", async () => {
    expect(await axeFaultsInBothThemes(page, "aside")).toEqual([]);
  });

  await test.step("one field that is edited sends one field; Esc sends none", async () => {
    await cellAt(panel, 0, "batch").click();
    await page.keyboard.type("L8");
    await expect(gridOf(panel).getByRole("textbox")).toBeFocused();
    await page.keyboard.press("Escape");
    await cellAt(panel, 0, "batch").click();
    await page.keyboard.type("L9");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Line saved")).toBeVisible();
    expect(writes).toEqual([`PATCH reception_entry_note_items/${first.id} {"batchNumber":"L9"}`]);
  });
  await test.step("a discount that is emptied goes as null", async () => {
    writes.length = 0;
    await cellAt(panel, 1, "discount").click();
    await page.keyboard.press("Delete");
    await expect(cellAt(panel, 1, "value")).toHaveText("20.00");
    await page.keyboard.press("ArrowUp");
    const of = { receptionEntryNote: noteId, receptionEntryNoteItem: second.id };
    const body = JSON.stringify({ ...of, isFixedValue: true, value: null, valueVAT: null });
    await expect.poll(() => writes).toEqual([`PATCH reception_entry_note_discounts/${second.discount?.id} ${body}`]);
  });
  await test.step("what the platform refuses is told at its line, is as it was, and can be tried again", async () => {
    writes.length = 0;
    const refusal = { status: 422, json: { error: { code: "upstream-rejected", message: "no", requestId: "r" } } };
    await page.route("**/reception_entry_note_items/**", (route) => route.fulfill(refusal), { times: 1 });
    await cellAt(panel, 0, "price").click();
    await page.keyboard.type("5");
    await page.keyboard.press("Enter");
    const unsent = panel.getByText(/^Not saved \(1\): .*Price, RON: 5\.00/);
    await expect(unsent).toBeVisible();
    await expect(cellAt(panel, 0, "price")).toHaveText("4.50");
    await panel.getByRole("button", { name: "Try again" }).click();
    await expect(cellAt(panel, 0, "price")).toHaveText("5.00");
    await expect(unsent).toHaveCount(0);
    const priced = `PATCH reception_entry_note_items/${first.id} {"pricePurchase":"5.00"}`;
    expect(writes.filter((write) => write.includes("_items/"))).toEqual([priced, priced]);
    writes.length = 0;
  });

  await test.step("who changes other cells of one line is not asked; of the same cell the person is", async () => {
    await sendElsewhere(stack, "PATCH", `reception_entry_note_items/${first.id}`, { pricePurchase: "6.00" });
    await cellAt(panel, 0, "invoiced").click();
    await page.keyboard.type("30");
    await page.keyboard.press("Enter");
    await expect(cellAt(panel, 0, "price")).toHaveText("6.00");
    await expect(cellAt(panel, 0, "invoiced")).toHaveText("30");
    await sendElsewhere(stack, "PATCH", `reception_entry_note_items/${first.id}`, {
      quantity: { quantityInvoice: 31 },
    });
    await cellAt(panel, 0, "invoiced").click();
    await page.keyboard.type("32");
    await page.keyboard.press("Enter");
    await expect(panel.getByText("Saved by now: Invoiced: 31 · Yours: Invoiced: 32")).toBeVisible();
    await panel.getByRole("button", { name: /^Send mine/ }).press("Enter");
    await expect(cellAt(panel, 0, "invoiced")).toHaveText("32");
    const edited = (pieces: number) =>
      `PATCH reception_entry_note_items/${first.id} {"quantity":{"quantityInvoice":${pieces}}}`;
    await expect.poll(() => writes.filter((write) => write.includes("_items/"))).toEqual([edited(30), edited(32)]);
  });

  await test.step("two people in the discount of one rate are asked; what is kept is not sent", () =>
    twoInOneRateDiscount(page, stack, writes, { ...ofRate, receptionEntryNote: noteId }));

  await test.step("a line is removed, and comes back by undo", async () => {
    writes.length = 0;
    await gridOf(panel)
      .getByRole("button", { name: /^Remove / })
      .nth(1)
      .click();
    await expect(panel.getByRole("heading", { name: "Lines (1)" })).toBeVisible();
    // The button has gone with its line: the keys are the grid's.
    await page.keyboard.press("Control+z");
    await expect(panel.getByRole("heading", { name: "Lines (2)" })).toBeVisible();
    await expect
      .poll(() => writes.map((write) => write.replace(/"storage".*/, "")))
      .toEqual([
        `DELETE reception_entry_note_items/${second.id}`,
        `POST reception_entry_note_items {"receptionEntryNote":${noteId},"product":15,`,
      ]);
  });

  await test.step("the header goes by Save, with what changed alone", async () => {
    writes.length = 0;
    await panel.getByRole("button", { name: /^Supplier and document.* · Factură FV 007 · 20\.11\.2026/ }).click();
    await panel.getByLabel("Document number").fill("0007");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Reception updated")).toBeVisible();
    expect(writes).toEqual([`PATCH reception_entry_notes/${noteId} {"numberDocument":"0007"}`]);
  });
});
