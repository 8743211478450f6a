import { expect, test } from "@playwright/test";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

test("a page is fetched ahead, whole, when the pointer or the focus rests on its link, and no other page is; a click needs nothing more", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.headers().rsc !== undefined) fetched.push(new URL(request.url()).pathname);
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
  await page.getByRole("link", { name: "Users", exact: true }).hover();
  const before = fetched.length;
  await page.getByRole("link", { name: "Users", exact: true }).click();
  await expect(page).toHaveURL(/\/users$/);
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
  // What was fetched ahead of the other page may still be on its way.
  expect(fetched.slice(before)).not.toContain("/users");
});
