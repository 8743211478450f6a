import { expect, type Page } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { pickRecord } from "../support/choose-record";
import { goInside } from "../support/go-inside";
import { type Stack, test } from "../support/isolated-stack";
import { openAs } from "../support/sign-in";

test.describe.configure({ mode: "default", timeout: 120_000 });

/** Of its own: what is changed here is what other tests read. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

interface MappedShelf {
  storageId: number;
  cells: { id: number; renewProduct: boolean; product?: { id: number; name: string } }[];
}

const panel = (page: Page) => page.getByRole("complementary");
const button = (page: Page, name: string | RegExp) => panel(page).getByRole("button", { name });

/** All shelf cells of all machines, as the platform has them now. */
async function shelvesNow(page: Page) {
  const { data }: { data: MappedShelf[] } = await (await page.request.get(`${stack.address}/api/rest/shelves`)).json();
  return data.flatMap(({ storageId, cells }) => cells.map((cell) => ({ storageId, ...cell })));
}

type Cells = Awaited<ReturnType<typeof shelvesNow>>;

/** A product that lies in the shelves of two machines, in more cells than are sent at once, and one that lies in neither of both. */
function twoProducts(cells: Cells) {
  const machinesOf = (id: number | undefined) =>
    new Set(cells.filter(({ product }) => product?.id === id).map(({ storageId }) => storageId));
  const numberOf = (id: number) => cells.filter(({ product }) => product?.id === id).length;
  const from = cells.find(
    ({ product }) => product && machinesOf(product.id).size === 2 && numberOf(product.id) > 4,
  )?.product;
  const machines = machinesOf(from?.id);
  const to = cells.find(
    ({ product }) => product && ![...machinesOf(product.id)].some((id) => machines.has(id)),
  )?.product;
  if (from === undefined || to === undefined) throw new Error("two products");
  const own = cells.filter(({ product }) => product?.id === from.id);
  return { from, to, machines: [...machines], own };
}

const sent = () =>
  stack.platformRecording.recorded
    .filter(({ method, path }) => method === "PATCH" && path.startsWith("/shelf-cells/"))
    .map(({ requestBody }) => JSON.parse(Buffer.from(requestBody, "latin1").toString()));

test("MAPP-016 MAPP-017 machines are compared with the drafts that they were given last; a product is replaced in some of them, one of which cannot be read at first, and taken back; its planogram is printed", async ({
  page,
}) => {
  await openAs(page, "shelves-mapper", "/drafts", stack.address);
  await page.getByRole("button", { name: "Machines", exact: true }).click();
  await test.step("what differs is told in a sentence, machine by machine and cell by cell", async () => {
    await button(page, "Compare")
      .and(page.getByText("Compare", { exact: true }))
      .click();
    const sum = panel(page).getByText(/^Of \d+ machines: \d+ differs? from .+\.$/);
    await expect(sum.last()).toBeVisible();
    await button(page, /^\d+ cells? of /)
      .first()
      .click();
    const table = panel(page).getByRole("table").first();
    await expect(table.getByRole("columnheader")).toHaveText(["Cell", "Since then", "In the draft", "In the machine"]);
    expect(await table.getByRole("row").count()).toBeGreaterThan(1);
  });
  const outOfOrder = {
    status: 500,
    type: "application/json",
    body: JSON.stringify({ error: { message: "out of order" } }),
  };
  const before = await shelvesNow(page);
  const { from, to, machines, own } = twoProducts(before);
  await test.step("its cells are found in all of its machines, and each is shown before anything is sent", async () => {
    await button(page, "Replace a product").click();
    await expect(button(page, "Find its cells")).toBeDisabled();
    await pickRecord(panel(page).getByRole("combobox", { name: "Product that goes" }), from.name, from.name);
    await pickRecord(panel(page).getByRole("combobox", { name: "Product that comes" }), to.name, to.name);
    const calm = stack.platformRecording.answerInstead("GET", /\/reports\?/, outOfOrder);
    await button(page, "Find its cells").click();
    const unread = panel(page).getByText(/^Whether a machine is being supplied could not be read\. ./);
    await expect(unread).toBeVisible();
    calm();
    await button(page, "Try again").click();
    await expect(unread).toBeHidden();
    await expect(panel(page).getByText(/^(\d+) of \1 cells in \d machines chosen$/)).toBeVisible();
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
  });
  const act = /^Replace in \d+ cells?$/;
  await test.step("cells of a machine that cannot be read are not sent, and are sent again", async () => {
    const calm = stack.platformRecording.answerInstead(
      "GET",
      new RegExp(`/mapping-drafts/${machines[0]}\\?`),
      outOfOrder,
    );
    await button(page, act).click();
    await page.getByRole("alertdialog").getByRole("button", { name: act }).click();
    await expect(panel(page).getByText(/^\d+ cells? changed · \d+ not changed$/)).toBeVisible();
    calm();
    await button(page, /^Send \d+ cells? again$/).click();
    await expect(panel(page).getByText(/^\d+ cells changed$/)).toBeVisible();
    const after = await shelvesNow(page);
    expect(after.filter(({ product }) => product?.id === from.id)).toEqual([]);
    const changed = after.filter(({ id }) => own.some((each) => each.id === id));
    expect(changed.map(({ product, renewProduct }) => [product?.id, renewProduct])).toEqual(
      own.map(({ renewProduct }) => [to.id, renewProduct]),
    );
    expect(sent()).toHaveLength(own.length);
  });
  await test.step("the way back is not left by accident; taken back, every cell is as it was", async () => {
    await button(page, "Start over").click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Leave the way back?");
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await button(page, /^Take \d+ cells back$/).click();
    await expect(panel(page).getByText(/^\d+ cells taken back$/)).toBeVisible();
    expect(await shelvesNow(page)).toEqual(before);
  });
  await test.step("all of its cells are emptied live after a question that is read from its beginning, and an undo brings them back", async () => {
    await page.goto(`${stack.address}/drafts?domain=live-mapping&open=${machines[0]}&mode=edit`);
    await page.getByRole("gridcell").first().focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Control+s");
    const question = page.getByRole("alertdialog");
    await expect(question.getByText("Live mapping is changed at once")).toBeInViewport();
    await expect(question.getByText(/to take back$/)).toBeInViewport();
    await question.getByRole("button", { name: "Change now" }).click();
    await expect(page.getByText(/^\d+ cells saved$/)).toBeVisible();
    const ownNow = async () => (await shelvesNow(page)).filter(({ storageId }) => storageId === machines[0]);
    expect((await ownNow()).filter(({ product }) => product)).toEqual([]);
    await page.getByRole("gridcell").first().focus();
    await page.keyboard.press("Control+z");
    await page.getByRole("alertdialog").getByRole("button", { name: "Change now" }).click();
    await expect.poll(ownNow).toEqual(before.filter(({ storageId }) => storageId === machines[0]));
  });
  await test.step("its planogram is a link beside the mapping, which the session opens", async () => {
    await goInside(page, `/drafts?domain=live-mapping&open=${machines[0]}`);
    const link = panel(page).getByRole("link", { name: "Planogram", exact: true });
    const printed = await page.request.get(`${stack.address}${await link.getAttribute("href")}`);
    expect([printed.status(), printed.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  });
});
