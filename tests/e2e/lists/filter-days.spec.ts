import { expect, test } from "@playwright/test";
import { askedClocks, clocksByFormat, wallClockText } from "@/tests/support/dates/both-clocks";
import { listOf } from "@/tests/support/lists/list-of";
import { operatorsDay, operatorsToday } from "@/tests/support/operators-day";
import { holdAnswers } from "../support/hold-answers";
import { ListScreen } from "../support/list-screen";
import { openFilter } from "../support/open-filter";
import { signInAs } from "../support/sign-in";

test("DATE-001 FILT-006 a day is taken as it is typed, agrees with Apply, and what is half typed is never lost in silence", async ({
  page,
}) => {
  const section = await openFilter(page, "orders", "eventDate");
  await section.getByLabel("Other day").check();
  const field = section.getByRole("textbox", { name: "Day" });
  const apply = section.getByRole("button", { name: "Apply" });
  for (const typed of ["31122026", "31.12.2026", "31/12/2026", "2026-12-31"]) {
    await field.fill(typed);
    await expect(apply).toBeEnabled();
  }
  await field.blur();
  await expect(field).toHaveValue("31/12/2026");
  await field.press("Enter");
  await field.fill("31/1");
  await expect(apply).toBeDisabled();
  await expect(apply).toHaveAccessibleDescription("Apply needs a whole day.");
  await expect(section.getByRole("alert")).toHaveCount(0);
  await field.fill("31/13/2026");
  await expect(section.getByRole("alert")).toHaveText("Enter a day as dd/MM/yyyy.");
  await field.fill("31/1");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Event date was not applied: “31/1” is not understood.")).toBeVisible();
  await expect(page.locator("main [data-filter-chip]")).toContainText(["31.12."]);
});

test.describe("in a browser of a zone where it is another day", () => {
  const hourAtOperator = Number(new Date().toLocaleString("en-GB", { hour: "2-digit", timeZone: "Europe/Bucharest" }));
  const place = hourAtOperator < 13 ? "Pago Pago" : "Kiritimati";
  test.use({ timezoneId: `Pacific/${place.replace(" ", "_")}` });

  test("DATE-003 the first times on the screen are the person's, before the page's scripts are there", async ({
    page,
  }) => {
    await holdAnswers(page, "**/_next/static/**/*.js");
    await signInAs(page, "l1s");
    await page.goto("/orders", { waitUntil: "commit" });
    await expect(page.getByRole("columnheader", { name: `Event date · ${place}` })).toBeVisible();
  });

  test("DATE-003 FILT-034 BANR-015 days are the operator's, times the person's, and the page says so beside filter and column", async ({
    page,
  }) => {
    const section = await openFilter(page, "orders", "eventDate");
    await expect(section.getByText(/^Days begin and end at midnight in Bucharest\./)).toContainText(`${place} time`);
    await section.getByLabel("Other day").check();
    await expect(section.getByText("dd/MM/yyyy, by the calendar in Bucharest")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("columnheader", { name: `Event date · ${place}` })).toBeVisible();

    const orders = new ListScreen(page, listOf("orders"));
    const today = operatorsToday();
    await orders.goInside("?eventDate=today");
    const found = await orders.ids();
    await orders.goInside(`?eventDate=${today}%26${today}`);
    await expect.poll(() => orders.ids()).toEqual(found);

    const banners = new ListScreen(page, listOf("galleries"));
    await banners.goInside("?columns=startDate.endDate");
    const [id = ""] = await banners.ids();
    const answer = await page.request.get(`/api/rest/galleries/${id}`, { headers: { "x-bff": "1" } });
    const { data }: { data: { startDate: string } } = await answer.json();
    const [year, month, day] = operatorsDay(data.startDate).split("-");
    const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: id, exact: true }) });
    await expect(row.getByRole("cell").nth(1)).toHaveText(`${day}.${month}.${year}`);
    await row.getByRole("link").first().click();
    await banners.preview.getByRole("button", { name: "Edit" }).click();
    await expect(page.getByRole("textbox", { name: "Start date" })).toHaveValue(`${day}/${month}/${year}`);
  });
});

test("DATE-003 clocks are the same in a browser that has Temporal and where there is none", async ({ page }) => {
  expect(await page.evaluate(() => typeof Reflect.get(globalThis, "Temporal"))).toBe("object");
  const byTemporal = await page.evaluate(
    `((wallClock) => ${JSON.stringify(askedClocks)}.map(([zone, moment]) => wallClock(zone, moment)))(${wallClockText})`,
  );
  const byFormat = clocksByFormat();
  expect(byFormat).toContain("2026-03-29T04:00:59");
  expect(byTemporal).toEqual(byFormat);
});
