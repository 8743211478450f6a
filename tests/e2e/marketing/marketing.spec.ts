import { expect, type Page, test } from "@playwright/test";
import { wholeHtml } from "@/tests/support/lists/whole-html";
import { endOfOperatorsDay } from "@/tests/support/operators-day";
import { axeFaultsInBothThemes } from "../support/axe";
import { goInside } from "../support/go-inside";
import { openAs, prefer, signInAs } from "../support/sign-in";

interface DatedRow {
  id: number;
  name: string;
  startDate?: string;
  endDate?: string;
  period?: { startDate: string; endDate: string };
}

const dayMs = 86_400_000;

/** A list's rows, asked for apart from the page. */
async function rowsOf(page: Page, address: string): Promise<DatedRow[]> {
  const answer = await page.request.get(`/api/rest/${address}`, { headers: { "x-bff": "1" } });
  const { data }: { data: { items: DatedRow[] } } = await answer.json();
  return data.items;
}

/** The end of what is switched on, by key of its bar; of a voucher the end of its last day. */
async function endsAhead(page: Page): Promise<Map<string, number>> {
  const banners = await rowsOf(page, "galleries?active=true&limit=250");
  const vouchers = await rowsOf(page, "discounts?active=true&limit=250");
  const ends = new Map<string, number>();
  for (const { id, endDate } of banners) if (endDate !== undefined) ends.set(`banner-${id}`, Date.parse(endDate));
  for (const { id, period } of vouchers)
    if (period !== undefined) ends.set(`voucher-${id}`, endOfOperatorsDay(period.endDate));
  for (const [key, end] of ends) if (end < Date.now()) ends.delete(key);
  return ends;
}

/** YYYY-MM-DD so many days ago; near midnight it may be the day beside it. */
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
const timeLine = (page: Page) => page.getByRole("region", { name: "Time line", exact: true });
const bars = (page: Page) => timeLine(page).locator("[data-bar]");
const button = (page: Page, name: string) => timeLine(page).getByRole("button", { name, exact: true });

