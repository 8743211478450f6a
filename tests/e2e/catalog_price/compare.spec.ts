import { expect } from "@playwright/test";
import { pickRecord } from "../support/choose-record";
import { type Stack, test } from "../support/isolated-stack";
import { gridOf, openEdit, unfoldHead } from "./catalogue-editor";

test.describe.configure({ timeout: 120_000 });

/** Of its own: prices are changed. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

test("a catalogue is compared with another one, and takes over its prices as one step that is undone", async ({
  page,
}) => {
  const panel = await openEdit(page, stack.address, 3);
  const before = (await gridOf(panel).getAttribute("aria-rowcount")) ?? "";
  await panel.getByRole("button", { name: "Compare" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Compare with another catalogue" });
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("Birouri");
  await expect(dialog.getByRole("option")).toHaveText(["BirouriRON"]);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Compared with Birouri (RON)")).toBeVisible();
  await expect(dialog.getByRole("table")).toBeVisible();
  const counted = await dialog
    .getByRole("radio")
    .evaluateAll((all) => all.map((each) => each.parentElement?.textContent));
  const [differences = 0, different = 0, onlyHere = 0, onlyThere = 0] = counted.map((text) =>
    Number(/\d+/.exec(text ?? "")),
  );
  expect(differences).toBe(different + onlyHere + onlyThere);
  expect(onlyThere).toBeGreaterThan(0);
  await dialog.getByText(/^Only there \(/).click();
  await expect(dialog.getByRole("table")).toHaveAttribute("aria-rowcount", String(onlyThere + 1));
  await dialog.getByRole("checkbox", { name: "Select all that have a price there" }).press("Space");
  await dialog.getByRole("button", { name: "Take over their prices…" }).press("Enter");
  await expect(dialog.getByText(`${onlyThere} to be changed, 0 left as they are`)).toBeVisible();
  await dialog.getByRole("button", { name: `Take over ${onlyThere}` }).press("Enter");
  await expect(gridOf(panel)).toHaveAttribute("aria-rowcount", String(Number(before) + onlyThere));
  await expect(panel.getByText(/being saved…/)).toHaveCount(0);
  await gridOf(panel).press("Control+z");
  await expect(gridOf(panel)).toHaveAttribute("aria-rowcount", before);
  await test.step("the last storage stays, and that one is required is said until there is another", async () => {
    await unfoldHead(panel);
    const storages = panel.getByRole("list", { name: "Storages of the catalogue" }).getByRole("listitem");
    await pickRecord(panel.getByLabel("Add a storage"), "", 0);
    await expect(storages).toHaveCount(1);
    await storages.getByRole("button").click();
    await expect(panel.getByText("At least one storage is required")).toBeVisible();
    await pickRecord(panel.getByLabel("Add a storage"), "", 1);
    await expect(panel.getByText("At least one storage is required")).toHaveCount(0);
  });
});
