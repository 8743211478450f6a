import { expect, test } from "@playwright/test";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

test("a page is fetched ahead when the pointer or the focus comes to its link, and no other page is", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["next-router-prefetch"] !== undefined) fetched.push(new URL(request.url()).pathname);
  });
  await openAs(page, "chain-admin", "/orders");
  await untilHydrated(page);
  const pages = page.getByRole("navigation").getByRole("link");
  expect(await pages.count()).toBeGreaterThan(5);
  expect(fetched).toEqual([]);

  await page.getByRole("link", { name: "Users", exact: true }).hover();
  await expect.poll(() => new Set(fetched)).toEqual(new Set(["/users"]));
  await page.getByRole("link", { name: "Products", exact: true }).focus();
  await expect.poll(() => new Set(fetched)).toEqual(new Set(["/users", "/products"]));
  await page.getByRole("link", { name: "Users", exact: true }).click();
  await expect(page).toHaveURL(/\/users$/);
});