test("SHELL-013 /marketing shows what runs now and next, in its first HTML, in a table and in bars that open their records; steps through time, kinds and chains stand in the address; axe finds nothing in table and year", async ({
  page,
  baseURL,
}) => {
  await test.step("/marketing shows what runs now and next in its first HTML", async () => {
    await signInAs(page, "marketer");
    const html = await wholeHtml(async () => (await page.request.get("/marketing?months=12")).text());
    const drawn = [...html.matchAll(/data-bar="([\w-]+)"/g)].map(([, key = ""]) => key);
    const ends = await endsAhead(page);
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.filter((key) => !ends.has(key))).toEqual([]);
    expect(drawn.some((key) => key.startsWith("banner-")) && drawn.some((key) => key.startsWith("voucher-"))).toBe(
      true,
    );
  });
  await test.step("every banner and voucher that runs or will run is in the table, what ends soon on top as well", async () => {
    await openAs(page, "marketer", "/marketing?view=table");
    const ends = await endsAhead(page);
    await expect(
      timeLine(page)
        .getByRole("row")
        .filter({ has: page.getByRole("cell") }),
    ).toHaveCount(ends.size);
    const soon = page.getByRole("region", { name: "Ends within 7 days" }).getByRole("listitem");
    const within = (days: number) => [...ends.values()].filter((end) => end < Date.now() + days * dayMs).length;
    const shown = await soon.count();
    // The last day counts as a whole, so the eighth day from now may be in.
    expect(shown).toBeGreaterThanOrEqual(within(7));
    expect(shown).toBeLessThanOrEqual(within(8));
    if (shown > 0) await expect(soon.first()).toContainText(/ends (today|tomorrow|in \d days)/);
  });
  await test.step("shows 1, 3 or 12 months, which stands in the address", async () => {
    await goInside(page, "/marketing");
    await expect(button(page, "3 months")).toHaveAttribute("aria-pressed", "true");
    await button(page, "1 month").click();
    await expect(page).toHaveURL(/\?months=1$/);
    const inOneMonth = await bars(page).count();
    await button(page, "12 months").click();
    await expect(page).toHaveURL(/\?months=12$/);
    await expect.poll(() => bars(page).count()).toBeGreaterThanOrEqual(inOneMonth);
    await page.reload();
    await expect(button(page, "12 months")).toHaveAttribute("aria-pressed", "true");
    await button(page, "Table").click();
    await expect(timeLine(page).getByRole("table")).toBeVisible();
    await expect(bars(page)).toHaveCount(0);
  });
  await test.step("steps through time and shows one kind or one chain, which stands in the address", async () => {
    await goInside(page, "/marketing?months=12");
    const ended = (await rowsOf(page, "discounts?active=true&limit=250")).filter(
      ({ period }) => period !== undefined && period.endDate < daysAgo(1) && period.endDate > daysAgo(180),
    );
    expect(ended.length).toBeGreaterThan(0);
    const bannersShown = bars(page).and(page.locator('[data-bar^="banner-"]'));
    const vouchersShown = bars(page).and(page.locator('[data-bar^="voucher-"]'));
    const kinds = page.getByRole("combobox", { name: "Campaigns" });
    const chains = page.getByRole("combobox", { name: "Chain", exact: true });

    await test.step("one kind", async () => {
      await kinds.selectOption("Vouchers");
      await expect(bannersShown).toHaveCount(0);
      await expect(vouchersShown.first()).toBeVisible();
      await expect(chains).toHaveCount(0);
      await expect(page.getByText("Banners running")).toHaveCount(0);
      await kinds.selectOption("Banners");
      await expect(vouchersShown).toHaveCount(0);
      await expect(page).toHaveURL(/\?months=12&kind=banner$/);
    });

    await test.step("one chain", async () => {
      const chain = (await chains.locator("option").nth(1).textContent()) ?? "";
      await chains.selectOption(chain);
      for (const place of await timeLine(page).getByRole("region").all())
        await expect(place).toHaveAccessibleName(new RegExp(`, ${chain}$`));
      await page.reload();
      await expect(chains).toHaveValue(chain);
    });

    await test.step("the past", async () => {
      await kinds.selectOption("Banners and vouchers");
      await button(page, "Earlier").click();
      await expect(page).toHaveURL(/\?months=12&day=\d{4}-\d{2}-\d{2}$/);
      for (const { id } of ended)
        await expect(timeLine(page).locator(`[data-bar="voucher-${id}"]`)).toHaveAccessibleName(/· ended/);
      await button(page, "Today").click();
      await expect(page).toHaveURL(/\?months=12$/);
      await expect(timeLine(page).locator(`[data-bar="voucher-${ended[0]?.id}"]`)).toHaveCount(0);
    });
  });
  await test.step("bars that run in one place on the same day never lie over one another; the arrow keys lead from bar to bar, Enter opens the record", async () => {
    await goInside(page, "/marketing?months=12");
    await expect(bars(page).first()).toBeVisible();
    const boxes = await bars(page).evaluateAll((links) =>
      links.map((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    const overlapping = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            one.top < other.bottom &&
            other.top < one.bottom &&
            one.left < other.right - 6 &&
            other.left < one.right - 6,
        ),
    );
    expect(overlapping).toEqual([]);
    await expect(timeLine(page).locator('[data-bar][tabindex="0"]')).toHaveCount(1);
    await bars(page).first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(bars(page).nth(1)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(bars(page).first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(bars(page).first()).not.toBeFocused();
    await page.keyboard.press("End");
    await expect(bars(page).last()).toBeFocused();
    await expect(timeLine(page).locator('[data-bar][tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/(galleries|vouchers)\?open=\d+$/);
  });
  await test.step("a bar opens its record", async () => {
    await goInside(page, "/marketing?months=12");
    const banner = bars(page).and(page.locator('[data-bar^="banner-"]')).first();
    const [, id] = (await banner.getAttribute("data-bar"))?.split("-") ?? [];
    await banner.click();
    await expect(page).toHaveURL(new RegExp(`/galleries\\?open=${id}$`));
    await expect(page.getByRole("complementary", { name: new RegExp(`^Banner ${id}`) })).toBeVisible();
    await page.goBack();
    const voucher = bars(page).and(page.locator('[data-bar^="voucher-"]')).first();
    const [, voucherId] = (await voucher.getAttribute("data-bar"))?.split("-") ?? [];
    await voucher.click();
    await expect(page).toHaveURL(new RegExp(`/vouchers\\?open=${voucherId}$`));
  });
  await test.step("axe finds nothing in the table and the year, in both themes", async () => {
    await prefer(page, { locale: "ro" }, baseURL ?? "");
    const address = (query: string) => `/marketing?${query}&day=${daysAgo(180)}`;
    await page.goto(address("view=table"));
    await expect(page.locator("main td").first()).toBeVisible();
    expect(await axeFaultsInBothThemes(page, "main")).toEqual([]);
    await goInside(page, address("months=12"));
    await expect(page.locator("main [data-bar]").first()).toBeVisible();
    expect(await axeFaultsInBothThemes(page, "main")).toEqual([]);
  });
});
