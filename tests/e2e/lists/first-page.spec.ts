import { expect, type Page, test } from "@playwright/test";
import { wholeHtml } from "@/tests/support/lists/whole-html";
import { reloadUntilWhole } from "../support/reload-until-whole";
import { openAs, signInAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

const rowLinks = (page: Page) => page.getByRole("table", { name: "Orders" }).locator("tbody a[data-row-link]");
const preview = (page: Page) => page.getByRole("complementary");

test("TABL-001 TABL-022 TABL-012 the first HTML holds the rows and the open preview, and pages without JavaScript are links", async ({
  page,
  browser,
  baseURL,
}) => {
  await test.step("the first HTML holds the rows and the open preview", async () => {
    await signInAs(page, "l1s");
    const html = await wholeHtml(async () => (await page.request.get("/orders?open=17")).text());
    const body = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
    expect(body.match(/data-row-link/g)).toHaveLength(25);
    expect(body).toContain("1–25 of 320");
    expect(body).toContain("Why this status?");
  });
  await test.step("pages without JavaScript are links", async () => {
    await signInAs(page, "l1s");
    const cookies = await page.context().cookies();
    const still = await browser.newContext({ javaScriptEnabled: false, baseURL });
    await still.addCookies(cookies);
    const reader = await still.newPage();
    await reader.goto("/orders");
    await reloadUntilWhole(reader);
    await reader.getByRole("link", { name: "Next page" }).click();
    await expect(reader).toHaveURL(/page=2/);
    await reloadUntilWhole(reader);
    await expect(reader.getByText("26–50 of 320")).toBeVisible();
    const link = rowLinks(reader).first();
    const id = await link.textContent();
    await link.click();
    await reloadUntilWhole(reader);
    await expect(reader.getByRole("heading", { name: `Order ${id}` })).toBeVisible();
    await still.close();
  });
});

test("TABL-022 the preview of the first HTML stays as it is until its script has come", async ({ page }) => {
  await signInAs(page, "acquirer");
  let held = 0;
  await page.route("**/_next/static/**/*.js", async (route) => {
    const script = await route.fetch();
    // The message key that only the preview's own script asks for.
    if ((await script.text()).includes('"roundedPrice"')) {
      held += 1;
      await new Promise((resolve) => setTimeout(resolve, 1_500));
    }
    await route.fulfill({ response: script });
  });
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
      const isGone = removed.some((node) => node instanceof Element && node.textContent?.includes("Download PDF"));
      if (isGone) Reflect.set(window, "previewWasReplaced", true);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/receptions?open=5");
  await reloadUntilWhole(page);
  await expect(preview(page).getByRole("link", { name: "Download PDF" })).toBeVisible();
  // Once a click does something, the scripts are there. One that does it late is not repeated.
  await expect(async () => {
    if (!page.url().includes("view=wide"))
      await preview(page).getByRole("button", { name: "Extend" }).click({ timeout: 1_000 });
    await expect(page).toHaveURL(/view=wide/, { timeout: 1_000 });
  }).toPass();
  expect(await page.evaluate(() => "previewWasReplaced" in window)).toBe(false);
  expect(held).toBeGreaterThan(0);
  // Scripts that are fetched ahead may still be on their way.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a list comes alive, and a row opens, without an object of Intl: the first one takes a slow processor 50 ms", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["NumberFormat", "DateTimeFormat", "ListFormat", "PluralRules", "Collator"]) {
      const note = () => {
        const { dataset } = document.documentElement;
        dataset.made = `${dataset.made ?? ""} ${name}`.trim();
      };
      const kind: unknown = Reflect.get(Intl, name);
      if (typeof kind !== "function") continue;
      const noted = new Proxy(kind, {
        construct(made, args) {
          note();
          return Reflect.construct(made, args);
        },
        apply(made, self, args) {
          note();
          return Reflect.apply(made, self, args);
        },
      });
      Reflect.set(Intl, name, noted);
    }
    // What comes later, as its counts do, is none of it.
    const watch = new MutationObserver(() => {
      if (document.querySelector("aside table") === null) return;
      const root = document.documentElement;
      root.setAttribute("data-made-until-shown", root.getAttribute("data-made") ?? "nothing");
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await openAs(page, "chain-admin", "/orders");
  await untilHydrated(page);
  const row = page.getByRole("table", { name: "Orders" }).getByRole("row").nth(3);
  await row.getByRole("cell").nth(1).click();
  await expect(page.getByRole("complementary").getByRole("table").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-made-until-shown", "nothing");
  await page.evaluate(() => new Intl.NumberFormat("en"));
  await expect(page.locator("html")).toHaveAttribute("data-made", /NumberFormat/);
});
