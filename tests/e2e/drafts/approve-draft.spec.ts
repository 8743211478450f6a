import { expect, type Page } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { type Stack, test } from "../support/isolated-stack";
import { type PlatformPerson, platformPerson } from "../support/platform-person";
import { openAs } from "../support/sign-in";
import { type DraftCell, machinesOf, makeDraft, productsSold } from "./platform-drafts";

test.describe.configure({ timeout: 90_000 });

/** Of its own: a draft is applied in it. */
let stack: Stack;
let mapper: PlatformPerson;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
  mapper = await platformPerson(stack, "shelves-mapper");
});
test.afterAll(() => stack.stop());

type Cell = DraftCell & { id: number };

/** The first cells of a mapping's first shelf. */
async function firstCells(domain: string, id: number): Promise<Cell[]> {
  const { shelves } = Object(await mapper.call("GET", `mapping-drafts/${id}?domain=${domain}`));
  return shelves[0].cells;
}

const setLive = ({ id }: Cell, product: number) =>
  mapper.call("PATCH", "shelf-cells/map-product", { id, product, renewProduct: false });
const setDraft = ({ id }: Cell, product: number) =>
  mapper.call("PATCH", `shelf_cells/${id}`, { product, renewProduct: false });

const approveButton = (page: Page) =>
  page.getByRole("region", { name: "Approve" }).getByRole("button", { name: "Approve", exact: true }).first();

async function approve(page: Page): Promise<void> {
  await approveButton(page).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("An approval cannot be taken back");
  await expect(question).toContainText("applied to 1 machine at once");
  await question.getByRole("button", { name: "Approve" }).click();
  await expect(question).toBeHidden();
}

/** Why it cannot be approved, in sight. */
const held = (page: Page, text: string) => page.getByRole("paragraph").filter({ hasText: text });

const approvals = () =>
  stack.platformRecording.recorded.filter(({ path }) => path.includes("/mapping-drafts/approve/"));

test("MAPP-014 MAPP-017 MAPP-024 a stale draft is approved once each live change was looked at, nothing that came in meanwhile goes by, and then it is applied", async ({
  page,
}) => {
  const [machine] = await machinesOf(mapper);
  if (machine === undefined) throw new Error("a machine");
  const draft = await makeDraft(mapper, "Stale", "2026-01-01");
  const [live, own] = [await firstCells("live-mapping", machine.id), await firstCells("mapping-draft", draft)];
  const mapped = new Set(live.map(({ product }) => product?.id));
  const [one, two] = (await productsSold(mapper, 20)).filter(({ id }) => !mapped.has(id));
  const [first, second, third, fourth, fifth] = live;
  const [ownFirst, , , , ownFifth] = own;
  if (!(one && two && first && second && third && fourth && fifth && ownFirst && ownFifth))
    throw new Error("five cells");
  await setDraft(ownFirst, one.id);
  await setLive(second, one.id);
  await setLive(third, two.id);

  await openAs(page, "mapper-qc", `/drafts?open=${draft}`, stack.address);
  await page.getByRole("button", { name: "Check and approve" }).click();
  await expect(held(page, "Choose for 2 cells first")).toBeVisible();
  expect(await axeFaultsInBothThemes(page, "[data-palette]")).toEqual([]);
  await page.getByRole("button", { name: `Live's for cell ${second.alias}` }).click();
  await expect(held(page, "Choose for 1 cell first")).toBeVisible();
  expect((await firstCells("mapping-draft", draft))[1]?.product?.id).toBe(one.id);
  await page.getByRole("button", { name: `The draft's for cell ${third.alias}` }).click();
  await expect(page.getByText("All that has changed live is decided.")).toBeFocused();

  // What changes between the look and the click is shown, and nothing is approved.
  await setLive(fourth, two.id);
  await approve(page);
  await expect(page.getByText("Live mapping of 1 machine has changed meanwhile")).toBeVisible();
  await page.getByRole("button", { name: `The draft's for cell ${fourth.alias}` }).click();
  // What comes in while the question is open takes the question away.
  await approveButton(page).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await setDraft(ownFifth, two.id);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(page.getByText("Somebody has changed the draft meanwhile.")).toBeVisible();
  // All of that is read before the next change: it would be taken in with it, and approved rightly.
  await expect(approveButton(page)).toBeEnabled();
  await setDraft(ownFifth, one.id);
  await approve(page);
  await expect(page.getByText("Somebody has changed the draft meanwhile.")).toBeVisible();
  expect(approvals()).toEqual([]);

  // An answer that is lost on its way is looked up: it is her own approval, and told as such.
  let sent = 0;
  await page.route("**/api/rest/mapping-drafts/approve/*", async (route) => {
    sent += 1;
    if (sent === 1) await route.fetch();
    await route.abort();
  });
  await approveButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Draft approved successfully")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("has approved the draft meanwhile")).toHaveCount(0);
  const applied = await firstCells("live-mapping", machine.id);
  expect(applied.slice(0, 5).map(({ product }) => product?.id)).toEqual([one.id, one.id, undefined, undefined, one.id]);
});
