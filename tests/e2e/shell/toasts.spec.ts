import { expect, test } from "@playwright/test";
import { fillSignIn } from "../support/sign-in";

test("CNST-034 CNST-035 ERRS-004 an error's toast stays 4000 ms and is at most 600 px wide", async ({ page }) => {
  await page.clock.install({ time: "2026-01-05T10:00:00" });
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await page.clock.pauseAt("2026-01-05T10:05:00");
  await fillSignIn(page, "sales", "not-the-password");
  const toast = page.locator("[data-sonner-toast][data-type=error]");
  const step = 50;
  await expect
    .poll(async () => {
      await page.clock.runFor(step);
      return toast.count();
    })
    .toBe(1);
  await expect(toast).toHaveCSS("max-width", "600px");
  expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(600);
  await page.clock.runFor(4000 - 2 * step);
  await expect(toast).toHaveAttribute("data-removed", "false");
  await page.clock.runFor(2 * step);
  await expect(toast).toHaveAttribute("data-removed", "true");
});
