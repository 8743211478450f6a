import { expect, type Page } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { goInside } from "../support/go-inside";
import { type Stack, test } from "../support/isolated-stack";
import { openAs } from "../support/sign-in";

test.describe.configure({ mode: "default", timeout: 120_000 });

/** Of its own: what is made here would change the rows that other tests count. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const day = "2099-01-05";
const panel = (page: Page) => page.getByRole("complementary");
const button = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
const machines = (page: Page) => panel(page).getByRole("group", { name: "Storages" }).getByRole("checkbox");

/** What the platform was sent to make a draft so far. */
const made = () =>
  stack.platformRecording.recorded
    .filter(({ method, path }) => method === "POST" && path.startsWith("/mapping-drafts/"))
    .map(({ path, requestBody }) => ({ path, body: JSON.parse(Buffer.from(requestBody, "latin1").toString()) }));

/** What mapping keeps in the browser and in the tab. */
const kept = (page: Page) =>
  page.evaluate(() => ({
    keys: Object.fromEntries(
      ["bob-blueprint", "mapping-draft", "live-mapping", "live-mapping-stocks", "appliedDate"].map((key) => [
        key,
        localStorage.getItem(key),
      ]),
    ),
    unsent: Object.keys(sessionStorage).filter((key) => key.startsWith("kept-work/")),
  }));
const nothing = {
  "bob-blueprint": null,
  "mapping-draft": null,
  "live-mapping": null,
  "live-mapping-stocks": null,
  appliedDate: null,
};

async function openFirstRow(page: Page): Promise<void> {
  // Rows of the list before are there until its own have come.
  await page.locator('table[aria-busy="false"] [data-row-link]').first().click();
  await expect(button(page, "Clone")).toBeVisible();
}

const idIn = (page: Page): string => new URL(page.url()).searchParams.get("open") ?? "";

