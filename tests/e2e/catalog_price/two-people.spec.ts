import { expect } from "@playwright/test";
import { type Stack, test } from "../support/isolated-stack";
import { gridOf, openEdit, priceAt, typePrices, unfoldHead, writesOf } from "./catalogue-editor";
import { changeElsewhere, pricesOf, sendElsewhere } from "./elsewhere";

test.describe.configure({ timeout: 120_000 });

/** Of its own: prices are changed. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const catalogueId = 3;

test("two people in one price list: the second is told at the place and chooses", async ({ page }) => {
  await page.clock.install();
  const panel = await openEdit(page, stack.address, catalogueId);
  const [first, second] = await pricesOf(page, stack, catalogueId);
  if (first === undefined || second === undefined) throw new Error("The catalogue has too few prices.");
  const clash = panel.getByRole("heading", { name: /^Not sent, because somebody else has changed it/ });
  const writes = writesOf(page);
  await test.step("a price that somebody else has changed is not written over", async () => {
    await changeElsewhere(stack, catalogueId, first, "44.00");
    await page.clock.fastForward(20_000);
    await typePrices(panel, ["15"]);
    await expect(clash).toBeVisible();
    await expect(priceAt(panel, 0)).toHaveText("44.00");
    await expect(panel.getByText("Saved by now: 44.00 · Yours: 15.00")).toBeVisible();
    expect(writes).toEqual([]);
    await panel.getByRole("button", { name: "Close" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
    await panel.getByRole("button", { name: `Send mine, ${first.label}` }).press("Enter");
    await expect(priceAt(panel, 0)).toHaveText("15.00");
    await expect(clash).toHaveCount(0);
    await expect.poll(() => writes).toHaveLength(1);
  });
  await test.step("a price that somebody else has removed is refused, and its row goes where the person says so", async () => {
    await changeElsewhere(stack, catalogueId, second);
    await page.clock.fastForward(5000);
    await gridOf(panel).focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("16");
    await page.keyboard.press("Enter");
    await expect(gridOf(panel).getByText("Removed by somebody else")).toBeVisible();
    await panel.getByRole("button", { name: `Take what is saved, ${second.label}` }).press("Enter");
    await expect(gridOf(panel).getByText(second.label)).toHaveCount(0);
    await expect(clash).toHaveCount(0);
  });
  await test.step("a name that somebody else has changed is not written over either", async () => {
    await unfoldHead(panel);
    const name = panel.getByLabel("Catalogue name");
    const renames = () => writes.filter((write) => write.includes("catalogs_prices"));
    await name.fill("Al meu");
    await sendElsewhere(stack, "PATCH", `catalogs_prices/${catalogueId}`, { name: "Al celuilalt" });
    await page.clock.fastForward(20_000);
    await name.press("Enter");
    const told = panel.getByRole("alert").filter({ hasText: "changed it meanwhile: Catalogue name" });
    await expect(told).toContainText("Saved by now: Al celuilalt · Yours: Al meu");
    await expect(name).toHaveValue("Al celuilalt");
    await told.getByRole("button", { name: "Take what is saved" }).press("Enter");
    await expect(told).toHaveCount(0);
    expect(renames()).toEqual([]);
    await name.fill("Acum al meu");
    await name.press("Enter");
    await expect(page.getByText("Catalogue name updated")).toBeVisible();
    expect(renames()).toHaveLength(1);
  });
});
