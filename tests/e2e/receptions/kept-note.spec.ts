import { type Browser, expect, type Page } from "@playwright/test";
import { ownPageHeaders } from "@/tests/support/console/visitor";
import { pickFirst } from "../support/choose-record";
import { type Stack, test } from "../support/isolated-stack";
import { scanCode } from "../support/scan-code";
import { demoPassword, fillSignIn, forgetSignIns, openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";
import { addLine, cellAt, editInside, panelOf, typeCells } from "./reception-editor";

test.describe.configure({ timeout: 120_000 });

/** Of its own: sessions end in it, and a note is made. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const account = "acquirer";
const panel = (page: Page) => panelOf(page, "New reception");
const number = (page: Page) => panel(page).getByLabel("Document number");
const choose = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true }).click();

interface Kept {
  values: { numberDocument: string; lines: { content: { received: string } }[] };
  sent?: object;
}
async function keptFor({ request }: Page): Promise<Kept | undefined> {
  const answer = await request.get(`${stack.address}/api/kept/receptions`, { headers: { "x-bff": "1" } });
  const { data }: { data: { kept: Kept } | null } = await answer.json();
  return data?.kept;
}
const numberKept = (page: Page) => expect.poll(async () => (await keptFor(page))?.values.numberDocument);

/** How many notes the platform has been asked to make. */
const notesMade = (): number =>
  stack.platformRecording.recorded.filter(
    ({ method, path }) => method === "POST" && path.startsWith("/reception_entry_notes"),
  ).length;

/** With a session of its own. */
async function openNew(page: Page): Promise<void> {
  forgetSignIns(stack.address);
  await openAs(page, account, "/receptions?mode=new", stack.address);
  await untilHydrated(page);
  await expect(number(page)).toBeVisible();
}

/** The same account at another computer. */
async function elsewhere(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openNew(page);
  return page;
}

test("C5 a new reception outlives a reload, another computer, the end of the session and a crash while it is sent; it is never written over unasked, is made once, and goes with a sign-out that says so", async ({
  page,
  browser,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  const offered = (at: Page) => panel(at).getByText(/^What you entered before is kept and not sent: .*Chrom/);
  const other = (at: Page) => panel(at).getByText(/^Something else is kept/);

  await test.step("what is entered is kept by itself, and offered after a reload", async () => {
    await openNew(page);
    await pickFirst(panel(page).getByLabel("Supplier"), "a");
    await panel(page).getByLabel("Document type").selectOption({ label: "Factură" });
    await panel(page).getByLabel("Reception type").selectOption({ label: "Recepție marfă" });
    await panel(page).getByLabel("Document date", { exact: true }).fill("20112026");
    await number(page).fill("K-1");
    await pickFirst(panel(page).getByLabel("Storage of new lines"), "a");
    await addLine(panel(page), "14");
    await typeCells(page, ["24", "23", "L1"]);
    await expect
      .poll(async () => (await keptFor(page))?.values)
      .toMatchObject({ numberDocument: "K-1", lines: [{ content: { received: "23", batchNumber: "L1" } }] });
    await page.reload();
    await untilHydrated(page);
    await expect(offered(page)).toBeVisible();
    await expect(number(page)).toHaveValue("");
    await choose(page, "Continue");
    await expect(number(page)).toHaveValue("K-1");
    await expect(cellAt(panel(page), 0, "received")).toHaveText("23");
  });

  const there = await elsewhere(browser);
  await test.step("it goes on at another computer, and whoever comes later is asked", async () => {
    await expect(offered(there)).toBeVisible();
    await choose(there, "Continue");
    await expect(cellAt(panel(there), 0, "received")).toHaveText("23");
    await number(there).fill("K-2");
    await numberKept(there).toBe("K-2");
    await number(page).fill("K-3");
    await expect(other(page)).toBeVisible();
    await numberKept(page).toBe("K-2");
    await choose(page, "Keep what is here");
    await numberKept(page).toBe("K-3");
  });

  await test.step("the end of the session loses nothing", async () => {
    const headers = ownPageHeaders(stack.address);
    await page.request.post(`${stack.address}/api/session/sign-out`, { headers });
    await number(page).fill("K-5");
    await expect(page).toHaveURL((url) => url.pathname === "/login");
    await fillSignIn(page, account, demoPassword);
    await expect(number(page)).toHaveValue("K-5");
    await numberKept(page).toBe("K-5");
  });

  let again = page;
  await test.step("whatever becomes of a crash while it is sent, it is made once", async () => {
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => void keys.push(request.headers()["idempotency-key"]));
    await page.route("**/api/rest/reception_entry_notes", async (route) => {
      await route.fetch();
    });
    await panel(page).getByRole("button", { name: "Save" }).click();
    await expect.poll(async () => (await keptFor(there))?.sent).toBeDefined();
    await expect.poll(notesMade).toBe(1);
    // What came into it now would be in the form and not in what was sent.
    await scanCode(page, "5940000000004");
    await expect(page.getByText("The scan was not taken: what was entered is being saved.")).toBeVisible();
    await expect(number(page)).toHaveValue("K-5");
    await page.close();
    again = await elsewhere(browser);
    await choose(again, "Continue");
    await expect(panel(again).getByText(/^It may have been made: it was sent on .*, and no answer came/)).toBeVisible();
    await expect(panel(again).getByRole("button", { name: "Save" })).toBeDisabled();
    await expect(panel(again).getByRole("link", { name: "Look in the list" })).toHaveAttribute(
      "href",
      /\?supplier=\d+$/,
    );
    const made = panel(again).getByText("Document K-5 of this supplier was received already").getByRole("link");
    await expect(made).toHaveAttribute("href", /\?renNumber=\w+/);
    // Whoever has looked at something else makes no second one all the same.
    await choose(again, "It is not there: send it again");
    const sent = again.waitForRequest((request) => request.method() === "POST" && request.url().includes("/api/rest/"));
    await panel(again).getByRole("button", { name: "Save" }).click();
    expect(keys).toContain((await sent).headers()["idempotency-key"]);
    await expect(again.getByText("Reception created")).toBeVisible();
    expect(notesMade()).toBe(1);
    await expect.poll(() => keptFor(again)).toBeUndefined();
    await test.step("what of it is changed and not sent outlives the end of the session", async () => {
      const id = Number(new URL(again.url()).searchParams.get("open"));
      const edit = await editInside(again, id);
      await cellAt(edit, 0, "received").click();
      await typeCells(again, ["2x"]);
      await again.request.post(`${stack.address}/api/session/sign-out`, { headers: ownPageHeaders(stack.address) });
      await cellAt(edit, 0, "batch").click();
      await again.keyboard.type("L2");
      // What is not left yet is not sent.
      await again.keyboard.press("Enter");
      await expect(again).toHaveURL((url) => url.pathname === "/login");
      await fillSignIn(again, account, demoPassword);
      await expect(cellAt(edit, 0, "received")).toHaveText("2x");
      await expect(cellAt(edit, 0, "batch")).toHaveText("L1");
      await edit.getByRole("button", { name: "Try again" }).click();
      await expect(cellAt(edit, 0, "batch")).toHaveText("L2");
      await expect(cellAt(edit, 0, "received")).toHaveText("2x");
    });
  });

  await test.step("who had it open elsewhere is told; a sign-out says what goes with it", async () => {
    await number(there).fill("K-6");
    await expect(panel(there).getByText(/^What was kept of this has been saved or given up elsewhere/)).toBeVisible();
    await choose(there, "Keep what is here");
    await numberKept(there).toBe("K-6");
    await there.getByRole("button", { name: /^Settings of/ }).click();
    await there.getByRole("button", { name: "Logout" }).click();
    const question = there.getByRole("alertdialog");
    await expect(question).toContainText("Receptions, kept on");
    await question.getByRole("button", { name: "Sign out" }).click();
    await expect(there).toHaveURL((url) => url.pathname === "/login");
    expect(await keptFor(again)).toBeUndefined();
  });
});