test("MAPP-001 MAPP-006 MAPP-012 MAPP-013 MAPP-015 MAPP-016 MAPP-019 MAPP-022 MAPP-023 previews of three domains; a draft from a blueprint, cloned, and from a machine whose cells fail first; deleted and not; keys and unsent cells, which go when /drafts is left", async ({
  page,
}) => {
  await test.step("each domain says what can be done with it", async () => {
    await openAs(page, "shelves-mapper", "/drafts?domain=mapping-draft&isApplied=true", stack.address);
    await openFirstRow(page);
    await expect(button(page, "Open")).toBeVisible();
    // Where it cannot be done the button tells why, and is no button to wait for.
    await button(page, "Delete").press("Enter");
    await expect(
      page
        .locator("[popover]")
        .filter({ hasText: "A draft whose day has come is kept: it says what its machines are given." }),
    ).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    const machine = panel(page).getByRole("table", { name: "What became of it" }).getByRole("link").first();
    await expect(machine).toHaveAttribute("href", /^\/drafts\?.*live-mapping/);
    await goInside(page, "/drafts?domain=mapping-draft&isApproved=true&isApplied=false");
    await openFirstRow(page);
    await expect(button(page, "Delete")).toHaveAccessibleDescription(/^Only Mapper QC, chain administrators/);
    await goInside(page, "/drafts?domain=live-mapping&open=7");
    await expect(button(page, "New draft from this machine")).toBeVisible();
    // Which machine is open, and whose stock is shown, is noted, and forgotten once /drafts is left.
    await button(page, "Edit live mapping").click();
    await panel(page).getByRole("combobox", { name: "Show in the cells" }).selectOption("stock");
    await expect
      .poll(async () => (await kept(page)).keys)
      .toEqual({ ...nothing, "live-mapping": "7", "live-mapping-stocks": "7" });
    await page.getByRole("navigation").getByRole("link", { name: "Inventory" }).click();
    await expect(page).toHaveURL(/\/inventory/);
    await expect.poll(async () => (await kept(page)).keys).toEqual(nothing);
    await goInside(page, "/drafts?domain=bob-blueprint&open=1");
    await expect(button(page, "New draft from it")).toBeVisible();
    await expect(button(page, "Edit")).toHaveCount(0);
  });
  await test.step("a draft is made from the open blueprint for machines of its version, and opens in the editor", async () => {
    await button(page, "New draft from it").click();
    await expect(panel(page).getByRole("radio", { name: "A blueprint" })).toBeChecked();
    await expect(machines(page).first()).toBeEnabled();
    await expect(
      panel(page).getByText(/^1 machine is not offered, as it is built by another version: .+ \(version 2\)\.$/),
    ).toBeVisible();
    await expect(panel(page).getByText("cannot be changed later: a mistake is mended by a clone")).toBeVisible();
    await button(page, "Save").click();
    await expect(panel(page).getByText("Name is required")).toBeVisible();
    await expect(panel(page).getByText("Choose a storage.")).toBeVisible();
    await panel(page).getByLabel("Name", { exact: true }).fill("Crăciun");
    await panel(page).getByRole("group", { name: "Storages" }).getByRole("checkbox", { name: /^All/ }).check();
    const start = panel(page).getByRole("textbox", { name: "Start date" });
    await start.fill("01.01.2020");
    await expect(panel(page).getByText("It is past: the draft is applied as soon as it is approved.")).toBeVisible();
    await start.fill("05.01.2099");
    await start.blur();
    await expect(start).toHaveValue(day);
    expect(await axeFaultsInBothThemes(page, "aside")).toEqual([]);
    await button(page, "Save").dblclick();
    await expect(page).toHaveURL(/domain=mapping-draft.*mode=edit/);
    const body = { blueprint: 1, name: "Crăciun", storages: [7, 14], startDate: day };
    expect(made()).toEqual([{ path: "/mapping-drafts/from-blueprint", body }]);
    await expect
      .poll(async () => (await kept(page)).keys)
      .toEqual({ ...nothing, "bob-blueprint": "1", "mapping-draft": idIn(page), appliedDate: day });
  });
  await test.step("a clone begins with all that it may mend", async () => {
    await button(page, "Close").click();
    await expect(panel(page).getByText(`Not approved. Once approved it is applied on ${day}.`)).toBeVisible();
    const id = idIn(page);
    await button(page, "Clone").click();
    await expect(panel(page).getByLabel("Name", { exact: true })).toHaveValue("Crăciun");
    await expect(panel(page).getByRole("textbox", { name: "Start date" })).toHaveValue(day);
    await expect(panel(page).getByRole("checkbox", { name: /^All/ })).toBeChecked();
    await panel(page).getByLabel("Name", { exact: true }).fill("Crăciun, corectat");
    await button(page, "Save").click();
    await expect(page.getByText("Draft cloned successfully")).toBeVisible();
    expect(made().at(-1)).toMatchObject({ path: `/mapping-drafts/${id}/clone`, body: { name: "Crăciun, corectat" } });
    expect(idIn(page)).not.toBe(id);
  });
  await test.step("it is deleted after a question", async () => {
    await button(page, "Close").click();
    await button(page, "Delete").click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(
      "“Crăciun, corectat” is deleted with all that is mapped in it. This cannot be undone.",
    );
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Draft deleted successfully")).toBeVisible();
    await expect(page).not.toHaveURL(/open=/);
    await expect(page.getByText("Crăciun, corectat")).toHaveCount(0);
  });
  await test.step("cells of a machine that fail are named, and tried again in the draft that is made already", async () => {
    await goInside(page, "/drafts?domain=live-mapping&open=7&mode=new");
    await expect(machines(page).first()).toBeEnabled();
    await expect(panel(page).getByText("1 of 2 chosen")).toBeVisible();
    await panel(page).getByLabel("Name", { exact: true }).fill("De la automat");
    const failure = JSON.stringify({ error: { message: "out of order" } });
    const calm = stack.platformRecording.answerInstead("PATCH", /shelf_cells/, {
      status: 500,
      type: "application/json",
      body: failure,
    });
    await button(page, "Save").click();
    await expect(panel(page).getByText(/^Draft \d+, “De la automat”, is made\.$/)).toBeVisible();
    await expect(panel(page).getByRole("table", { name: "Cells that are not in it" })).toContainText("F1.1.1");
    // What it lacks waits in its editor, also where nobody tries again here.
    expect((await kept(page)).unsent).toHaveLength(1);
    const before = made().length;
    calm();
    await button(page, "Try the rest again").click();
    await expect(page).toHaveURL(/domain=mapping-draft.*mode=edit/);
    expect(made()).toHaveLength(before);
    expect((await kept(page)).unsent).toEqual([]);
    // Another draft, deleted before, may have had its id.
    await expect(page.locator("[data-cell][title]").first()).toBeVisible();
  });
  await test.step("what is not saved is there after a reload, and goes with the keys once leaving is meant", async () => {
    await page.locator("[data-cell][title]").first().click();
    await page.keyboard.press("Delete");
    const save = panel(page).getByRole("button", { name: "Save 1 cell" });
    await expect(save).toBeEnabled();
    page.once("dialog", (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText("1 cell that is not saved is here again.")).toBeVisible();
    await expect(save).toBeEnabled();
    expect(await kept(page)).toEqual({
      keys: { ...nothing, "bob-blueprint": "1", "mapping-draft": idIn(page), appliedDate: day },
      unsent: [`kept-work/mapping-draft/${idIn(page)}`],
    });
    const inventory = page.getByRole("navigation").getByRole("link", { name: "Inventory" });
    const question = page.getByRole("alertdialog");
    await inventory.click();
    await expect(question).toContainText("Leave");
    await page.keyboard.press("Escape");
    // With no editor open they are named in the list, which asks as well.
    page.once("dialog", (dialog) => dialog.accept());
    await page.goto(`${stack.address}/drafts`);
    const waiting = page.getByRole("link", { name: /^Mapping \d+, .*: 1 cell$/ });
    await expect(waiting).toBeVisible();
    await inventory.click();
    await expect(question).toContainText("Leave");
    await page.keyboard.press("Escape");
    await waiting.click();
    await expect(waiting).toBeHidden();
    await expect(save).toBeEnabled();
    // Leaving while it is saved asks in words of its own, and stops what is not on its way.
    let sent = 0;
    let answer = (): void => undefined;
    const held = new Promise<void>((done) => (answer = done));
    await page.route(/\/shelf_cells\//, async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await page.locator("[data-cell]").first().focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await panel(page)
      .getByRole("button", { name: /^Save \d+ cells$/ })
      .click();
    await expect.poll(() => sent).toBe(4);
    await inventory.click();
    await expect(question).toContainText("Leave while cells are being saved?");
    await question.getByRole("button", { name: "Leave and stop" }).click();
    await expect(page).toHaveURL(/\/inventory/);
    const answered = page.waitForResponse(/\/shelf_cells\//);
    answer();
    await answered;
    await page.unrouteAll({ behavior: "wait" });
    expect(sent).toBe(4);
    await expect.poll(() => kept(page)).toEqual({ keys: nothing, unsent: [] });
  });
});
