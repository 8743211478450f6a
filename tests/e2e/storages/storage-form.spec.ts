import { expect, type Page } from "@playwright/test";
import { closeToasts } from "../support/close-toasts";
import { goInside } from "../support/go-inside";
import { type Stack, test } from "../support/isolated-stack";
import { openAs, prefer } from "../support/sign-in";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Of its own: the rows are changed. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const newPanel = (page: Page) => page.getByRole("complementary", { name: "New storage" });
const editPanel = (page: Page) => page.getByRole("complementary", { name: /^Edit storage/ });
const save = (page: Page) => page.getByRole("button", { name: "Save" });

async function open(page: Page, path: string): Promise<void> {
  if (page.url() === "about:blank") await openAs(page, "shelves-mapper", path, stack.address);
  else await goInside(page, path);
  await closeToasts(page);
  // The last that the form asks for by itself.
  await expect(page.getByLabel("County").getByRole("option", { name: "Bihor" })).toBeAttached();
}

/** Writes of storages and addresses that have reached the platform since. */
function writes(since = 0): unknown[] {
  return stack.platformRecording.recorded
    .filter(({ method, path }) => method !== "GET" && /^\/(storages|addresses)/.test(path))
    .slice(since)
    .map(({ method, path, requestBody }) => [
      `${method} ${path}`,
      JSON.parse(Buffer.from(requestBody, "latin1").toString("utf8")),
    ]);
}

const address = { street: "Str. Republicii", number: "12A", city: "Oradea", county: "Bihor" };

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel("Street").fill(address.street);
  await page.getByLabel("Number", { exact: true }).fill(address.number);
  await page.getByLabel("City").fill(address.city);
  await page.getByLabel("County").selectOption(address.county);
}

test("STOR-016 STOR-009 STOR-010 ERRS-013 ERRS-015 STOR-011 a storage and its address are made and changed by one call each, its pin by keys and by numbers", async ({
  page,
}) => {
  await test.step("a storage and its address are made by one call each, even where the second fails", async () => {
    await open(page, "/storages?mode=new");
    await page.getByLabel("Name", { exact: true }).fill("Minishop Oradea");
    await page.getByLabel("Type").selectOption("Sellable Storage");
    await newPanel(page).getByLabel("Chain").selectOption("Minishop 24");
    await fillAddress(page);
    const trouble = { status: 500, type: "application/json", body: "{}" };
    const letThrough = stack.platformRecording.answerInstead("POST", /^\/addresses/, trouble);
    await save(page).click();
    await expect(page.getByText("The storage was created, but its address was not.")).toBeVisible();
    await expect(page.getByLabel("Street")).toHaveValue(address.street);
    letThrough();
    await save(page).click();
    await expect(page.getByText("Storage created successfully")).toBeVisible();
    const [made, ...later] = writes();
    expect(made).toEqual(["POST /storages", { name: "Minishop Oradea", type: "SELLABLE", isActive: true, chain: 2 }]);
    expect(later.at(-1)).toEqual(["POST /addresses", { type: 2, storage: expect.any(Number), ...address }]);
    expect(later.filter((write) => String(write).startsWith("POST /storages"))).toEqual([]);
  });
  await test.step("an edit patches what was changed, and says which of the two it was", async () => {
    await open(page, "/storages?open=7&mode=edit");
    const since = writes().length;
    await editPanel(page).getByLabel("Name", { exact: true }).fill("Minishop cu alt nume");
    await editPanel(page).getByLabel("Building").fill("C3");
    await save(page).dblclick();
    await expect(page.getByText("Storage updated succesfully")).toBeVisible();
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await editPanel(page).getByLabel("Building").fill("");
    await save(page).click();
    await expect(page.getByText("storage updated successfully", { exact: true })).toBeVisible();
    expect(writes(since)).toEqual([
      ["PATCH /storages/7", { name: "Minishop cu alt nume" }],
      ["PATCH /addresses/7", { bloc: "C3" }],
      ["PATCH /addresses/7", { bloc: null }],
    ]);
  });
  await test.step("a storage without an address gets one", async () => {
    await open(page, "/storages?open=8&mode=edit");
    const since = writes().length;
    await fillAddress(page);
    await save(page).click();
    await expect(page.getByText("storage updated successfully", { exact: true })).toBeVisible();
    expect(writes(since)).toEqual([["POST /addresses", { type: 2, storage: 8, ...address }]]);
  });
  await test.step("the pin is moved by arrow keys, the numbers follow it, and it follows the numbers", async () => {
    await open(page, "/storages?open=9&mode=edit");
    const panel = editPanel(page);
    const pin = panel.getByRole("button", { name: "Location of the storage" });
    const longitude = panel.getByLabel("Longitude");
    const before = Number(await longitude.inputValue());
    // Below what a low window shows the map has not been drawn yet.
    await page.setViewportSize({ width: 1024, height: 600 });
    await expect(panel.getByRole("button", { name: "Zoom in" })).toBeVisible();
    await longitude.evaluate((field) => field.focus({ preventScroll: true }));
    await expect(pin).toHaveCount(0);
    for (let tabs = 0; tabs < 4 && !(await pin.and(page.locator(":focus")).count()); tabs += 1)
      await page.keyboard.press("Tab");
    await expect(pin).toBeFocused();
    await page.keyboard.press("Shift+ArrowRight");
    await expect.poll(async () => Number(await longitude.inputValue())).toBeGreaterThan(before);
    const since = writes().length;
    const latitude = panel.getByLabel("Latitude");
    await latitude.fill("");
    await latitude.pressSequentially("-4x6,5");
    await expect(latitude).toHaveValue("-46.5");
    await expect(panel.getByText("“x” was left out of “-4x6.5”.")).toBeVisible();
    await save(page).click();
    await expect(latitude).toBeFocused();
    expect(writes(since)).toEqual([]);
    await latitude.fill("46.5");
    await longitude.fill("24.5");
    await save(page).click();
    await expect(page.getByText("storage updated successfully", { exact: true })).toBeVisible();
    expect(writes(since)).toEqual([["PATCH /storages/9", { geolocation: { lat: 46.5, long: 24.5 } }]]);
  });
  await test.step("a name that another storage has is told at its field and in the toast, in the person's language", async () => {
    await prefer(page, { locale: "ro" }, stack.address);
    await page.goto(`${stack.address}/storages?open=9&mode=edit`);
    const name = page.getByRole("textbox", { name: "Denumire" });
    await name.fill("Minishop cu alt nume");
    await page.getByRole("button", { name: "Salvează" }).click();
    await expect(name).toHaveAccessibleDescription("Id 7 are deja această denumire.");
    const toasts = page.getByRole("region", { name: /notific/i });
    await expect(toasts.getByText("Id 7 are deja această denumire.")).toBeVisible();
  });
});
