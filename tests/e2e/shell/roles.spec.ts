import { expect, type Locator, test } from "@playwright/test";
import { openAs, prefer, signInWithOwnSession } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

interface Staff {
  ids: string;
  account: string;
  tabs: string[];
  lit: string;
  /** Where its name differs from the lit tab's. */
  group?: string;
  tiles: string[];
}

const acquirer = ["Suppliers", "Receptions", "Internal receptions", "Return to supplier", "Products", "Catalog price"];
const mapper = ["Storages", "Drafts", "Supplying routes", "Supplying reports", "Current stocks", "Inventory"];

const staff: Staff[] = [
  {
    ids: "ROLE-022 ROLE-024 ROLE-025",
    account: "acquirer",
    tabs: ["User", "Warehouse Admin", "Acquirer"],
    lit: "Acquirer",
    tiles: ["Dashboard", ...acquirer, "Warehouse"],
  },
  {
    ids: "ROLE-027",
    account: "shelves-mapper",
    tabs: ["User", "Warehouse Admin", "Shelves Mapper"],
    lit: "Shelves Mapper",
    group: "Chain supplying",
    tiles: ["Dashboard", ...mapper, "Warehouse"],
  },
  {
    ids: "ROLE-028",
    account: "l1s",
    tabs: ["User", "Warehouse Admin", "L1s"],
    lit: "L1s",
    tiles: ["Dashboard", "Reservations", "Orders", "Customer support", "Warehouse"],
  },
  {
    ids: "ROLE-026",
    account: "marketer",
    tabs: ["User", "Marketer"],
    lit: "Marketer",
    tiles: ["Dashboard", "Banners", "Vouchers", "Marketing"],
  },
  {
    ids: "ROLE-022 ROLE-030",
    account: "accountant",
    tabs: ["User", "Accountant"],
    lit: "Accountant",
    tiles: ["Dashboard", "Invoices"],
  },
];

test("SHELL-018 SHELL-020 ROLE-022 ROLE-024 ROLE-025 ROLE-026 ROLE-027 ROLE-028 ROLE-030 staff have the tabs and tiles of their roles", async ({
  page,
}) => {
  for (const { ids, account, tabs, lit, group = lit, tiles } of staff)
    await test.step(`${ids} ${account}`, async () => {
      await page.context().clearCookies();
      await openAs(page, account, "/");
      await expect(page.getByRole("tab")).toHaveText(tabs);
      await expect(page.getByRole("tab", { name: lit, exact: true })).toHaveAttribute("aria-selected", "true");
      const menu = page.getByRole("navigation", { name: `Pages: ${group}` });
      await expect(menu.getByRole("link")).toHaveText(tiles);
    });
});

