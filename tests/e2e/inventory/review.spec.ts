import { expect, type Locator } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { pickRecord } from "../support/choose-record";
import { type Stack, test } from "../support/isolated-stack";
import { platformPerson } from "../support/platform-person";
import { openAs } from "../support/sign-in";
import { beginCount, closeAt, countTo, piecesOf, sendAway, stockedProducts } from "./platform-counts";

test.describe.configure({ timeout: 120_000 });

/** Of its own: closing moves the stock. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const storage = 1;
const none = { id: 0, name: "", pieces: 0 };
const figureOf = (panel: Locator, label: string) => panel.locator(`dt:text-is("${label}") + dd`);

test("INVE-003 INVE-004 INVE-013 two joined counts are reviewed, a product is counted again, another set to 0; closing is refused, then done", async ({
  page,
}) => {
  const one = await platformPerson(stack, "shelves-mapper");
  const other = await platformPerson(stack, "bob-maintainer");
  const [fewer = none, equal = none, twice = none, gone = none, forgotten = none, left = none] = await stockedProducts(
    one,
    storage,
    6,
  );
  const ids = [fewer, equal, twice, gone, forgotten, left].map(({ id }) => id);
  const first = await beginCount(one, { storage, scope: { kind: "PRODUCTS", ids } });
  const second = await beginCount(other, { storage, joinedTo: first, scope: { kind: "PRODUCTS", ids: [twice.id] } });
  await countTo(
    one,
    first,
    new Map([
      [fewer.id, fewer.pieces - 3],
      [equal.id, equal.pieces],
      [twice.id, twice.pieces],
      [gone.id, 0],
    ]),
  );
  await countTo(other, second, new Map([[twice.id, twice.pieces]]));
  await openAs(page, "mapper-qc", `/inventory?open=${first}`, stack.address);
  await page.getByRole("button", { name: "Review", exact: true }).click();
  const panel = page.getByRole("complementary", { name: `Inventory ${first}` });
  const grid = panel.getByRole("grid", { name: "Lines of the review" });
  const rowOf = (name: string, counter = "") =>
    grid.locator("tbody tr").filter({ hasText: name }).filter({ hasText: counter });
  const taken = (row: Locator) => row.getByRole("img", { name: /^(Taken|Left out)$/ });

  await test.step("differences stand in pieces and RON, what does not differ is hidden, and a tolerance hides more", async () => {
    await expect(rowOf(gone.name)).toContainText(`-${gone.pieces}`);
    await expect(rowOf(fewer.name)).toContainText(/-3-[\d.,]+/);
    await expect(figureOf(panel, "Pieces over")).toHaveText(`+${twice.pieces}`);
    await expect(panel.getByText("1 product without a difference is hidden.")).toBeVisible();
    await expect(rowOf(equal.name)).toHaveCount(0);
    await panel.getByLabel("Tolerance in pieces").fill("3");
    await expect(panel.getByText("2 products within 3 pcs or 0% of the books are hidden.")).toBeVisible();
    await expect(rowOf(fewer.name)).toHaveCount(0);
    await panel.getByLabel("Tolerance in pieces").fill("0");
    expect(await axeFaultsInBothThemes(page, "[role=complementary], aside")).toEqual([]);
  });

  await test.step("of two counts of the same pieces one is left out, with a note", async () => {
    await expect(panel.getByText("1 product was counted by several people")).toBeVisible();
    await expect(rowOf(twice.name).first()).toContainText(String(2 * twice.pieces));
    await taken(rowOf(twice.name, other.name)).click();
    await expect(panel.getByText("1 product was counted by several people")).toHaveCount(0);
    await expect(figureOf(panel, "Pieces over")).toHaveText("0");
    await rowOf(fewer.name).locator("td").last().click();
    await page.keyboard.type("raft spart");
    await page.keyboard.press("Enter");
    await expect(rowOf(fewer.name).getByRole("img", { name: "Saved" })).toBeVisible();
  });

  await test.step("what nobody counted stays as booked, or is set to 0", async () => {
    await expect(panel.getByRole("heading", { name: "Not counted: 2 products" })).toBeVisible();
    await panel.getByRole("button", { name: `Set to 0: ${forgotten.name}` }).click();
    await expect(page.getByText("Item added to inventory", { exact: true })).toBeVisible();
    await expect(panel.getByRole("heading", { name: "Not counted: 1 product" })).toBeVisible();
    // From the button that has the focus now, below the lines.
    await page.keyboard.press("Control+z");
    await expect(panel.getByRole("heading", { name: "Not counted: 2 products" })).toBeVisible();
    await page.keyboard.press("Control+y");
    await expect(panel.getByRole("heading", { name: "Not counted: 1 product" })).toBeVisible();
    await expect(rowOf(forgotten.name)).toContainText(/mapper|RON|-/i);
    await panel.getByRole("button", { name: "Set 1 product to 0" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(`The books have ${left.pieces} pcs of it.`);
    await question.getByRole("button", { name: "Leave them as booked" }).click();
  });

  await test.step("a recount is somebody else's count; closing waits for it, and its figure takes the old one's place", async () => {
    await panel.getByRole("button", { name: "Tick all lines shown" }).click();
    await grid.press("Control+Home");
    await expect(rowOf(fewer.name).getByRole("img", { name: "To be counted again" })).toBeVisible();
    await page.keyboard.press("Control+z");
    await rowOf(fewer.name).getByRole("img", { name: "Not to be counted again" }).click();
    // Undo takes back the tick, and leads to it from wherever one is by then.
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Control+z");
    await expect(rowOf(fewer.name).locator("td[aria-selected=true]")).toBeVisible();
    await page.keyboard.press("Control+y");
    await panel.getByRole("button", { name: "Count 1 product again" }).click();
    const dialog = page.getByRole("dialog", { name: "Count 1 product again" });
    await dialog.getByRole("button", { name: "Begin the recount" }).click();
    await expect(dialog.getByText("Choose who counts.")).toBeVisible();
    await pickRecord(dialog.getByLabel("Who counts"), "", other.name);
    await dialog.getByRole("button", { name: "Begin the recount" }).click();
    await expect(page.getByText(`${other.name} has been authorized to count`)).toBeVisible();
    const waiting = panel.getByText(/^Count \d+ \(.+\) is not finished: closing waits for it\.$/);
    await expect(waiting).toBeVisible();
    const recount = Number(/\d+/.exec((await waiting.textContent()) ?? "")?.[0]);
    const close = panel.getByRole("button", { name: "Book and close" });
    // It can be reached, to hear why it does nothing now.
    await close.press("Enter");
    await expect(
      panel.getByRole("status").filter({ hasText: `Count ${recount} (${other.name}) is not finished.` }),
    ).toBeVisible();
    await countTo(other, recount, new Map([[fewer.id, fewer.pieces - 1]]));
    await panel.getByRole("button", { name: "Look again" }).click();
    await expect(panel.getByText("1 product was counted again.", { exact: false }).first()).toBeVisible();
    await panel.getByRole("button", { name: "Take the new figures" }).click();
    await expect(panel.getByRole("button", { name: "Take the new figures" })).toHaveCount(0);
    await expect(rowOf(fewer.name).first()).toContainText("-1");
  });

  await test.step("what was joined and finished elsewhere is drawn before it is booked: closing is asked for anew", async () => {
    const again = { kind: "PRODUCTS", ids: [equal.id], isRecount: true };
    const elsewhere = await beginCount(one, { storage, joinedTo: first, scope: again });
    await countTo(one, elsewhere, new Map([[equal.id, equal.pieces]]));
    await panel.getByRole("button", { name: "Book and close" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Book and close" }).click();
    await expect(page.getByText("The figures were changed meanwhile", { exact: false })).toBeVisible();
    await panel.getByRole("button", { name: "Take the new figures" }).click();
    await expect(panel.getByRole("button", { name: "Take the new figures" })).toHaveCount(0);
  });

  await test.step("where more is missing than is there nothing is booked, and the products are named", async () => {
    await sendAway(one, storage, gone, 2);
    await panel.getByRole("button", { name: "Book and close" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("1 product that nobody counted stays as booked.");
    await question.getByRole("button", { name: "Book and close" }).click();
    const refusal = panel.getByRole("alert").filter({ hasText: "It was not done." });
    await expect(refusal).toContainText(
      `Of ${gone.name} ${gone.pieces} pieces are missing, and only 2 are there: nothing was booked.`,
    );
    await expect(refusal.getByRole("listitem")).toHaveText([`${gone.name}: ${gone.pieces} missing, 2 there`]);
    expect(await piecesOf(one, storage, fewer.id)).toBe(fewer.pieces);
  });

  await test.step("what was refused is left out", async () => {
    await taken(rowOf(gone.name)).click();
    await expect(taken(rowOf(gone.name))).toHaveAccessibleName("Left out");
  });

  await test.step("what a count that is not joined has booked meanwhile is seen in the books before anything is booked", async () => {
    const faster = await beginCount(one, { storage, scope: { kind: "PRODUCTS", ids: [equal.id] } });
    await countTo(one, faster, new Map([[equal.id, equal.pieces - 1]]));
    await closeAt(await platformPerson(stack, "chain-admin"), faster);
    await panel.getByRole("button", { name: "Book and close" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Book and close" }).click();
    await expect(page.getByText("The figures were changed meanwhile", { exact: false })).toBeVisible();
    await expect(rowOf(equal.name).first()).toContainText("+1");
  });

  await test.step("all that is joined is closed together", async () => {
    await panel.getByRole("button", { name: "Book and close" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("1 product whose counts are left out stays as booked.");
    await question.getByRole("button", { name: "Book and close" }).click();
    await expect(page.getByText("Status updated", { exact: true })).toBeVisible();
    const preview = page.getByRole("complementary", { name: `Inventory ${first}` });
    await expect(preview.getByText("Cleared", { exact: true }).first()).toBeVisible();
    const booked = preview.getByRole("table", { name: "What closing booked" });
    await expect(booked.getByRole("row").filter({ hasText: fewer.name })).toContainText("-1");
    await expect(booked.getByRole("link", { name: `Stock and movements ${fewer.name}` })).toHaveAttribute(
      "href",
      `/current_stocks?product=${fewer.id}&storage=${storage}`,
    );
    const protocol = await preview.getByRole("link", { name: "Protocol" }).getAttribute("href");
    const file = await page.request.get(`${stack.address}${protocol}`);
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    const pieces = await Promise.all([fewer, twice, gone, forgotten, left].map(({ id }) => piecesOf(one, storage, id)));
    expect(pieces).toEqual([fewer.pieces - 1, twice.pieces, 2, 0, left.pieces]);
  });

  await test.step("a count that was alone has its recount beside it at once, and the keyboard stays in the review", async () => {
    const alone = await beginCount(one, { storage, scope: { kind: "PRODUCTS", ids: [twice.id] } });
    await countTo(one, alone, new Map([[twice.id, twice.pieces - 1]]));
    await page.goto(`${stack.address}/inventory?open=${alone}&mode=edit`);
    const review = page.getByRole("complementary", { name: `Inventory ${alone}` });
    await review.getByRole("img", { name: "Not to be counted again" }).click();
    await review.getByRole("button", { name: "Count 1 product again" }).click();
    const dialog = page.getByRole("dialog", { name: "Count 1 product again" });
    await pickRecord(dialog.getByLabel("Who counts"), "", other.name);
    await dialog.getByRole("button", { name: "Begin the recount" }).click();
    await expect(review.getByText(/^Count \d+ \(.+\) is not finished: closing waits for it\.$/)).toBeVisible();
    await expect(review.getByRole("button", { name: "Book and close" })).toBeDisabled();
    await expect(review.getByRole("grid")).toBeFocused();
    await review.getByRole("button", { name: `Count again: ${alone}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Count again" }).click();
    await expect(review.getByText(`${one.name} counts.`, { exact: false })).toBeVisible();
    await expect(review.getByRole("button", { name: "Review it" })).toHaveCount(0);
  });

  await test.step("what closing booked leads to the stock itself; what is closed has no review", async () => {
    await page.goto(`${stack.address}/inventory?open=${first}&mode=edit`);
    await expect(page.getByText(`Count ${first} is closed: there is nothing to review any more.`)).toBeVisible();
    await page.getByRole("link", { name: `Stock and movements ${fewer.name}` }).click();
    await expect(page).toHaveURL(/current_stocks\?.*open=\d+/);
    await expect(page.getByRole("complementary").getByText(fewer.name).first()).toBeVisible();
  });
});
