import { expect, type Locator, type Page } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { holdAnswers } from "../support/hold-answers";
import { type Stack, test } from "../support/isolated-stack";
import { type PlatformPerson, platformPerson } from "../support/platform-person";
import { scanCode } from "../support/scan-code";
import { cell, openDraft } from "./draft-editor";
import { draftCells, makeDraft, productsSold } from "./platform-drafts";

test.describe.configure({ timeout: 90_000 });

/** Of its own: drafts are made in it. */
let stack: Stack;
let mapper: PlatformPerson;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
  mapper = await platformPerson(stack, "shelves-mapper");
});
test.afterAll(() => stack.stop());

/** A cell's words: its product, and what is to be looked at in it. */
const naming = (product: string): RegExp => new RegExp(`^${product.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(\n|$)`);

const selected = (page: Page) => page.locator('[role="gridcell"][aria-selected="true"]');

test("MAPP-002 MAPP-003 MAPP-017 MAPP-018 by keyboard alone 45 fridge and 60 locker cells are set, flagged, taken back and saved", async ({
  page,
}) => {
  const id = await makeDraft(mapper, "Keyboard");
  const [first, second] = await productsSold(mapper, 2);
  if (first === undefined || second === undefined) throw new Error("two products");
  await openDraft(page, stack, id);
  // To look at the rows selects nothing.
  await page.getByRole("button", { name: "Rows", exact: true }).click();
  await expect(page.getByRole("grid", { name: "Cells as rows" })).toBeVisible();
  await expect(page.getByText("0 cells selected")).toBeVisible();
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  await page.getByRole("gridcell").first().focus();
  await page.keyboard.press("Control+a");
  await expect(selected(page)).toHaveCount(105);
  await searchFor(page, first.barcode);
  await expect(page.getByText("105 cells set.")).toBeVisible();

  // As rows they are as selected as in the picture.
  await page.getByRole("button", { name: "Rows", exact: true }).click();
  await expect(page.getByText("105 cells selected")).toBeVisible();
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  await expect(selected(page)).toHaveCount(105);

  // The lockers are filled on demand, but for the first block.
  await cell(page, "L2.1").focus();
  await page.keyboard.press("Control+Shift+End");
  await page.keyboard.press("Alt+r");
  await expect(page.getByText("Flag set in 48 cells.")).toBeVisible();

  // A shelf gets another product: its end is filled from its first cell.
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Space");
  await searchFor(page, second.barcode);
  await expect(page.getByText("1 cell set.")).toBeVisible();
  // The keys are at the next cell already.
  await expect(page.getByRole("gridcell").nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+End");
  await page.keyboard.press("Control+d");
  await expect(page.getByText("4 cells filled.")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByText("4 cells taken back.")).toBeVisible();
  await page.keyboard.press("Control+y");

  await page.keyboard.press("Control+s");
  await expect(page.getByText("105 cells saved")).toBeVisible({ timeout: 45_000 });
  const cells = await draftCells(mapper, id);
  expect(cells.filter(({ product }) => product?.id === second.id)).toHaveLength(5);
  expect(cells.filter(({ product }) => product?.id === first.id)).toHaveLength(100);
  expect(cells.filter(({ fillOnDemand }) => fillOnDemand === true)).toHaveLength(48);

  // What is sent is taken back by calls of its own.
  await page.keyboard.press("Control+z");
  await expect(page.getByText("4 cells taken back.")).toBeVisible();
  const ofSecond = async () => (await draftCells(mapper, id)).filter(({ product }) => product?.id === second.id);
  await expect.poll(async () => (await ofSecond()).length).toBe(1);
});

test("MAPP-003 MAPP-009 MAPP-017 MAPP-018 ERRS-032 by mouse alone cells are selected, set, dragged and saved; what fails stays and is tried again", async ({
  page,
}) => {
  const id = await makeDraft(mapper, "Mouse");
  const [first, second] = await productsSold(mapper, 2);
  if (first === undefined || second === undefined) throw new Error("two products");
  await openDraft(page, stack, id);
  const search = page.getByRole("combobox", { name: "Product for the selected cells" });

  // A click toggles, Shift takes the rectangle, and the step is 1.
  await cell(page, "F1.5.1").click();
  await expect(page.getByRole("button", { name: "1 Set" })).toHaveAttribute("aria-current", "step");
  await cell(page, "F1.5.1").click();
  await expect(selected(page)).toHaveCount(0);
  // From any step, and in rows, too.
  await page.getByRole("button", { name: "2 Check" }).click();
  await cell(page, "F1.5.1").click();
  await expect(page.getByRole("button", { name: "1 Set" })).toHaveAttribute("aria-current", "step");
  await page.getByRole("button", { name: "Reset", exact: true }).click();
  await expect(selected(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Rows", exact: true }).click();
  await page.getByRole("button", { name: "3 Approve" }).click();
  await page.getByRole("grid", { name: "Cells as rows" }).getByText("F1.5.3", { exact: true }).click();
  await expect(page.getByRole("button", { name: "1 Set" })).toHaveAttribute("aria-current", "step");
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  await expect(selected(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(selected(page)).toHaveCount(0);
  await cell(page, "F1.5.5").click();
  await cell(page, "F1.2.1").click({ modifiers: ["Shift"] });
  await expect(selected(page)).toHaveCount(20);

  // The search says in its own words that it failed, and goes on.
  await page.route("**/api/rest/products/global-search**", (route) => route.abort());
  await search.fill("Apă");
  await expect(page.getByText("Failed to load products")).toBeVisible();
  await page.unroute("**/api/rest/products/global-search**");
  await search.fill(first.name);
  await page.getByRole("option").filter({ hasText: first.name }).first().click();
  await expect(page.getByText("20 cells set.")).toBeVisible();

  // A new click begins anew; a scan sets the cell and goes on to the next one.
  await cell(page, "F2.4.1").click();
  await expect(selected(page)).toHaveCount(1);
  await scanCode(page, second.barcode);
  await expect(page.getByText(`${second.name}: 1 cell set`)).toBeVisible();
  await expect(cell(page, "F2.4.2")).toHaveAttribute("aria-selected", "true");

  // What sets nothing is named until it is seen, whatever is done next.
  await scanCode(page, "9999999999994");
  const missed = page.getByText("1 scan has set nothing:").filter({ visible: true });
  await expect(page.getByText("9999999999994, at F2.4.2").filter({ visible: true })).toBeVisible();

  // A product is dragged onto a locker, and cells are dragged elsewhere.
  const [from, to] = [page.getByRole("button", { name: `Set ${second.name}` }), cell(page, "L1.1")];
  await drag(page, from, to);
  await expect(to).toHaveAttribute("title", naming(second.name));
  await cell(page, "F2.4.1").click();
  await drag(page, cell(page, "F2.4.1"), cell(page, "F2.1.1"));
  await expect(cell(page, "F2.1.1")).toHaveAttribute("title", naming(second.name));
  await expect(page.getByRole("listitem").filter({ hasText: "F2.1.1" })).toContainText(second.barcode);
  await expect(cell(page, "F2.4.1")).not.toHaveAttribute("title", naming(second.name));
  await expect(missed).toBeVisible();
  await page.getByRole("button", { name: "Seen" }).click();
  await expect(missed).toHaveCount(0);

  expect(await axeFaultsInBothThemes(page, "aside")).toEqual([]);

  // The platform fails in the middle: what it did not take stays, and is sent again.
  const refusal = { status: 422, json: { error: { code: "upstream-rejected", message: "Not now", requestId: "r" } } };
  let calls = 0;
  await page.route("**/api/rest/shelf_cells/*", (route) => {
    calls += 1;
    return calls % 7 === 3 ? route.fulfill(refusal) : route.continue();
  });
  await page.getByRole("button", { name: "Save 22 cells" }).click();
  await expect(page.getByText("3 cells were not saved")).toBeVisible({ timeout: 45_000 });
  // One reason is said once, and each cell can be tried by itself.
  await expect(page.getByText("Not now")).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^Try cell .* again$/ })).toHaveCount(3);
  await page.unroute("**/api/rest/shelf_cells/*");
  await page.getByRole("button", { name: "Try all again" }).click();
  await expect(page.getByText("3 cells saved")).toBeVisible();
  expect((await draftCells(mapper, id)).filter(({ product }) => product !== undefined)).toHaveLength(22);

  // Stop lets through what is on its way, and says what was not sent: that stays.
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("dialog", { name: "Select" }).getByRole("button", { name: "All cells" }).click();
  await page.getByRole("button", { name: "Empty", exact: true }).click();
  const letThrough = await holdAnswers(page, "**/api/rest/*_cells/*");
  await page.getByRole("button", { name: "Save 22 cells" }).click();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  letThrough();
  await expect(page.getByText("Stopped: 4 cells saved, 18 not sent.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save 18 cells" })).toBeEnabled();
});

test("MAPP-017 MAPP-014 two people in one draft: other cells come together, the same cell asks, and one that is approved meanwhile is read only", async ({
  page,
  browser,
}) => {
  const id = await makeDraft(mapper, "Two people", "2099-01-01");
  const [mine, theirs] = await productsSold(mapper, 2);
  if (mine === undefined || theirs === undefined) throw new Error("two products");
  await openDraft(page, stack, id);
  const other = await (await browser.newContext()).newPage();
  await openDraft(other, stack, id);
  const set = async (at: Page, alias: string, barcode: string): Promise<void> => {
    await cell(at, alias).click();
    await scanCode(at, barcode);
    await expect(cell(at, alias)).toHaveAttribute("title", /./);
  };
  await set(other, "F1.1.1", theirs.barcode);
  await set(other, "F1.1.3", theirs.barcode);
  await other.getByRole("button", { name: "Save 2 cells" }).click();
  await expect(other.getByText("2 cells saved")).toBeVisible();
  await other.context().close();

  await set(page, "F1.1.1", mine.barcode);
  await set(page, "F1.2.1", mine.barcode);
  await page.getByRole("button", { name: /^Save \d cells/ }).click();
  // Theirs is there, the other one of mine is saved, and the one that both have changed is asked about.
  await expect(cell(page, "F1.1.3")).toHaveAttribute("title", naming(theirs.name));
  await page.getByRole("button", { name: /mine.*F1\.1\.1|F1\.1\.1.*mine/i }).click();
  const saved = async () =>
    Object.fromEntries(
      (await draftCells(mapper, id)).flatMap(({ alias, product }) => (product ? [[alias, product.id]] : [])),
    );
  await expect.poll(saved).toMatchObject({ "F1.1.1": mine.id, "F1.2.1": mine.id, "F1.1.3": theirs.id });

  // As rows a product that is chosen leads down to the next cell's, also after a look at the picture.
  await page.getByRole("button", { name: "Rows", exact: true }).click();
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  await page.getByRole("button", { name: "Rows", exact: true }).click();
  const rows = page.getByRole("grid", { name: "Cells as rows" });
  await rows.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("F2");
  await page.getByRole("combobox", { name: /^Product, / }).fill(mine.name);
  await expect(page.getByRole("option").filter({ hasText: mine.name }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(rows).toHaveAttribute("aria-activedescendant", /-1-1$/);
  const save = page.getByRole("button", { name: "Save 1 cell" });
  await expect(save).toBeEnabled();

  // The list names what waits in a closed editor, until somebody means to forget it.
  const goToList = async (): Promise<void> => {
    page.once("dialog", (dialog) => dialog.accept());
    await page.goto(`${stack.address}/drafts`);
  };
  await goToList();
  const forget = page.getByRole("button", { name: new RegExp(`^Forget the cells of Mapping ${id}, `) });
  await forget.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep" }).click();
  await expect(forget).toBeFocused();
  await forget.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Forget", exact: true }).click();
  await expect(forget).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();

  // Approved meanwhile it is read only, and what was not saved is still there to be copied, also after a reload.
  await openDraft(page, stack, id);
  await set(page, "F1.3.1", mine.barcode);
  await expect(save).toBeEnabled();
  const reviewer = await platformPerson(stack, "mapper-qc");
  await reviewer.call("PATCH", `mapping-drafts/approve/${id}`);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  const approved = page.getByText(`${reviewer.name} has approved the draft meanwhile`);
  await expect(approved).toContainText("1 changed cell was not saved");
  await expect(save).toHaveCount(0);
  await goToList();
  await page.getByRole("link", { name: new RegExp(`^Mapping ${id}, .*: 1 cell$`) }).click();
  await expect(approved).toContainText("1 changed cell was not saved");
  await expect(cell(page, "F1.3.1")).toHaveAttribute("title", naming(mine.name));
  await page.getByRole("button", { name: "Rows", exact: true }).click();
  await expect(rows).toHaveAttribute("aria-readonly", "true");

  // Whoever leaves it has been asked: nothing waits any more, and the preview says whose approval it is.
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("complementary").getByText(`Approved by ${reviewer.name}`)).toBeVisible();
  await expect(page.getByRole("complementary").getByRole("button", { name: "Edit" })).toHaveCount(0);
  await expect(forget).toHaveCount(0);
});

/** Enter at a cell leads to the search, once no scanner can be typing any more. */
async function searchFor(page: Page, barcode: string): Promise<void> {
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Product for the selected cells" })).toBeFocused();
  await page.keyboard.insertText(barcode);
  await page.keyboard.press("Enter");
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [begin, end] = [await from.boundingBox(), await to.boundingBox()];
  if (begin === null || end === null) throw new Error("Both are in sight.");
  await page.mouse.move(begin.x + begin.width / 2, begin.y + begin.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}
