import { expect, type Page, test } from "@playwright/test";
import { goInside } from "../support/go-inside";
import { openAs } from "../support/sign-in";

const preview = (page: Page) => page.getByRole("complementary");
const lines = (page: Page) =>
  preview(page)
    .getByRole("list")
    .filter({ has: page.getByRole("time") });

test("CUST-009 ORDR-013 DATE-002 I18N-001 an order tells what happened to it in one chronology, what contradicts and what could not be checked; confirmations fail alone; the answer for the customer is copied in Romanian", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  await test.step("cancelled and delivered, in the first HTML and afterwards", async () => {
    await openAs(page, "l1s", "/orders?open=80");
    const told = preview(page).getByText("It is marked both as cancelled and as delivered.");
    await expect(told).toBeVisible();
    await expect(lines(page).getByRole("listitem").first()).toHaveText(/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}Order placed/);
    await expect(preview(page).getByText(/^Recorded without a time:.*order delivered, order cancelled/)).toBeVisible();
  });
  const paid = await paidOnline(page);
  await test.step("confirmations fail alone, say so once, and come with Retry", async () => {
    const asked = "**/api/query/customer-support-payment-orders*";
    await page.route(asked, (route) => route.abort());
    await goInside(page, `/orders?open=${paid}`);
    await expect(preview(page).getByText("The payment confirmations could not be loaded.")).toBeVisible();
    await expect(
      preview(page).getByText(/could not be checked: money taken twice, refund above payment\.$/),
    ).toBeVisible();
    await expect(lines(page).getByText(/^Paid, Card online/)).toBeVisible();
    await page.unroute(asked);
    await preview(page).getByRole("button", { name: "Retry" }).click();
    await expect(lines(page).getByText(/^Payment confirmed by the payment processor/)).toBeVisible();
    await expect(preview(page).getByText(/could not be checked/)).toHaveCount(0);
  });
  await test.step("the answer is read in Romanian, and copied as it is read", async () => {
    const opens = preview(page).getByRole("button", { name: "Answer for the customer" });
    await opens.focus();
    await page.keyboard.press("Enter");
    await expect(opens).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowLeft");
    const answer = preview(page).getByRole("region", { name: "Answer for the customer" });
    await expect(answer.getByText(/^Bună ziua,/)).toHaveText(
      new RegExp(`nr\\. ${paid} a fost plasată la data de \\d{2}\\.\\d{2}\\.\\d{4} \\d{2}:\\d{2}, la `),
    );
    await answer.getByRole("button", { name: "Copy the answer" }).press("Enter");
    await expect(answer.getByRole("button", { name: "Copied" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\nPlătit online cu cardul: [\d.]+,\d{2}\sRON, la data de /);
    expect(copied).toMatch(/\n\nComanda este (finalizată\.$|în curs\.|anulată\.)/);
  });
  expect(failures).toEqual([]);
});

/** An order of a known customer that was paid online by card, once, and not refunded. */
async function paidOnline(page: Page): Promise<number> {
  for (let id = 1; id <= 60; id += 1) {
    const answer = await page.request.get(`/api/rest/orders/${id}`, { headers: { "x-bff": "1" } });
    const { data }: { data: Paid } = await answer.json();
    const { user, paymentMethod, payments } = data;
    if (user && paymentMethod.code === "online-card" && payments.length === 1) return id;
  }
  throw new Error("None of the first 60 orders was paid online.");
}

interface Paid {
  user?: object;
  paymentMethod: { code: string };
  payments: object[];
}
