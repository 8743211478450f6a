import { expect, type Locator, type Page } from "@playwright/test";
import { goInside } from "../support/go-inside";

/** Columns of a return's lines, as they stand. */
export const columnOf = { received: 3, before: 4, left: 5, pieces: 6, value: 7 } as const;
export const gridOf = (panel: Locator) => panel.getByRole("grid", { name: "Lines" });
export const cellAt = (panel: Locator, row: number, column: keyof typeof columnOf) =>
  gridOf(panel).locator(`td[data-row="${row}"][data-column="${columnOf[column]}"]`);
export const panelOf = (page: Page) => page.getByRole("complementary", { name: "New return" });

/** A reception of 24 and 10 pieces, at 4.50 and 2.00. @param expirationDate of both @returns its id */
export async function receive(page: Page, expirationDate = "2099-12-31"): Promise<number> {
  const line = { storage: 1, rateVAT: 4, expirationDate };
  const body = {
    company: 5,
    typeDocument: 1,
    seriesDocument: 1,
    currency: 1,
    numberDocument: "FV 12",
    documentDate: "2026-11-20",
    ReceptionEntryNoteItems: [
      { product: 14, pieces: 24, pricePurchase: "4.50", batchNumber: "L1" },
      { product: 15, pieces: 10, pricePurchase: "2.00", batchNumber: "L2" },
    ].map(({ pieces, ...rest }) => ({
      ...line,
      ...rest,
      quantity: { quantityInvoice: pieces, quantityReceived: pieces },
    })),
  };
  const made: { data: { id: number } } = await page.evaluate(async (sent) => {
    const headers = { "x-bff": "1", "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
    const answer = await fetch("/api/rest/reception_entry_notes", { method: "POST", headers, body: sent });
    return answer.json();
  }, JSON.stringify(body));
  return made.data.id;
}

/** What a reception is called, who delivered it, and the ids of its lines. */
export async function headOf(
  page: Page,
  id: number,
): Promise<{ number: string; supplier: string; lines: readonly number[] }> {
  const { data } = await page.evaluate(
    async (address) => (await fetch(address, { headers: { "x-bff": "1" } })).json(),
    `/api/rest/reception_entry_notes/${id}`,
  );
  const items: { id: number }[] = data.items;
  return { number: data.number, supplier: data.company.name, lines: items.map((line) => line.id) };
}

export async function openNew(page: Page, note: number): Promise<Locator> {
  await goInside(page, `/receptions?open=${note}`);
  await page.getByRole("complementary").getByRole("link", { name: "Return to supplier" }).click();
  const panel = panelOf(page);
  await expect(gridOf(panel)).toBeVisible();
  return panel;
}

export async function fillHead(panel: Locator, number: string): Promise<void> {
  await panel.getByLabel("Return number").fill(number);
  await panel.getByLabel("Document date", { exact: true }).fill("23112026");
}

/** Once a return is made its preview takes the form's place: a step taken before that would be undone by it. */
export async function expectMade(page: Page): Promise<void> {
  await expect(page.getByText("Return created").last()).toBeVisible();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]open=\d+/);
}

/** The bodies of the returns that were sent. */
export const returnsIn = (writes: readonly string[]) =>
  writes
    .filter((write) => write.startsWith("POST return_to_suppliers"))
    .map((write) => JSON.parse(write.slice(write.indexOf("{"))));
