import { expect } from "@playwright/test";
import { writesOf } from "../catalog_price/catalogue-editor";
import { sendElsewhere } from "../catalog_price/elsewhere";
import { pickFirst } from "../support/choose-record";
import { goInside } from "../support/go-inside";
import { type Stack, test } from "../support/isolated-stack";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";
import { addLine, cellAt, gridOf, panelOf, typeCells } from "./reception-editor";
import { eachFormOfLineDiscount, eachFormOfRateDiscount, wholeNote } from "./saved-discounts";

test.describe.configure({ timeout: 120_000 });

/** Of its own: what is received here changes what is in stock. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

test("RECP-009 RECP-010 RECP-015 RECP-016 RECP-017 RECP-032 RECP-033 a new reception is read back: lines that the platform did not take stand as not sent, can be sent or dropped, and are asked about; a platform without the call that adds a line says so", async ({
  page,
}) => {
  await openAs(page, "acquirer", "/receptions", stack.address);
  await untilHydrated(page);
  await page.route("**/api/rest/rates_vat*", (route) => route.abort());
  await page.getByRole("button", { name: "New", exact: true }).click();
  const entry = panelOf(page, "New reception");

  await test.step("VAT rates that cannot be had are told, with the way to ask again", async () => {
    const told = entry.getByText("The VAT rates could not be loaded, so none can be chosen.");
    await expect(told).toBeVisible();
    await page.unroute("**/api/rest/rates_vat*");
    await entry.getByRole("button", { name: "Retry" }).click();
    await expect(told).toHaveCount(0);
  });

  await test.step("three lines are saved, of which the platform takes one", async () => {
    await pickFirst(entry.getByLabel("Supplier"), "a");
    await entry.getByLabel("Document type").selectOption({ label: "Factură" });
    await entry.getByLabel("Reception type").selectOption({ label: "Recepție marfă" });
    await entry.getByLabel("Document number").fill("FV 008");
    await entry.getByLabel("Document date", { exact: true }).fill("20112026");
    await pickFirst(entry.getByLabel("Storage of new lines"), "a");
    for (const product of ["14", "15", "16"]) {
      await addLine(entry, product);
      await typeCells(page, ["3", "3", "", "", "10"]);
    }
    await page.route("**/api/rest/reception_entry_notes", async (route) => {
      const body = route.request().postDataJSON();
      await route.continue({
        postData: { ...body, ReceptionEntryNoteItems: body.ReceptionEntryNoteItems.slice(0, 1) },
      });
    });
    await page.route("**/api/rest/reception_entry_notes/*", (route) => route.abort());
    await entry.getByRole("button", { name: "Save" }).click();
  });

  const panel = panelOf(page, /^Edit reception \d+/);
  const lines = (count: number) => panel.getByRole("heading", { name: `Lines (${count})` });
  const writes = writesOf(page);
  await test.step("a note that cannot be read back is not said to have all its lines, and can be read again", async () => {
    await expect(page.getByText(/^Reception created, but it could not be read back/)).toBeVisible();
    await expect(panel.getByText(/^The new reception could not be read back/)).toBeVisible();
    await expect(panel.getByRole("button", { name: "Save" })).toBeDisabled();
    await page.unroute("**/api/rest/reception_entry_notes/*");
    // It is asked for again by itself, too: then nothing is left to press.
    await panel
      .getByRole("button", { name: "Retry" })
      .click({ timeout: 3_000 })
      .catch(() => undefined);
  });

  await test.step("the other two stand in its Edit, and are not left without a question", async () => {
    await expect(panel.getByText(/^Not saved \(2\)/)).toBeVisible();
    await expect(panel.getByText(/^The platform did not take 2 lines of the new reception/)).toBeVisible();
    await expect(lines(3)).toBeVisible();
    await expect(gridOf(panel).getByText("Not sent")).toHaveCount(2);
    await panel.getByRole("button", { name: "Close" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  });

  await test.step("one is dropped, the other one is sent", async () => {
    await gridOf(panel)
      .getByRole("button", { name: /^Remove / })
      .nth(2)
      .click();
    await expect(lines(2)).toBeVisible();
    await panel.getByRole("button", { name: "Try again" }).click();
    await expect(panel.getByText(/^Not saved/)).toHaveCount(0);
    await expect(panel.getByText(/^The platform did not take/)).toHaveCount(0);
    expect(writes).toEqual([expect.stringMatching(/^POST reception_entry_note_items .*"product":15,/)]);
  });

  await test.step("a storage is searched for by all that is typed, the key that began it included", async () => {
    await cellAt(panel, 0, "storage").click();
    await page.keyboard.type("De");
    await expect(gridOf(panel).getByRole("combobox")).toHaveValue("De");
    await page.keyboard.press("Escape");
  });

  await test.step("a line is being edited until it is left, and goes in one call with all that was changed", async () => {
    writes.length = 0;
    await cellAt(panel, 0, "batch").click();
    await typeCells(page, ["L8", "31.12.2098"]);
    await expect(gridOf(panel).getByRole("img", { name: /^Being edited/ })).toBeVisible();
    expect(writes).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await expect
      .poll(() => writes)
      .toEqual([
        expect.stringMatching(
          /^PATCH reception_entry_note_items\/\d+ \{"batchNumber":"L8","expirationDate":"2098-12-31"\}$/,
        ),
      ]);
  });

  await test.step("a discount of a line, then of a rate, is set, changed, emptied and removed in each of its forms, by one call each; undo makes it again", async () => {
    const note = Number(new URL(page.url()).searchParams.get("open"));
    const [first, second] = (await wholeNote(page, stack.address, note)).items;
    if (first === undefined || second === undefined) throw new Error("The note lacks a line.");
    writes.length = 0;
    const edited = { page, panel, note, lines: [first.id, second.id] as const, writes };
    await eachFormOfLineDiscount(edited);
    await eachFormOfRateDiscount(edited);
  });

  await test.step("a VAT rate is the one whose digits are typed", async () => {
    writes.length = 0;
    for (const [rate, id] of [
      ["9", 3],
      ["19", 4],
    ] as const) {
      await cellAt(panel, 1, "vat").click();
      await page.keyboard.type(rate);
      await page.keyboard.press("Enter");
      await expect(cellAt(panel, 1, "vat")).toHaveText(`${rate} %`);
      await page.keyboard.press("ArrowUp");
      await expect
        .poll(() => writes.splice(0).map((write) => write.slice(write.indexOf("{"))))
        .toEqual([`{"rateVAT":${id}}`]);
    }
    await cellAt(panel, 1, "vat").click();
    await page.keyboard.type("1");
    await page.keyboard.press("Enter");
    await expect(cellAt(panel, 1, "vat")).toHaveAttribute("aria-invalid", "true");
    await cellAt(panel, 1, "vat").click();
    await page.keyboard.type("19");
    await page.keyboard.press("Enter");
    await expect(cellAt(panel, 1, "vat")).toHaveText("19 %");
    expect(writes).toEqual([]);
  });

  await test.step("a cell that is open when the note is read again stays open, though nothing was typed into it yet", async () => {
    writes.length = 0;
    const id = Number(/\d+$/.exec((await panel.getByRole("heading", { level: 2 }).textContent()) ?? "")?.[0]);
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await goInside(page, `/receptions?open=${id}`);
    await page.route(`**/api/rest/reception_entry_notes/${id}`, async (route) => {
      await isAnswered;
      await route.continue();
    });
    // What the preview has read is too old for Edit by then.
    await page.clock.setFixedTime(Date.now() + 60_000);
    await panelOf(page, `Reception ${id}`).getByRole("button", { name: "Edit", exact: true }).click();
    await cellAt(panel, 0, "invoiced").click();
    await page.keyboard.press("F2");
    const entry = cellAt(panel, 0, "invoiced").getByRole("textbox");
    await expect(entry).toHaveValue("3");
    await sendElsewhere(stack, "PATCH", `reception_entry_notes/${id}`, { numberDocument: "FV 009" });
    const read = page.waitForResponse(`**/api/rest/reception_entry_notes/${id}`);
    answer();
    expect(await (await read).text()).toContain("FV 009");
    // One more answer behind it, and the pictures after that: the page has taken it by then.
    await page.evaluate(async (address) => {
      await fetch(address, { headers: { "x-bff": "1" } }).then((again) => again.text());
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, `/api/rest/reception_entry_notes/${id}`);
    await expect(entry).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("7");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => writes)
      .toEqual([expect.stringMatching(/^PATCH .*\{"quantity":\{"quantityInvoice":7\}\}$/)]);
    await page.unrouteAll();
  });

  await test.step("where the platform lacks the call, the line stays, and adding is disabled until the next sign-in", async () => {
    const missing = { status: 404, json: { error: { code: "not-found", requestId: "r" } } };
    await page.route("**/api/rest/reception_entry_note_items", (route) => route.fulfill(missing));
    await addLine(panel, "16");
    await typeCells(page, ["3", "3"]);
    await pickFirst(panel.getByLabel("Storage of new lines"), "a");
    await expect(panel.getByText(/The platform does not offer adding lines/)).toBeVisible();
    await expect(lines(3)).toBeVisible();
    await expect(panel.getByPlaceholder("Add a product by name, core id or barcode")).toBeDisabled();
  });
});
