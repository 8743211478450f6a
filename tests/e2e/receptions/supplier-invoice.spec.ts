import { expect, type Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { paste, writesOf } from "../catalog_price/catalogue-editor";
import { axeFaultsInBothThemes } from "../support/axe";
import { pickFirst } from "../support/choose-record";
import { type Stack, test } from "../support/isolated-stack";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";
import { cellAt, gridOf, panelOf, typeCells } from "./reception-editor";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Of its own: what is received here changes what is in stock. */
let stack: Stack;
/** Of both stories. */
let page: Page;
test.beforeAll(async ({ freshStack, browser }) => {
  stack = await freshStack();
  page = await browser.newPage();
  await openAs(page, "acquirer", "/receptions", stack.address);
  await untilHydrated(page);
});
test.afterAll(() => Promise.all([page.close(), stack.stop()]));

async function read<Answer>(path: string): Promise<Answer> {
  const answer = await page.request.get(`${stack.address}/api/rest/${path}`, { headers: { "x-bff": "1" } });
  const { data }: { data: Answer } = await answer.json();
  return data;
}

interface Line {
  name: string;
  quantity: string;
  price: string;
  barcode?: string;
}

/** An e-Factura with a discount of 10 percent on each line, and a charge that a reception has no place for. */
function invoiceOf(number: string, cui: string, lines: readonly Line[]): string {
  const tax = "<cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>";
  const written = lines.map(
    ({ name, quantity, price, barcode }) => `<cac:InvoiceLine>
      <cbc:InvoicedQuantity unitCode="H87">${quantity}</cbc:InvoicedQuantity>
      <cbc:LineExtensionAmount>${(Number(quantity) * Number(price) * 0.9).toFixed(2)}</cbc:LineExtensionAmount>
      <cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator>
        <cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric>
        <cbc:Amount>${(Number(quantity) * Number(price) * 0.1).toFixed(2)}</cbc:Amount></cac:AllowanceCharge>
      <cac:Item><cbc:Name>${name}</cbc:Name>${
        barcode === undefined
          ? ""
          : `<cac:StandardItemIdentification><cbc:ID schemeID="0160">${barcode}</cbc:ID></cac:StandardItemIdentification>`
      }<cac:ClassifiedTaxCategory>${tax}</cac:ClassifiedTaxCategory></cac:Item>
      <cac:Price><cbc:PriceAmount>${price}</cbc:PriceAmount></cac:Price>
    </cac:InvoiceLine>`,
  );
  const common = "urn:oasis:names:specification:ubl:schema:xsd:Common";
  return `<?xml version="1.0" encoding="UTF-8"?>
    <Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
      xmlns:cac="${common}AggregateComponents-2" xmlns:cbc="${common}BasicComponents-2">
      <cbc:ID>${number}</cbc:ID><cbc:IssueDate>2026-11-18</cbc:IssueDate>
      <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>RON</cbc:DocumentCurrencyCode>
      <cac:AccountingSupplierParty><cac:Party><cac:PartyTaxScheme><cbc:CompanyID>RO${cui}</cbc:CompanyID>
        <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme></cac:Party></cac:AccountingSupplierParty>
      <cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator>
        <cbc:AllowanceChargeReason>Transport</cbc:AllowanceChargeReason><cbc:Amount>15</cbc:Amount>
        <cac:TaxCategory>${tax}</cac:TaxCategory></cac:AllowanceCharge>
      ${written.join("")}
    </Invoice>`;
}

test("RECP-007 RECP-013 a delivery list is pasted by its columns: looked at first, taken as one step that undo takes back, sent whole", async () => {
  const writes = writesOf(page);
  await page.getByRole("button", { name: "New", exact: true }).click();
  const panel = panelOf(page, "New reception");
  await pickFirst(panel.getByLabel("Supplier"), "a");
  await panel.getByLabel("Document type").selectOption({ label: "Factură" });
  await panel.getByLabel("Reception type").selectOption({ label: "Recepție marfă" });
  await panel.getByLabel("Document number").fill("FV 40");
  await panel.getByLabel("Document date", { exact: true }).fill("20112026");
  await pickFirst(panel.getByLabel("Storage of new lines"), "a");
  const dialog = page.getByRole("dialog", { name: "Paste by columns" });
  const lines = (count: number) => panel.getByRole("heading", { name: `Lines (${count})` });
  const known = Array.from(
    { length: 38 },
    (_, at) => `${at + 1}\t${1 + (at % 19)}\tL${at}\t1.234,50 lei\t9%\t${at + 1},00`,
  );
  const faulty = "39\t1\tLX\tmult\t9%\tzece";
  const unknown = "40\t5940000000004\tLU\t2\t\t3";

  await test.step("its columns are found by their headings; what is wrong, and what nobody knows, is said before anything is taken", async () => {
    await gridOf(panel).focus();
    await paste(gridOf(panel), ["Nr.\tCod produs\tLot\tPreț\tTVA\tCant.", ...known, faulty, unknown].join("\n"));
    await expect(dialog.getByRole("status")).toHaveText("40 lines · 2 cells are no value · 1 product not found");
    await expect(dialog.getByRole("checkbox", { name: "The first line is a heading" })).toBeChecked();
    await expect(dialog.getByRole("combobox", { name: "What Lot is" })).toHaveValue("batchNumber");
    await expect(dialog.getByRole("list", { name: "Cells that are no value" })).toContainText("Line 40Invoiced: zece");
    expect(await axeFaultsInBothThemes(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole("button", { name: "Add 40 lines" }).click();
  });

  await test.step("one undo takes all of it back, also what waits, and one redo brings it, faults and all", async () => {
    const waiting = panel.getByRole("button", { name: "Leave out 5940000000004" });
    await expect(lines(39)).toBeVisible();
    await expect(waiting).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(lines(0)).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await panel.getByRole("button", { name: "Redo" }).click();
    await expect(lines(39)).toBeVisible();
    await expect(waiting).toBeVisible();
    await gridOf(panel).focus();
    await page.keyboard.press("Control+End");
    await expect(cellAt(panel, 38, "invoiced")).toHaveText("zece");
    await expect(cellAt(panel, 38, "price")).toHaveText("mult");
  });

  await test.step("the one that waits gets its product, whose own VAT it takes, the faulty one is mended, and all are sent by one Save", async () => {
    await panel.getByRole("combobox", { name: "Which product is 5940000000004?" }).fill("14");
    await panel.getByRole("listbox", { name: "Which product is 5940000000004?" }).getByRole("option").first().click();
    await expect(lines(40)).toBeVisible();
    await expect(panel.getByRole("button", { name: "Leave out 5940000000004" })).toHaveCount(0);
    await expect(cellAt(panel, 39, "batch")).toHaveText("LU");
    await expect(cellAt(panel, 39, "vat")).toHaveText(/%$/);
    await cellAt(panel, 38, "invoiced").click();
    await typeCells(page, ["10", "10"]);
    await cellAt(panel, 38, "price").click();
    await typeCells(page, ["7"]);
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Reception created")).toBeVisible();
    expect(writes).toHaveLength(1);
    const [sent = ""] = writes;
    const body: { ReceptionEntryNoteItems: object[] } = JSON.parse(sent.slice(sent.indexOf("{")));
    expect(body.ReceptionEntryNoteItems).toHaveLength(40);
    expect(body.ReceptionEntryNoteItems[39]).toMatchObject({
      product: 14,
      rateVAT: expect.any(Number),
      batchNumber: "LU",
    });
    expect(body.ReceptionEntryNoteItems[37]).toEqual({
      product: 19,
      storage: expect.any(Number),
      rateVAT: expect.any(Number),
      quantity: { quantityInvoice: 38, quantityReceived: 38 },
      pricePurchase: "1234.50",
      batchNumber: "L37",
    });
  });
});

test("RECP-007 RECP-013 RECP-015 RECP-026 a supplier's invoice becomes a note to check: header, lines and discounts; what is unknown waits for its product and is known next time", async () => {
  const writes = writesOf(page);
  const suppliers = await read<{ items: { id: number; name: string; cui: string }[] }>("companies/suppliers?limit=1");
  const [supplier] = suppliers.items;
  const products = await read<{ items: { core_id: number; name: string; barcode: string }[] }>(
    "products?limit=20&offset=0",
  );
  const [known] = products.items.filter(({ barcode }) => /^\d{13}$/.test(barcode));
  if (supplier === undefined || known === undefined) throw new Error("The data set has no supplier or no product");
  const file = (name: string, text: string) => ({ name, mimeType: "application/xml", buffer: Buffer.from(text) });
  const open = async () => {
    await page.getByRole("button", { name: "New", exact: true }).click();
    return panelOf(page, "New reception");
  };
  const invoice = invoiceOf("INV 77", supplier.cui, [
    { name: "Known", quantity: "24", price: "2.5", barcode: known.barcode },
    { name: "Weighed", quantity: "3.5", price: "1.2345", barcode: known.barcode },
    { name: "A name of his own", quantity: "10", price: "4" },
  ]);
  let panel = await open();
  const given = () => panel.getByLabel("e-Factura file");

  await test.step("what is no invoice is refused, with the reason", async () => {
    await given().setInputFiles(file("order.xml", "<order/>"));
    await expect(panel.getByRole("alert")).toHaveText("order.xml was not taken. It is not an e-Factura (UBL 2.1).");
    await given().setInputFiles(file("evil.xml", invoice.replace("?>", "?><!DOCTYPE x>")));
    await expect(panel.getByRole("alert")).toHaveText(
      "evil.xml was not taken. It has a DOCTYPE, which an invoice has not.",
    );
  });

  await test.step("dropped on the form it becomes header, lines and discounts; nothing is sent", async () => {
    await pickFirst(panel.getByLabel("Storage of new lines"), "a");
    const zip = zipSync({ "invoice.xml": strToU8(invoice) });
    const dropped = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], "invoice.zip", { type: "application/zip" }));
        return transfer;
      },
      [...zip],
    );
    await panel.getByRole("heading", { name: "Lines (0)" }).dispatchEvent("drop", { dataTransfer: dropped });
    await expect(panel.getByText("From invoice.zip: 2 lines added. Please check them.")).toBeVisible();
    await expect(panel.getByRole("combobox", { name: "Supplier" })).toHaveValue(supplier.name);
    await expect(panel.getByLabel("Document number")).toHaveValue("INV 77");
    await expect(panel.getByLabel("Document date", { exact: true })).toHaveValue("18/11/2026");
    await expect(cellAt(panel, 0, "product")).toContainText(known.name);
    await expect(cellAt(panel, 0, "received")).toHaveText("24");
    await expect(cellAt(panel, 0, "value")).toHaveText("54.00");
    await expect(cellAt(panel, 0, "storage")).not.toHaveText("");
    expect(writes).toEqual([]);
  });

  await test.step("nothing is rounded in silence, and what has no place is told", async () => {
    await expect(cellAt(panel, 1, "received")).toHaveText("3.5");
    await expect(cellAt(panel, 1, "price")).toHaveText("1.2345");
    await expect(cellAt(panel, 1, "price")).toHaveAttribute("aria-invalid", "true");
    await expect(panel.getByText("Weighed: 3.5 is not a whole number of pieces: enter how many")).toBeVisible();
    await expect(panel.getByText("Charge of 15.00 that a reception has no place for: Transport")).toBeVisible();
  });

  await test.step("a figure says where it comes from, down to the lines", async () => {
    await panel.getByRole("button", { name: "54.00", exact: true }).first().click();
    const base = page.getByRole("dialog", { name: "How it comes about: Base after line discounts, 19%" });
    for (const text of ["24 × 2.50 = 60.00", "60.00 × 10% = 6.00", "60.00 − 6.00 = 54.00"])
      await expect(base.getByText(text)).toBeVisible();
    await page.keyboard.press("Escape");
    await panel.getByRole("button", { name: "10.26 RON" }).click();
    const vat = page.getByRole("dialog", { name: "How it comes about: Total VAT" });
    await expect(vat.getByText("54.00 × 19% = 10.26")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(vat).toHaveCount(0);
    await expect(panel).toBeVisible();
  });

  await test.step("one undo takes its lines back, one redo brings them again", async () => {
    await panel.getByRole("button", { name: "Undo" }).click();
    await expect(panel.getByRole("heading", { name: "Lines (0)" })).toBeVisible();
    await panel.getByRole("button", { name: "Redo" }).click();
    await expect(panel.getByRole("heading", { name: "Lines (2)" })).toBeVisible();
    await expect(cellAt(panel, 1, "price")).toHaveText("1.2345");
  });

  await test.step("a line without a product waits until one says which it is", async () => {
    await expect(panel.getByRole("button", { name: "Save" })).toBeDisabled();
    await expect(panel.getByText(/^These lines are not in the note/)).toBeVisible();
    const which = panel.getByPlaceholder("Search by name, core id or barcode");
    await which.fill("14");
    await expect(
      panel.getByRole("listbox", { name: "Which product is A name of his own?" }).getByRole("option").first(),
    ).toBeVisible();
    await which.press("Enter");
    await expect(panel.getByRole("heading", { name: "Lines (3)" })).toBeVisible();
    await expect(which).toHaveCount(0);
    await expect(gridOf(panel)).toBeFocused();
    await expect(cellAt(panel, 2, "received")).toHaveText("10");
  });

  await test.step("saved as it stands; its number warns from then on, and the name is known", async () => {
    await cellAt(panel, 1, "product").click();
    await page.keyboard.press("Delete");
    await panel.getByLabel("Document type").selectOption({ label: "Factură" });
    await panel.getByLabel("Reception type").selectOption({ label: "Recepție marfă" });
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Reception created")).toBeVisible();
    expect(writes).toHaveLength(1);
    const [sent = ""] = writes;
    expect(JSON.parse(sent.slice(sent.indexOf("{")))).toMatchObject({
      company: supplier.id,
      numberDocument: "INV 77",
      documentDate: "2026-11-18",
      ReceptionEntryNoteItems: [
        {
          product: known.core_id,
          quantity: { quantityInvoice: 24, quantityReceived: 24 },
          pricePurchase: "2.50",
          discount: { isFixedValue: false, value: "10" },
        },
        { product: 14, quantity: { quantityInvoice: 10, quantityReceived: 10 }, pricePurchase: "4.00" },
      ],
    });
    panel = await open();
    await given().setInputFiles(file("again.xml", invoice));
    await expect(panel.getByText(/^Document INV 77 of this supplier was received already: REN/)).toBeVisible();
    await expect(panel.getByText("Products as you chose them last time (1)")).toBeVisible();
    await expect(panel.getByRole("heading", { name: "Lines (3)" })).toBeVisible();
    await given().setInputFiles(file("twice.xml", invoice));
    await expect(panel.getByRole("alert")).toContainText(/^twice\.xml was not taken: invoice INV 77 is in this note/);
    await expect(panel.getByRole("heading", { name: "Lines (3)" })).toBeVisible();
    await panel.getByRole("button", { name: "Leave it" }).click();
    await expect(panel.getByText("Products as you chose them last time (1)")).toBeVisible();
  });
});
