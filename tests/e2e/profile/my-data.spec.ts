import { expect, test } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { openAs, prefer } from "../support/sign-in";
import { agentsFilters, fileOf, keepInBrowser } from "./saved-filters-fixture";

test("SHELL-015 SESS-005 SESS-022 my data says who I am, which roles I was granted and which they bring along; the password is changed by the mailed link, asked for once by a double click", async ({
  page,
}) => {
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/users/password/reset/request")) asked.push([request.method(), request.postDataJSON()]);
  });
  await openAs(page, "mapper-qc", "/profile");
  const data = page.getByRole("region", { name: "My data" });
  await expect(data).toContainText("mapper-qc@demo.test");
  await expect(data.getByRole("listitem").filter({ hasText: "Mapper QC" })).toContainText(
    "includes User, Warehouse Admin, Acquirer, Shelves Mapper",
  );
  // As slow as a hand: the answer is there before the second click.
  await page.getByRole("button", { name: "Change password" }).dblclick({ delay: 80 });
  await expect(page.getByText("We just send you an email with a link to reset your password")).toBeVisible();
  expect(asked).toEqual([["PATCH", { email: "mapper-qc@demo.test" }]]);
  const outbox = await (await fetch(`${process.env.E2E_PLATFORM_REST_URL}/dev/outbox`)).text();
  expect(outbox).toContain("mapper-qc@demo.test");
});

test("SHELL-015 axe finds nothing in a full profile and its dialogs, in both themes", async ({ page, baseURL }) => {
  await prefer(page, { locale: "ro" }, baseURL ?? "");
  await keepInBrowser(page, agentsFilters);
  await openAs(page, "l1s", "/profile");
  await expect(page.locator("[data-renames]")).toHaveCount(4);
  expect(await axeFaultsInBothThemes(page, "main")).toEqual([]);
  // Of the page alone this card changes from here on.
  const card = "[aria-labelledby=my-saved-filters]";
  await page.locator("[data-renames]").first().click();
  await page.locator("main input[type=text], main form input").first().fill("");
  expect(await axeFaultsInBothThemes(page, card)).toEqual([]);
  await page.locator("[data-removes]").last().click();
  expect(await axeFaultsInBothThemes(page, card)).toEqual([]);
  await page.locator("input[type=file]").setInputFiles({
    name: "x.json",
    mimeType: "application/json",
    buffer: Buffer.from(
      fileOf({ orders: [{ name: "Lockers", filters: [] }, 7], drafts: [{ name: "A", filters: [] }] }),
    ),
  });
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await axeFaultsInBothThemes(page, "[role=dialog]")).toEqual([]);
});
