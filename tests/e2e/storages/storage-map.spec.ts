import { expect, type Page, test } from "@playwright/test";
import { pngPicture } from "@/tests/support/pictures";
import { axeFaults } from "../support/axe";
import { goInside } from "../support/go-inside";
import { startIsolatedStack } from "../support/isolated-stack";
import { openAs, signInAs } from "../support/sign-in";
import { coloursOf } from "./colours-of";

test.describe.configure({ timeout: 120_000 });

const map = (page: Page) => page.getByRole("region", { name: "Map", exact: true });
/** A map is drawn where it comes into sight. */
const showMap = (page: Page) =>
  page.getByRole("heading", { name: "Map", exact: true }).evaluate((heading) => heading.scrollIntoView());
const pin = (page: Page) => page.getByRole("img", { name: "Location of the storage" });

/** What the page asks of other servers, and what its policy forbids. */
function watch(page: Page): { foreignRequests: string[]; breaches: string[] } {
  const foreignRequests: string[] = [];
  const breaches: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) return;
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== new URL(page.url()).origin) foreignRequests.push(request.url());
  });
  page.on("console", (line) => {
    if (/content security policy/i.test(line.text())) breaches.push(line.text());
  });
  return { foreignRequests, breaches };
}

test("STOR-011 STOR-014 CNST-045 a preview shows where the storage stands, in both themes, on an outline that comes from no other server; without a place at the default point, which is said, as is where a browser draws no maps", async ({
  page,
}) => {
  await test.step("a preview shows where the storage stands, on an outline that comes from no other server, and names its chain, with company and warehouse", async () => {
    await signInAs(page, "shelves-mapper");
    const seen = watch(page);
    await page.goto("/storages?open=9");
    await showMap(page);
    await expect(pin(page)).toBeVisible();
    // Borders and names, where otherwise is nothing but land.
    await expect.poll(async () => (await coloursOf(page, map(page))).length).toBeGreaterThan(10);
    await expect(page.getByText("Its place is not known")).toHaveCount(0);
    expect(seen.breaches).toEqual([]);
    expect(seen.foreignRequests.filter((url) => !url.includes("/pictures/"))).toEqual([]);
    await expect(page.getByRole("heading", { name: "Chain Automat Express" })).toBeVisible();
    await expect(page.getByText("Automat Express SRL")).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: "Depozit Voluntari" })).toBeVisible();
  });
  await test.step("the map follows the theme, and axe has no objection to it in either", async () => {
    await showMap(page);
    for (const [theme, land] of [
      ["light", "#ffffff"],
      ["dark", "#17222a"],
    ] as const) {
      await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
      await expect.poll(async () => (await coloursOf(page, map(page)))[0]).toBe(land);
      expect(await axeFaults(page, ".maplibregl-map")).toEqual([]);
    }
  });
  await test.step("a storage without a place is shown at the default point, which is said", async () => {
    await goInside(page, "/storages?open=8");
    await expect(page.getByText("The location is not known: the pin is at the default point.")).toBeVisible();
    await test.step("all of its catalogues are named, and the one by which it sells", async () => {
      await expect(page.getByText("6 catalogues: only the marked one applies.")).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: "Sells by this one" })).toHaveText(/^Campus/);
      await expect(page.getByRole("listitem").filter({ hasText: "Licee" })).toBeVisible();
      // Whoever maps shelves may not open catalogues.
      await expect(page.getByRole("link", { name: "Licee" })).toHaveCount(0);
      await openAs(page, "chain-admin", "/storages?open=8");
      // Once where it is the one by which the storage sells, and once among all.
      const campus = page.getByRole("link", { name: "Campus", exact: true });
      await expect(campus).toHaveCount(2);
      for (const link of await campus.all()) await expect(link).toHaveAttribute("href", /^\/catalog_price\?open=\d+$/);
      const chain = page.getByRole("definition");
      await expect(chain.getByRole("link", { name: / SRL$/ })).toHaveAttribute("href", /^\/companies\?open=\d+$/);
      await expect(chain.getByRole("link", { name: /^Depozit / })).toHaveAttribute("href", /^\/storages\?open=\d+$/);
    });
    await showMap(page);
    await expect(pin(page)).toBeVisible();
  });
  await test.step("a browser that draws no maps says so, and shows all else", async () => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    // Below what a low window shows it has not been drawn yet: who comes by Tab stays where it would be.
    await page.setViewportSize({ width: 1024, height: 600 });
    await page.goto("/storages?open=9");
    const zoomIn = page.getByRole("button", { name: "Zoom in" });
    await expect(zoomIn).toBeVisible();
    await zoomIn.evaluate((button) => button.focus({ preventScroll: true }));
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByText("This browser cannot show maps.")).toBeFocused();
    await expect(page.getByRole("heading", { name: "Stock" })).toBeVisible();
  });
});

test("tiles are asked of the operator's server alone, and their credit is shown", async ({ page }) => {
  const stack = await startIsolatedStack(
    {},
    { MAP_TILES_URL: "https://tiles.test/{z}/{x}/{y}.png", MAP_TILES_CREDIT: "© T" },
  );
  await page.route("https://tiles.test/**", (route) =>
    route.fulfill({
      contentType: "image/png",
      headers: { "access-control-allow-origin": "*" },
      body: pngPicture(256, 256),
    }),
  );
  try {
    const seen = watch(page);
    const asked = page.waitForRequest(/^https:\/\/tiles\.test\/\d+\/\d+\/\d+\.png$/);
    await openAs(page, "shelves-mapper", "/storages?open=9", stack.address);
    await showMap(page);
    await asked;
    await expect(page.getByText("© T")).toBeVisible();
    expect(seen.breaches).toEqual([]);
  } finally {
    await stack.stop();
  }
});
