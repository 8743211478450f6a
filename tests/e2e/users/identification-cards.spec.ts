import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { type Stack, test } from "../support/isolated-stack";
import { demoPassword, openAs, prefer } from "../support/sign-in";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Of its own: what is handed out here would change the rows that other tests count. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const preview = (page: Page) => page.getByRole("complementary");
const cards = (page: Page) => preview(page).getByRole("table", { name: "Identification cards" });
const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });
const assignButton = (page: Page) => preview(page).getByRole("button", { name: "Assign a card" });
const assignDialog = (page: Page) => page.getByRole("dialog", { name: /^Assign a card to / });
const sentPatches = () =>
  stack.platformRecording.recorded.filter(({ method }) => method === "PATCH").map(({ path }) => path);

/** The preview of the first user of these. @returns the user's id */
async function openUser(page: Page, query: string): Promise<number> {
  // Loaded each time: rows that were read before somebody else's change would lead to another user.
  await openAs(page, "l3s", `/users?${query}`, stack.address);
  await page.getByRole("table", { name: "Users" }).locator("tbody a").first().click();
  await expect(assignButton(page)).toBeVisible();
  return Number(new URL(page.url()).searchParams.get("open"));
}

/** Opens the dialog and takes the first card in reserve. @returns its name */
async function chooseCard(page: Page): Promise<string> {
  await assignButton(page).click();
  const search = assignDialog(page).getByRole("combobox");
  await expect(search).toBeFocused();
  await search.fill("rezerva");
  const option = assignDialog(page).getByRole("option").first();
  const name = (await option.textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(assignDialog(page).getByText(`Chosen: ${name}`)).toBeVisible();
  return name;
}

/** Somebody else, at the platform itself. */
async function patchElsewhere(request: APIRequestContext, path: string): Promise<void> {
  const data = { email: "chain-admin@demo.test", password: demoPassword, rememberMe: false, clientApp: "BION" };
  const { apiToken } = await (await request.post(`${stack.platformUrl}/login`, { data })).json();
  const answer = await request.patch(`${stack.platformUrl}/${path}`, { headers: { "x-auth-token": apiToken } });
  expect(answer.status()).toBe(200);
}

/** The id that the platform has for a card by its number. */
function idOfCard(name: string): number {
  const answers = stack.platformRecording.recorded.filter(({ path }) => path.startsWith("/identification-cards?"));
  const rows = answers.flatMap(({ answer }) => JSON.parse(answer).items);
  return rows.find(({ cardId }: { cardId: string }) => name.startsWith(cardId)).id;
}

test("IDCA-002 IDCA-004 ERRS-050 IDCA-003 ERRS-051 a card in reserve is assigned once and unassigned once, and what somebody else has done meanwhile is not undone", async ({
  page,
  request,
}) => {
  await test.step("a card in reserve is assigned once even on a double click, and list and preview know", async () => {
    const userId = await openUser(page, "hasRFIDCard=false&isActive=true");
    await expect(preview(page).getByText("This user has no card.")).toBeVisible();
    const name = await chooseCard(page);
    await assignDialog(page).getByRole("button", { name: "Assign", exact: true }).dblclick();
    await expect(toasts(page).getByText("Identification card assigned successfully")).toHaveCount(1);
    await expect(assignDialog(page)).toHaveCount(0);
    await expect(cards(page).locator("tbody tr")).toHaveText([new RegExp(`^${name.slice(0, 10)}`)]);
    // The list shows users without a card, and this one has one now.
    await expect(page.getByRole("table", { name: "Users" }).locator(`a[href*="open=${userId}"]`)).toHaveCount(0);
    expect(sentPatches()).toEqual([`/identification-cards/${idOfCard(name)}/assign-user/${userId}`]);
  });
  await test.step("a card is unassigned once that is confirmed, by keyboard alone", async () => {
    await openUser(page, "hasRFIDCard=true&isActive=true");
    const before = sentPatches().length;
    const unassign = cards(page)
      .getByRole("button", { name: /^Unassign card / })
      .first();
    await expect(unassign).toBeVisible();
    const count = await cards(page).locator("tbody tr").count();
    await unassign.focus();
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog", { name: "Unassign this card?" });
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question).toHaveCount(0);
    await expect(unassign).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(toasts(page).getByText("Identification card unassigned successfully")).toHaveCount(1);
    await expect(preview(page).getByRole("button", { name: /^Unassign card / })).toHaveCount(count - 1);
    await expect(assignButton(page)).toBeFocused();
    expect(sentPatches().slice(before)).toEqual([
      expect.stringMatching(/^\/identification-cards\/\d+\/unassign-user$/),
    ]);
  });
  await test.step("a card that somebody else has taken meanwhile is refused in the person's language; what was chosen stays", async () => {
    const userId = await openUser(page, "hasRFIDCard=false&isActive=true");
    const name = await chooseCard(page);
    await patchElsewhere(request, `identification-cards/${idOfCard(name)}/assign-user/${userId + 1}`);
    await assignDialog(page).getByRole("button", { name: "Assign", exact: true }).click();
    await expect(toasts(page).getByText("Another user carries this card.")).toBeVisible();
    await expect(assignDialog(page).getByText(`Chosen: ${name}`)).toBeVisible();
    await patchElsewhere(request, `identification-cards/${idOfCard(name)}/unassign-user`);
    await assignDialog(page).getByRole("button", { name: "Assign", exact: true }).click();
    await expect(cards(page).getByText(name.slice(0, 10))).toBeVisible();
  });
  await test.step("a card that is somebody else's by now is not taken from them", async () => {
    const userId = await openUser(page, "hasRFIDCard=true&isActive=true");
    const number = (await cards(page).locator("tbody td").first().textContent()) ?? "";
    const path = `identification-cards/${idOfCard(number)}`;
    await cards(page)
      .getByRole("button", { name: /^Unassign card / })
      .first()
      .click();
    const question = page.getByRole("alertdialog", { name: "Unassign this card?" });
    await expect(question).toBeVisible();
    await patchElsewhere(request, `${path}/unassign-user`);
    await patchElsewhere(request, `${path}/assign-user/${userId + 1}`);
    const before = sentPatches().length;
    await question.getByRole("button", { name: "Unassign" }).click();
    await expect(toasts(page).getByText("Someone else has just reassigned this card.")).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(preview(page).getByText(number)).toHaveCount(0);
    expect(sentPatches()).toHaveLength(before);
  });
  await test.step("axe finds nothing on the dialogs of cards, in both themes", async () => {
    await prefer(page, { locale: "ro" }, stack.address);
    await page.goto(`${stack.address}/users?hasRFIDCard=true&isActive=true`);
    await page.locator("a[data-row-link]").first().click();
    for (const name of ["Atribuie un card", /^Retrage cardul /]) {
      await preview(page).getByRole("button", { name }).first().click();
      await expect(page.locator('[role="dialog"], [role="alertdialog"]')).toBeVisible();
      expect(await axeFaultsInBothThemes(page, "[role=dialog], [role=alertdialog]")).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });
});
