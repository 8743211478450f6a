import { expect, test } from "@playwright/test";
import { openAs } from "../support/sign-in";

test("INVO-001 INVO-002 an invoice's preview shows whether it is paid, and opens it as a PDF in a new window", async ({
  page,
}) => {
  await openAs(page, "accountant", "/invoices?isPaid=false");
  const row = page.getByRole("table", { name: "Invoices" }).locator("tbody tr").first();
  const number = (await row.locator("td").nth(1).textContent()) ?? "";
  await row.locator("td").nth(1).click();
  const preview = page.getByRole("complementary");
  // Its title says it, too.
  await expect(preview.getByRole("definition").getByText(number, { exact: true })).toBeVisible();
  await expect(preview.getByText(/^(Not paid|Overdue)$/)).toBeVisible();
  const link = preview.getByRole("link", { name: "Download PDF" });
  await expect(link).toHaveAttribute("target", "_blank");
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toContain("application/pdf");
  expect(answer.headers()["content-disposition"] ?? "").not.toContain("attachment");
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
});
