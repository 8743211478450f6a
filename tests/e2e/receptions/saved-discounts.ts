import { expect, type Locator, type Page } from "@playwright/test";
import { sendElsewhere } from "../catalog_price/elsewhere";
import type { Stack } from "../support/isolated-stack";
import { cellAt, gridOf, panelOf } from "./reception-editor";

const path = "reception_entry_note_discounts";
type Write = readonly [called: string, body?: object];

/** A call as it is compared: the id of a discount, which only the platform knows, stands as N. */
function readWrite(write: string): Write {
  const [called = "", json] = write.replace(/(discounts\/)\d+/, "$1N").split(/ (?=\{)/);
  return json === undefined ? [called] : [called, JSON.parse(json)];
}

const deleted: Write = [`DELETE ${path}/N`];
const made = (body: object): Write => [`POST ${path}`, body];
const changed = (body: object): Write => [`PATCH ${path}/N`, body];
const percent = (value: string | null, valueVAT: string | null) => ({ isFixedValue: false, value, valueVAT });
const amount = (value: string | null, valueVAT: string | null) => ({ isFixedValue: true, value, valueVAT });

/** All that was sent for one thing that a person did: one call. */
async function expectSent(panel: Locator, writes: string[], call: Write): Promise<void> {
  await expect.poll(() => writes.length, { intervals: [20] }).toBeGreaterThan(0);
  await expect(gridOf(panel).getByRole("img", { name: "Being saved" })).toHaveCount(0);
  expect(writes.splice(0).map(readWrite)).toEqual([call]);
}

interface Edited {
  page: Page;
  panel: Locator;
  /** The note's id, and those of its first two lines: three pieces each at 10.00, with 19 percent VAT. */
  note: number;
  lines: readonly [number, number];
  writes: string[];
}

/** A line's discount is set, changed, emptied and removed, as percent and as an amount. */
export async function eachFormOfLineDiscount({ page, panel, note, lines, writes }: Edited): Promise<void> {
  const expectCall = (call: Write) => expectSent(panel, writes, call);
  const of = (row: 0 | 1) => ({ receptionEntryNote: note, receptionEntryNoteItem: lines[row] });
  /** A line is sent when it is left. */
  const leave = (row: 0 | 1) => page.keyboard.press(row === 0 ? "ArrowDown" : "ArrowUp");
  const enter = async (row: 0 | 1, keys: readonly string[], call: Write, value: string) => {
    await cellAt(panel, row, "discount").click();
    for (const key of keys) await page.keyboard.press(key);
    await leave(row);
    await expect(cellAt(panel, row, "value")).toHaveText(value);
    await expectCall(call);
  };
  const remove = async (row: 0 | 1) => {
    await cellAt(panel, row, "discount").click();
    await panel.getByRole("button", { name: "Remove discount" }).click();
    await expect(cellAt(panel, row, "value")).toHaveText("30.00");
    await expectCall(deleted);
  };
  await enter(0, ["1", "0", "Enter"], made({ ...of(0), ...percent("10", "0.57") }), "27.00");
  await enter(0, ["2", "0", "Enter"], changed({ ...of(0), ...percent("20", "1.14") }), "24.00");
  await remove(0);
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(cellAt(panel, 0, "value")).toHaveText("24.00");
  await expectCall(made({ ...of(0), ...percent("20", "1.14") }));
  await enter(0, ["Delete"], changed({ ...of(0), ...percent(null, null) }), "30.00");
  await cellAt(panel, 1, "discountType").click();
  await page.keyboard.press("R");
  await page.keyboard.press("Enter");
  await enter(1, ["6", "Enter"], made({ ...of(1), ...amount("6", "1.14") }), "24.00");
  await enter(1, ["Delete"], changed({ ...of(1), ...amount(null, null) }), "30.00");
  await enter(1, ["9", "Enter"], changed({ ...of(1), ...amount("9", "1.71") }), "21.00");
  await remove(1);
}

/** The same of a rate's: what it is taken off is 60.00. */
export async function eachFormOfRateDiscount({ panel, note, writes }: Omit<Edited, "page" | "lines">): Promise<void> {
  const expectCall = (call: Write) => expectSent(panel, writes, call);
  const of = { receptionEntryNote: note, forRateVAT: 19 };
  const field = panel.getByRole("textbox", { name: "Discount at 19%", exact: true });
  const remove = panel.getByRole("button", { name: "Remove the discount at 19%" });
  const enter = async (value: string, call: Write) => {
    await field.fill(value);
    await field.press("Tab");
    await expectCall(call);
  };
  await enter("25", made({ ...of, ...percent("25", "2.85") }));
  await enter("", changed({ ...of, ...percent(null, null) }));
  await enter("50", changed({ ...of, ...percent("50", "5.70") }));
  await remove.click();
  await expect(field).toHaveValue("");
  await expectCall(deleted);
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(field).toHaveValue("50");
  await expect(remove).toBeVisible();
  await expectCall(made({ ...of, ...percent("50", "5.70") }));
  await panel.getByRole("button", { name: "Redo" }).click();
  await expect(remove).toHaveCount(0);
  await expectCall(deleted);
  await panel.getByRole("combobox", { name: "Type of the discount at 19%" }).selectOption("AMOUNT");
  await enter("8", made({ ...of, ...amount("8", "1.52") }));
  await enter("0.5", changed({ ...of, ...amount("0.5", "0.10") }));
  await enter("", changed({ ...of, ...amount(null, null) }));
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expectCall(deleted);
}

interface DiscountOfRate {
  id: number;
  forRateVAT: number;
}

/** What a saved note has, with the ids of its lines and discounts. */
interface SavedNote {
  items: { id: number; discount?: { id: number } }[];
  vatDiscounts: DiscountOfRate[];
}

export async function wholeNote(page: Page, address: string, id: number): Promise<SavedNote> {
  const headers = { "x-bff": "1" };
  const answer = await page.request.get(`${address}/api/rest/reception_entry_notes/${id}`, { headers });
  const { data }: { data: SavedNote } = await answer.json();
  return data;
}

/** Somebody else changes an amount of a rate while a person does: one sends theirs, then keeps the other's. */
export async function twoInOneRateDiscount(
  page: Page,
  stack: Stack,
  writes: string[],
  { id, forRateVAT, receptionEntryNote }: DiscountOfRate & { receptionEntryNote: number },
): Promise<void> {
  const owner = { receptionEntryNote, forRateVAT };
  const panel = panelOf(page, /^Edit reception \d+/);
  const name = `Discount at ${forRateVAT}%`;
  const field = panel.getByRole("textbox", { name, exact: true });
  const asked = panel.getByText(/^Saved by now: \d/);
  const meet = async (theirs: string, mine: string) => {
    const body = { ...owner, ...amount(theirs, null) };
    await sendElsewhere(stack, "PATCH", `${path}/${id}`, body);
    writes.length = 0;
    await field.fill(mine);
    await field.press("Tab");
    await expect(asked).toHaveText(new RegExp(`^Saved by now: ${theirs}\\sRON · Yours: ${mine}\\sRON$`));
    await expect(field).toHaveValue(theirs);
    expect(writes).toEqual([]);
  };
  await meet("7.00", "6.00");
  const answered = page.waitForResponse((answer) => answer.url().endsWith(`${path}/${id}`));
  await panel.getByRole("button", { name: `Send mine, ${name}` }).click();
  await answered;
  await expect(field).toHaveValue("6.00");
  await expect
    .poll(() => writes)
    .toEqual([`PATCH ${path}/${id} ${JSON.stringify({ ...owner, ...amount("6.00", "1.14") })}`]);
  await meet("5.00", "4.00");
  await panel.getByRole("button", { name: `Take what is saved, ${name}` }).click();
  await expect(asked).toHaveCount(0);
  await expect(field).toHaveValue("5.00");
  expect(writes).toEqual([]);
}
