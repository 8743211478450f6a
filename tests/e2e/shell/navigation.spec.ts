import { expect, test } from "@playwright/test";
import { openAs } from "../support/sign-in";

test("SHELL-017 a thin bar shows while a page is on its way", async ({ page }) => {
  await openAs(page, "l1s", "/");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.pathname === "/reservations" && url.searchParams.has("_rsc"),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  const bar = page.locator(".bprogress .bar");
  await expect(bar).toHaveCount(0);
  await page.getByRole("navigation").getByRole("link", { name: "Reservations" }).click();
  await expect(bar).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(3);
  release();
  await expect(page).toHaveURL(/\/reservations$/);
  await expect(bar).toHaveCount(0);
});

test("SHELL-016 a page's code is fetched when the page is first visited, not before and not again", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await openAs(page, "l1s", "/");
  const scriptsOf = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return new Set(Array.from(html.matchAll(/<script[^>]* src="([^"?]+)/g), ([, src = ""]) => src));
  };
  const shared = new Set([...(await scriptsOf("/")), ...(await scriptsOf("/orders"))]);
  const own = [...(await scriptsOf("/reservations"))].filter((each) => !shared.has(each));
  expect(own.length).toBeGreaterThan(0);
  const fetched = () => own.filter((each) => scripts.includes(each));
  const menu = page.getByRole("navigation");
  const link = menu.getByRole("link", { name: "Reservations" });
  const goToOrders = async () => {
    await menu.getByRole("link", { name: "Orders", exact: true }).click();
    await expect(page.getByRole("table", { name: "Orders" })).toBeVisible();
  };
  await goToOrders();
  expect(fetched()).toEqual([]);
  await link.click();
  await expect(page.getByRole("table", { name: "Reservations" })).toBeVisible();
  await expect.poll(fetched).toEqual(own);
  const before = scripts.length;
  await goToOrders();
  await link.click();
  await expect(page.getByRole("table", { name: "Reservations" })).toBeVisible();
  expect(scripts.slice(before).filter((each) => own.includes(each))).toEqual([]);
});

test("SHELL-025 SHELL-026 the menu leads to a page without filters, preview, page or columns of before", async ({
  page,
}) => {
  await openAs(page, "l1s", "/orders?orderType=LOCKER&page=2&open=17&view=wide&columns=storage");
  const chips = page.getByRole("list", { name: "Applied filters" });
  await expect(chips).toBeAttached();
  await expect(page.getByRole("complementary")).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Pages: L1s" });
  await menu.getByRole("link", { name: "Reservations" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/reservations" && url.search === "");
  await expect(chips).toHaveCount(0);
  await menu.getByRole("link", { name: "Orders" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/orders" && url.search === "");
  await expect(page.getByText("1–25 of 320")).toBeVisible();
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole("columnheader")).toHaveCount(5);
  await expect(page.getByRole("complementary")).toHaveCount(0);
});
