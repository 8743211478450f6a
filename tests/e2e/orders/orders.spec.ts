import { expect, type Page, test } from "@playwright/test";
import { readListHtml, textIn } from "@/tests/support/lists/list-html";
import { wholeHtml } from "@/tests/support/lists/whole-html";
import { goInside } from "../support/go-inside";
import { openAs, prefer } from "../support/sign-in";

const preview = (page: Page) => page.getByRole("complementary");

async function openOrder(page: Page, id: number): Promise<void> {
  const path = `/orders?open=${id}`;
  await (page.url() === "about:blank" ? openAs(page, "l1s", path) : goInside(page, path));
  await expect(preview(page).getByRole("heading", { name: `Order ${id}` })).toBeVisible();
}

interface Explained {
  id: number;
  row: string;
  status: string;
  reason: string;
  rule: string;
  isPaid?: string;
}

/** Orders of the tiny data set, one for each rule of 2§4 that it has. */
const explained: readonly [Explained, ...Explained[]] = [
  { id: 1, row: "ORDR-014", status: "Completed", reason: "The order was delivered.", rule: "Rule 2 of 5" },
  { id: 25, row: "ORDR-015", status: "Cancelled", reason: "nothing was paid", rule: "Rule 3 of 5" },
  { id: 48, row: "ORDR-015", status: "Cancelled", reason: "the whole payment was refunded", rule: "Rule 3 of 5" },
  {
    id: 101,
    row: "ORDR-016",
    status: "Completed",
    reason: "nothing is left to do",
    rule: "Rule 4 of 5",
    isPaid: "the payment method is external",
  },
  { id: 280, row: "ORDR-016", status: "Completed", reason: "A minishop order is complete", rule: "Rule 4 of 5" },
  { id: 164, row: "ORDR-017", status: "In Progress", reason: "is not delivered", rule: "Rule 5 of 5" },
];

