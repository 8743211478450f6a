import { expect, type Page } from "@playwright/test";
import { type Stack, test } from "../support/isolated-stack";
import { type PlatformPerson, platformPerson } from "../support/platform-person";
import { scanCode } from "../support/scan-code";
import { cell, openDraft } from "./draft-editor";
import { draftCells, makeDraft, productsSold } from "./platform-drafts";

/** Of its own: drafts are made in it. */
let stack: Stack;
let mapper: PlatformPerson;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
  mapper = await platformPerson(stack, "shelves-mapper");
});
test.afterAll(() => stack.stop());

const panel = (page: Page) => page.getByRole("complementary");
const button = (page: Page, name: string | RegExp) => panel(page).getByRole("button", { name, exact: true });

test("MAPP-017 MAPP-018 MAPP-024 keys and the clipboard act on what is selected, wherever a click has left the focus, and on nothing else", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await makeDraft(mapper, "Keys");
  const [one, two] = await productsSold(mapper, 2);
  if (one === undefined || two === undefined) throw new Error("two products");
  await openDraft(page, stack, id);

  await test.step("nothing is pasted where nothing is selected", async () => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${one.barcode}\n${two.barcode}`);
    await cell(page, "F1.2.1").click();
    await button(page, "Reset").click();
    await page.keyboard.press("Control+v");
    await expect(panel(page).getByText("Nothing was changed: select cells first.")).toBeVisible();
    await expect(button(page, "Save")).toHaveAttribute("aria-disabled", "true");
  });
  await test.step("a list that names cells goes where it says, and leads to the step that sets", async () => {
    await button(page, "0 Start").click();
    const list = `Cell\tEAN\nF1.3.1\t${one.barcode}\nG1.3.2\t${two.barcode}`;
    await page.evaluate((text) => navigator.clipboard.writeText(text), list);
    await page.keyboard.press("Control+v");
    await expect(panel(page).getByText("1 cell pasted. Did not fit: G1.3.2.")).toBeVisible();
    await expect(button(page, /^1 Set/)).toHaveAttribute("aria-current", "step");
    // It is not approved yet, but looked at by the check.
    await expect(button(page, /^2 Check \d+ to look at$/)).toBeVisible();
  });
  await test.step("Delete, undo and copying after a click at a title", async () => {
    await cell(page, "F1.3.1").click();
    await panel(page).getByRole("heading", { name: "Keys" }).click();
    await page.keyboard.press("Delete");
    await expect(panel(page).getByText("1 cell emptied.")).toBeVisible();
    const title = page.getByRole("heading", { name: "Drafts", level: 1 });
    await title.click();
    await page.keyboard.press("Control+z");
    await expect(panel(page).getByText("1 cell taken back.")).toBeVisible();
    await button(page, "Larger").click();
    await page.keyboard.press("Control+a");
    await expect(panel(page).getByText("105 cells selected")).toBeVisible();
    await page.keyboard.press("Escape");
    // A text that is marked is copied until the keys are at a cell again.
    await title.dblclick();
    await page.keyboard.press("Control+c");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("Drafts");
    await cell(page, "F1.3.1").click();
    await page.keyboard.press("Control+c");
    await expect(panel(page).getByText("1 cell copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`F1.3.1\t${one.name}\t${one.barcode}`);
  });
  await test.step("in rows a scan goes into all that are selected, and they are cut and pasted", async () => {
    await button(page, "Rows").click();
    const rows = page.getByRole("grid", { name: "Cells as rows" });
    await rows.getByText("F1.5.5", { exact: true }).first().click();
    await rows
      .getByText("F1.5.3", { exact: true })
      .first()
      .click({ modifiers: ["Shift"] });
    await expect(panel(page).getByText("3 cells selected")).toBeVisible();
    await scanCode(page, two.barcode);
    await expect(panel(page).getByText(`${two.name}: 3 cells set`)).toBeVisible();
    await expect(panel(page).getByText("3 cells selected")).toBeVisible();
    // What is marked by Shift is cells, and no text.
    await rows.getByText("F1.5.5", { exact: true }).first().click();
    await rows
      .getByText("F1.5.3", { exact: true })
      .first()
      .click({ modifiers: ["Shift"] });
    await page.keyboard.press("Control+x");
    await expect(panel(page).getByText("3 cells emptied.")).toBeVisible();
    await rows.getByText("F1.4.5", { exact: true }).first().click();
    await page.keyboard.press("Control+v");
    await expect(panel(page).getByText("3 cells pasted.")).toBeVisible();
    // Reset lets go of all of them: a key means the row of the cursor alone.
    await button(page, "Reset").click();
    await rows.focus();
    await page.keyboard.press("Delete");
    await expect(panel(page).getByText("1 cell emptied.")).toBeVisible();
    await page.keyboard.press("Control+z");
    // A product that is typed goes into all that are selected, too.
    await rows.getByText("F1.2.5", { exact: true }).first().click();
    await rows
      .getByText("F1.2.4", { exact: true })
      .first()
      .click({ modifiers: ["Shift"] });
    await page.keyboard.press(one.name.charAt(0));
    await page.getByRole("combobox", { name: /^Product, / }).fill(one.name);
    await expect(page.getByRole("option").filter({ hasText: one.name }).first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(panel(page).getByText("2 cells set.")).toBeVisible();
    await page.keyboard.press("Control+s");
    await expect(page.getByText("6 cells saved")).toBeVisible();
    const filled = (await draftCells(mapper, id)).flatMap(({ alias, product }) =>
      product ? [[alias, product.id]] : [],
    );
    expect(Object.fromEntries(filled)).toEqual({
      "F1.4.5": two.id,
      "F1.4.4": two.id,
      "F1.4.3": two.id,
      "F1.3.1": one.id,
      "F1.2.5": one.id,
      "F1.2.4": one.id,
    });
  });
});

test("MAPP-015 MAPP-019 a draft that was deleted meanwhile is read only, with its cells to be copied, and whoever leaves it sees that it is gone", async ({
  page,
}) => {
  const id = await makeDraft(mapper, "Deleted");
  const [one] = await productsSold(mapper, 1);
  if (one === undefined) throw new Error("a product");
  await openDraft(page, stack, id);
  await cell(page, "F1.1.1").click();
  await scanCode(page, one.barcode);
  const save = button(page, "Save 1 cell");
  await expect(save).toBeEnabled();
  // What a balancer says once is over with the next look.
  const gone = {
    status: 404,
    type: "application/json",
    body: JSON.stringify({ error: { message: "object not found" } }),
  };
  const calm = stack.platformRecording.answerInstead("GET", new RegExp(`/mapping-drafts/${id}`), gone);
  const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await lookAgain();
  await expect(panel(page).getByText("It was deleted meanwhile")).toBeVisible();
  calm();
  await lookAgain();
  await expect(save).toBeEnabled();
  await mapper.call("DELETE", `mapping-drafts/${id}`);
  // Ids are used once: what waits here does not go into the next draft.
  const next = await makeDraft(mapper, "Next");
  await page.keyboard.press("Control+s");
  await expect(panel(page).getByText("It was deleted meanwhile")).toContainText("1 changed cell was not saved");
  await expect(button(page, /^Save/)).toHaveCount(0);
  expect((await draftCells(mapper, next)).filter(({ product }) => product)).toEqual([]);
  await button(page, "3 Approve").click();
  await expect(panel(page).getByText("There is nothing to approve any more.")).toBeVisible();
  await button(page, "Close").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(panel(page).getByText("This record has been deleted.")).toBeVisible();
  await expect(page.getByRole("table").getByText("Deleted", { exact: true })).toHaveCount(0);
});
