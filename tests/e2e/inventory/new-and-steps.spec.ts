import { expect, type Page } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { type Stack, test } from "../support/isolated-stack";
import { platformPerson } from "../support/platform-person";
import { openAs } from "../support/sign-in";

test.describe.configure({ timeout: 90_000 });

/** Of its own: counts are made in it. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const panel = (page: Page) => page.getByRole("complementary");
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

async function choose(page: Page, field: string, typed: string): Promise<void> {
  await panel(page).getByRole("combobox", { name: field }).fill(typed);
  await page.getByRole("option", { name: typed }).first().click();
}

test("INVE-007 INVE-008 INVE-009 INVE-016 ERRS-049 ERRS-052 ERRS-055 a blind count is begun for two people, gets another counter, is ended, opened again and cancelled, and what a state or a right forbids says why", async ({
  page,
}) => {
  const [mapper, admin] = [await platformPerson(stack, "shelves-mapper"), await platformPerson(stack, "chain-admin")];
  const storages = Object(await admin.call("GET", "storages?limit=5")).items;
  const storage: { id: number; name: string } = storages.find(({ id }: { id: number }) => id > 1);
  await openAs(page, "chain-admin", "/inventory?mode=new", stack.address);
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(panel(page).getByRole("alert").filter({ hasText: "Choose a storage." })).toBeVisible();
  await choose(page, "Storage", storage.name);
  await panel(page).getByRole("radio", { name: "What nobody counted for some days" }).check();
  await panel(page).getByRole("textbox", { name: "Days" }).fill("0");
  await expect(panel(page).getByText("A whole number of days, 1 to 3,650.")).toBeVisible();
  // So is a product; it is not said to be lacking where others may be chosen.
  await panel(page).getByRole("radio", { name: "Some products" }).check();
  await panel(page).getByRole("combobox", { name: "Add a product" }).fill("brown sugar");
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(panel(page).getByText("“brown sugar” is not chosen: choose from the list, or clear")).toBeVisible();
  await panel(page).getByRole("radio", { name: "All that lies there" }).check();
  await panel(page).getByRole("checkbox", { name: "Blind" }).check();
  // Who is typed and not chosen is nobody yet, and is not dropped.
  const who = panel(page).getByRole("combobox", { name: "Who counts" });
  await who.fill(mapper.name);
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(panel(page).getByText(`“${mapper.name}” is not chosen: choose from the list, or clear`)).toBeVisible();
  await expect(who).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("option", { name: mapper.name }).first().click();
  await panel(page).getByRole("checkbox", { name: "I count it myself" }).check();
  // What cannot be listed is not shared out, and saving says so.
  const listed = "**/api/rest/current_stocks/storage/**";
  await page.route(listed, (route) => route.abort());
  await panel(page).getByRole("radio", { name: "What nobody counted for some days" }).check();
  await panel(page).getByRole("textbox", { name: "Days" }).fill("7");
  await panel(page).getByRole("button", { name: "Save" }).click();
  await told(page, "The platform cannot be reached at the moment.");
  await page.unroute(listed);
  await panel(page).getByRole("radio", { name: "All that lies there" }).check();
  await panel(page).getByRole("radio", { name: "The same number of products each" }).check();
  const parts = panel(page).getByRole("list", { name: "How they share it" }).getByRole("listitem");
  await expect(parts).toHaveText([
    new RegExp(`^${admin.name}: \\d+ products?`),
    new RegExp(`^${mapper.name}: \\d+ products?`),
  ]);
  expect(await axeFaultsInBothThemes(page, "main")).toEqual([]);
  // A part grows at the cost of the next one, and parts change hands.
  const [before] = await parts.allTextContents();
  await panel(page)
    .getByRole("button", { name: `More for ${admin.name}, less for ${mapper.name}` })
    .click();
  await expect(parts.first()).not.toHaveText(before ?? "");
  await panel(page)
    .getByRole("button", { name: `Swap with ${mapper.name} the part of ${admin.name}` })
    .click();
  const swapped = [new RegExp(`^${mapper.name}: `), new RegExp(`^${admin.name}: `)];
  await expect(parts).toHaveText(swapped);
  // Whoever swaps by key stays in the place: Enter swaps the same two back.
  await page.keyboard.press("Enter");
  await expect(parts).toHaveText(swapped.toReversed());
  await page.keyboard.press("Enter");
  await expect(parts).toHaveText(swapped);

  // The second one fails in the middle: the first stays, and saving again goes on with it.
  const letThrough = stack.platformRecording.answerInstead("PATCH", /^\/inventory\/\d+$/, {
    status: 409,
    type: "application/json",
    body: JSON.stringify({ error: { message: ["countedBy: unknown user 3", "another one"] } }),
  });
  await panel(page).getByRole("button", { name: "Save" }).click();
  const remark = /is begun already and stays\. Save again to go on with it/;
  await expect(panel(page).locator(":focus")).toContainText(remark);
  await expect(panel(page).getByText(remark)).toBeInViewport();
  // Until then it is still being saved, and left without a question.
  await expect(panel(page).getByRole("button", { name: "Save" })).toBeEnabled();
  letThrough();
  await panel(page).getByRole("button", { name: "Close", exact: true }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("New has it again until this tab is closed or reloaded.");
  await expect(question).not.toContainText("will be lost");
  await question.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("button", { name: "New", exact: true }).click();
  await expect(panel(page).getByRole("button", { name: "Begin another" })).toBeVisible();
  await panel(page).getByRole("button", { name: "Save" }).click();
  await told(page, `${mapper.name} has been authorized to count`);
  await told(page, `${admin.name} has been authorized to count`);
  // Whoever counts it goes to count.
  await expect(page).toHaveURL(/\?open=\d+&mode=edit$/);
  await expect(panel(page).getByText(/^0 of [\d,]+ products counted/)).toBeVisible();
  const made = stack.platformRecording.recorded.filter(
    ({ method, path, status }) => method === "POST" && path === "/inventory" && status < 300,
  );
  expect(made.map(({ requestBody }) => JSON.parse(requestBody))).toEqual([
    { storage: storage.id, isBlind: true, scope: { kind: "PRODUCTS", ids: expect.any(Array) } },
    {
      storage: storage.id,
      isBlind: true,
      joinedTo: expect.any(Number),
      scope: { kind: "PRODUCTS", ids: expect.any(Array) },
    },
  ]);
  await panel(page).getByRole("button", { name: "Close", exact: true }).click();
  const together = panel(page).getByRole("table", { name: "Counted together" });
  await expect(together).toContainText(mapper.name);
  await together.getByRole("link").first().click();
  await expect(panel(page).getByText(`${mapper.name} counts.`)).toBeVisible();
  await expect(together).toContainText(admin.name);
  await expect(panel(page).locator("dl > div", { hasText: "Counted together with" })).toHaveText(/with\d+$/);

  // Steps, each told.
  await panel(page).getByRole("button", { name: "Name another counter" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Authorise" }).click();
  await expect(dialog.getByText("Choose who counts.")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Who counts" }).fill(admin.name);
  await page.getByRole("option", { name: admin.name }).first().click();
  await dialog.getByRole("button", { name: "Authorise" }).click();
  await expect(panel(page).getByText("You count.")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Count it", exact: true })).toBeVisible();
  await panel(page).getByRole("button", { name: "Counting is done" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "It is done" }).click();
  await told(page, "Status updated");
  await expect(panel(page).getByText("It waits for your review.")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Review it", exact: true })).toBeVisible();
  const address = page.url();

  // Whoever counts may not review: the button says why.
  await openAs(page, "shelves-mapper", new URL(address).pathname + new URL(address).search, stack.address);
  const again = panel(page).getByRole("button", { name: "Have it counted again" });
  await expect(again).toHaveAttribute("aria-disabled", "true");
  await expect(again).toHaveAccessibleDescription(/^Counts are reviewed by/);
  // Fingers get no tooltip: a press says it in sight, and Escape leaves the panel open.
  const why = panel(page).getByText(/^Counts are reviewed by/);
  await expect(why).toBeHidden();
  await again.press("Enter");
  await expect(why).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(why).toBeHidden();
  await expect(panel(page).getByRole("button", { name: /^Review/ })).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Cancel it" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave it" }).click();

  // What somebody else did meanwhile is a refusal in the platform's first words, and the record is read again.
  const id = Number(new URL(address).searchParams.get("open"));
  await panel(page).getByRole("button", { name: "Cancel it" }).click();
  await admin.call("PATCH", `inventory/${id}`, { status: "CANCELLED" });
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel the inventory" }).click();
  await expect(panel(page).getByText("It is cancelled: nothing of it is booked.")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Cancel it" })).toHaveCount(0);
});