test("ORDR-001 ORDR-004 ORDR-005 ORDR-008 ORDR-012 ORDR-014 ORDR-015 ORDR-016 ORDR-017 ORDR-002 ORDR-003 DATE-002 I18N-001 an order shows all its fields and says why it is in its status; an item carries its serial numbers, a previous order loads in place of the current one; in Romanian words, amounts and dates are as people write them", async ({
  page,
  baseURL,
}) => {
  await test.step("shows items, all fields, delivery window, invoice and payments", async () => {
    await openOrder(page, 1);
    const items = preview(page).getByRole("table", { name: "Items" });
    for (const name of ["Product", "Quantity", "Price, RON", "Total, RON"])
      await expect(items.getByRole("columnheader", { name, exact: true })).toBeVisible();
    await expect(items.getByRole("row").last()).toHaveText(/Total of items.*8\.50\sRON/);
    for (const name of [
      "Event date",
      "Amount",
      "Order type",
      "Storage",
      "Payment method",
      "Paid",
      "Channel",
      "Prepaid",
      "Delivered",
      "Delivery window",
    ])
      await expect(
        preview(page)
          .getByRole("term")
          .filter({ hasText: new RegExp(`^${name}$`) })
          .first(),
      ).toBeVisible();
    for (const name of ["Customer", "Delivery", "Payments"])
      await expect(preview(page).getByRole("heading", { name, exact: true })).toBeVisible();
    await test.step("the invoice opens as a PDF in a new window", async () => {
      const link = preview(page).getByRole("link", { name: "Download PDF" });
      await expect(link).toHaveAttribute("target", "_blank");
      const answer = await page.request.get((await link.getAttribute("href")) ?? "");
      expect(answer.headers()["content-type"]).toContain("application/pdf");
      expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
    });
  });
  await test.step("an order says why it is in its status, and what makes it count as paid", async () => {
    const [first] = explained;
    await expect(preview(page).getByText(first.status, { exact: true }).first()).toBeVisible();
    await page.getByText("Why this status?").click();
    await expect(preview(page).getByText(first.reason)).toBeVisible();
    await preview(page).getByText("Technical details").click();
    await expect(preview(page).getByText(first.rule)).toBeVisible();
    // They all fold open in this way: what each of them says is in its first HTML.
    for (const { id, row, status, reason, rule, isPaid } of explained)
      await test.step(`${row} order ${id} is ${status}`, async () => {
        const {
          preview: heading,
          text,
          body,
        } = readListHtml(await wholeHtml(async () => (await page.request.get(`/orders?open=${id}`)).text()));
        expect(heading).toMatch(new RegExp(` ${id}$`));
        const [before = ""] = text.split("Why this status?");
        const [explanation = ""] = (body.split("Why this status?")[1] ?? "").split("<h3");
        const told = textIn(explanation);
        expect(before.trimEnd()).toMatch(new RegExp(`${status}$`));
        expect(told).toContain("Technical details");
        for (const words of isPaid === undefined ? [reason, rule] : [reason, rule, isPaid])
          expect(told).toContain(words);
      });
  });
  await test.step("an item carries its serial numbers", async () => {
    const found = new Map<boolean, { id: number; name: string; numbers: string[] }>();
    for (let id = 1; id <= 60 && found.size < 2; id += 1) {
      const answer = await page.request.get(`/api/rest/orders/${id}`, { headers: { "x-bff": "1" } });
      const { data }: { data: { orderItems: { product: { name: string }; serialNumbers: string[] }[] } } =
        await answer.json();
      for (const { product, serialNumbers } of data.orderItems)
        found.set(serialNumbers.length > 0, { id, name: product.name, numbers: serialNumbers });
    }
    expect(found.size).toBe(2);
    for (const [hasSome, { id, name, numbers }] of found) {
      await goInside(page, `/orders?open=${id}`);
      const row = preview(page).getByRole("table", { name: "Items" }).getByRole("row").filter({ hasText: name });
      await expect(row.getByText(/^Serial numbers?: /)).toHaveCount(hasSome ? 1 : 0);
      for (const number of numbers) await expect(row).toContainText(number);
    }
  });
  await test.step("a previous order loads in place of the current one", async () => {
    await goInside(page, `/orders?open=${await orderAfterMany(page)}`);
    const load = preview(page).getByRole("link", { name: /^Load as current: open order \d+ here$/ });
    await expect(load).toHaveCount(5);
    const id = /\d+/.exec((await load.first().getAttribute("aria-label")) ?? "")?.[0];
    await load.first().click();
    await expect(preview(page).getByRole("heading", { name: `Order ${id}` })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`open=${id}`));
    await page.goBack();
    await expect(preview(page).getByRole("heading", { name: `Order ${id}` })).toHaveCount(0);
  });
  await test.step("Romanian: words, amounts and dates as people write them", async () => {
    await prefer(page, { locale: "ro" }, baseURL ?? "");
    await page.goto("/orders?open=1");
    await expect(page.getByRole("heading", { level: 1, name: "Comenzi" })).toBeVisible();
    await expect(preview(page).getByText("Finalizată").first()).toBeVisible();
    await expect(
      preview(page)
        .getByText(/8,50\sRON/)
        .first(),
    ).toBeVisible();
    await expect(
      preview(page)
        .getByText(/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}$/)
        .first(),
    ).toBeVisible();
  });
});

/** The newest order of somebody who had ordered six times before. */
async function orderAfterMany(page: Page): Promise<number> {
  const answer = await page.request.get("/api/rest/orders?limit=250", { headers: { "x-bff": "1" } });
  const { data }: { data: { items: { id: number; user?: { id: number } | null }[] } } = await answer.json();
  const newest = data.items.find(
    ({ user }) => user && data.items.filter((each) => each.user?.id === user.id).length > 6,
  );
  if (newest === undefined) throw new Error("Nobody has ordered seven times.");
  return newest.id;
}