test("ROLE-001 ROLE-002 ROLE-023 ROLE-029 SHELL-027 SHELL-021 CNST-032 a chain administrator chooses one of many roles, whose tiles have arrows where they overflow; a navigation lights the role whose pages hold the address, looking into another's menu leaves the page open", async ({
  page,
}) => {
  await test.step("a chain administrator chooses one of many roles", async () => {
    await openAs(page, "chain-admin", "/");
    const tabs = page.getByRole("tab");
    await expect(tabs).toHaveText([
      ...["User", "Warehouse Admin", "L1s", "L3s", "Acquirer", "Shelves Mapper", "B.I.", "Mapper QC", "Chain Admin"],
    ]);
    const remembered = page.waitForResponse("**/api/session/role");
    await page.getByRole("tab", { name: "B.I." }).click();
    expect((await remembered).status()).toBe(200);
    await expect(page.getByRole("navigation", { name: "Pages: B.I." }).getByRole("link").nth(1)).toHaveText("Reports");
    await page.reload();
    await expect(page.getByRole("tab", { name: "B.I." })).toHaveAttribute("aria-selected", "true");
    const back = page.waitForResponse("**/api/session/role");
    await page.getByRole("tab", { name: "Chain Admin" }).click();
    await back;
  });
  await test.step("a navigation lights the role whose pages hold the address", async () => {
    await openAs(page, "chain-admin", "/");
    await page.getByRole("tab", { name: "Acquirer" }).click();
    await page.getByRole("navigation", { name: "Pages: Acquirer" }).getByRole("link", { name: "Products" }).click();
    await expect(page).toHaveURL(/\/products$/);
    await expect(page.getByRole("tab", { name: "Acquirer" })).toHaveAttribute("aria-selected", "true");
    await page.getByRole("tab", { name: "B.I." }).click();
    await page.goto("/drafts");
    await expect(page.getByRole("tab", { name: "Shelves Mapper" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("link", { name: "Drafts" })).toHaveAttribute("aria-current", "page");
  });
  await test.step("looking into another role's menu leaves the page open and marks the way back", async () => {
    await openAs(page, "chain-admin", "/receptions");
    const way = page.getByTitle("The open page is in this menu");
    await expect(way).toHaveCount(0);
    await page.getByRole("tab", { name: "B.I." }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Receptions" })).toBeVisible();
    await expect(way).toHaveRole("tab");
    await way.click();
    await expect(page.getByRole("link", { name: "Receptions", exact: true })).toHaveAttribute("aria-current", "page");
    await expect(way).toHaveCount(0);
  });
  await test.step("overflowing tiles have arrows up to 1728 px, which scroll them", async () => {
    await openAs(page, "chain-admin", "/profile");
    await page.getByRole("tab", { name: "Chain Admin" }).click();
    await expect(page.getByRole("link", { name: "Users" })).toBeVisible();
    for (const [width, arrows] of [
      [1280, 1],
      [1729, 0],
      [1728, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole("button", { name: "Further pages" }), `${width} px`).toHaveCount(arrows);
    }
    await expect(page.getByRole("button", { name: "Earlier pages" })).toHaveCount(0);
    await page.getByRole("button", { name: "Further pages" }).click();
    await expect(page.getByRole("button", { name: "Earlier pages" })).toBeVisible();
  });
});

test("SHELL-018 SHELL-021 each tile of each role is reached in windows from 1024 to 2560 px: it is seen, or an arrow, or beyond 1728 px the wheel leads to it", async ({
  page,
  baseURL,
}) => {
  for (const [account, locale] of [
    ["chain-admin", "en"],
    ["developer", "ro"],
  ] as const) {
    await page.context().clearCookies();
    await prefer(page, { locale }, baseURL ?? "");
    // Whoever asks for less motion is taken there at once.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openAs(page, account, "/profile");
    await untilHydrated(page);
    const row = page.getByRole("tabpanel").getByRole("list");
    const last = row.getByRole("link").last();
    const further = page.getByRole("button", { name: locale === "en" ? "Further pages" : "Paginile următoare" });
    const tabs = await page.getByRole("tab").all();
    /** Tabs whose tiles lie side by side in the narrowest window: of wider ones the widest is looked at. */
    const fitting = new Set<Locator>();
    for (const width of [1024, 1440, 1728, 1729, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      for (const tab of tabs) {
        if (fitting.has(tab) && width < 2560) continue;
        await tab.click();
        await row.evaluate((element) => element.scrollTo({ left: 0, behavior: "instant" }));
        let steps = 0;
        for (; steps < 6 && !(await isReached(last)); steps += 1) {
          if (width <= 1728) {
            const before = await row.evaluate(({ scrollLeft }) => scrollLeft);
            await further.click();
            expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(before + 50);
          } else {
            await row.hover();
            await page.mouse.wheel(0, 400);
          }
          await untilScrolled(row);
        }
        expect(await isReached(last), `${await tab.textContent()}, ${width} px`).toBe(true);
        if (width === 1024 && steps === 0) fitting.add(tab);
      }
    }
  }
});

/** Whether a tile is in the window with its whole width, and nothing over it. */
function isReached(tile: Locator): Promise<boolean> {
  return tile.evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect();
    const isInside = left >= 0 && right <= window.innerWidth;
    return isInside && element.contains(document.elementFromPoint(right - 2, top + height / 2));
  });
}

/** A smooth scroll is over when three frames in a row show the same place. */
function untilScrolled(row: Locator): Promise<void> {
  return row.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const look = (place: number, still: number): void => {
          if (still === 3) {
            resolve();
            return;
          }
          const { scrollLeft } = element;
          requestAnimationFrame(() => look(scrollLeft, scrollLeft === place ? still + 1 : 0));
        };
        requestAnimationFrame(() => look(-1, 0));
      }),
  );
}

test("ROLE-031 a page outside of one's roles is refused and keeps the header", async ({ page }) => {
  await openAs(page, "marketer", "/profile");
  const response = await page.goto("/orders");
  expect(response?.status()).toBe(403);
  await expect(page.getByRole("heading", { name: "This page is not part of your roles" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Marketer" })).toBeVisible();
});

test("SHELL-021 ROLE-001 no arrow where the tiles fit; the tabs obey the arrow keys", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, "l1s", "/");
  await untilHydrated(page);
  await expect(page.getByRole("link", { name: "Orders" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Further pages" })).toHaveCount(0);
  await page.getByRole("tab", { name: "L1s" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Warehouse Admin" })).toBeFocused();
  await expect(page.getByRole("navigation", { name: "Pages: Warehouse Admin" })).toBeVisible();
});

test("SHELL-020 the tile of the open page lies beside the arrows, not under them", async ({ page }) => {
  // In a session where nobody has chosen another role.
  await signInWithOwnSession(page, "chain-admin");
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/receptions");
    const before = await page.getByRole("button", { name: "Earlier pages" }).boundingBox();
    const after = await page.getByRole("button", { name: "Further pages" }).boundingBox();
    const tile = await page
      .getByRole("navigation", { name: /^Pages/ })
      .getByRole("link", { name: "Receptions", exact: true })
      .boundingBox();
    if (!tile || !before || !after) throw new Error(`Something is missing at ${width} px.`);
    // Places are scrolled to in whole pixels.
    expect(tile.x).toBeGreaterThan(before.x + before.width - 1);
    expect(tile.x + tile.width).toBeLessThan(after.x + 1);
  }
});
