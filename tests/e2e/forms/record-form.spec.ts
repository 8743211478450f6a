import { expect, type Page, type Route } from "@playwright/test";
import { endSignInAtPlatform } from "../session/end-at-platform";
import { closeToasts } from "../support/close-toasts";
import { goInside } from "../support/go-inside";
import { type Stack, test } from "../support/isolated-stack";
import { demoPassword, fillSignIn, forgetSignIns, openAs } from "../support/sign-in";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** What every form of a record does, seen on services; what each does is in every-editor. Of its own: rows are changed. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const record = 3;
const panel = (page: Page) => page.getByRole("complementary", { name: `Edit service ${record}` });
const saved = (page: Page) => page.getByText("Service updated successfully");
const save = (page: Page) => panel(page).getByRole("button", { name: "Save" });

const preview = (page: Page) => page.getByRole("complementary", { name: `Service ${record}` });

async function endSession(page: Page): Promise<void> {
  await endSignInAtPlatform(stack);
  await save(page).click();
  await expect(page).toHaveURL((url) => url.pathname === "/login");
}

/** With a session of the test's own, which it may end. */
async function openForm(page: Page): Promise<void> {
  forgetSignIns(stack.address);
  await openAs(page, "sales", `/services?open=${record}&mode=edit`, stack.address);
  await expect(panel(page).getByLabel("Name")).not.toHaveValue("");
  await expect(panel(page).getByLabel("Provider")).toHaveValue(/ SRL$/);
}

/** What has just been saved, from its preview. */
async function editAgain(page: Page): Promise<void> {
  await closeToasts(page);
  await preview(page).getByRole("button", { name: "Edit", exact: true }).click();
  await expect(panel(page).getByLabel("Provider")).toHaveValue(/ SRL$/);
}

/** Somebody else, at the platform itself. */
async function changeAsAnother(page: Page, change: object): Promise<void> {
  const data = { email: "chain-admin@demo.test", password: demoPassword, rememberMe: false, clientApp: "BION" };
  const { apiToken } = await (await page.request.post(`${stack.platformUrl}/login`, { data })).json();
  const headers = { "x-auth-token": apiToken };
  const answer = await page.request.patch(`${stack.platformUrl}/services/${record}`, { headers, data: change });
  expect(answer.status()).toBe(200);
}

/** Bodies of the edits that have reached the platform so far. */
function editsSent(): unknown[] {
  return stack.platformRecording.recorded
    .filter(({ method, path }) => method === "PATCH" && path.startsWith("/services/"))
    .map(({ requestBody }) => JSON.parse(Buffer.from(requestBody, "latin1").toString("utf8")));
}

test("C1 SERV-008 TABL-004 TABL-006 TABL-003 an edit sends what was changed, once whatever becomes of the answer, and nothing where nothing was; of two people who change other fields is not disturbed", async ({
  page,
}) => {
  await test.step("an edit sends what was changed, and nothing where nothing was; Enter saves", async () => {
    await openForm(page);
    await save(page).click();
    await expect(preview(page)).toBeVisible();
    expect(editsSent()).toEqual([]);
    const edit = preview(page).getByRole("button", { name: "Edit", exact: true });
    const [place, frame] = [await edit.boundingBox(), await preview(page).boundingBox()];
    if (place === null || frame === null) throw new Error("Nothing is drawn.");
    expect(place.y - frame.y).toBeLessThan(place.height);
    expect(place.x - frame.x).toBeGreaterThan(frame.width / 2);
    await edit.click();
    await panel(page).getByLabel("Category").fill("Îngrijire");
    await page.keyboard.press("Enter");
    await expect(saved(page)).toBeVisible();
    expect(editsSent()).toEqual([{ category: "Îngrijire" }]);
    await expect(preview(page).getByText("Îngrijire")).toBeVisible();
    await expect(page.getByRole("table", { name: "Services" }).getByText("Îngrijire")).toBeVisible();
  });
  await test.step("an answer that does not arrive costs nothing: it is saved once, and told as ever", async () => {
    await editAgain(page);
    const losses = [
      (route: Route) => route.abort("connectionreset"),
      (route: Route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
    ];
    await page.route("**/api/rest/services/*", async (route) => {
      const lose = losses.shift();
      if (lose === undefined) return route.fallback();
      // The console has got it and answers.
      await route.fetch();
      await lose(route);
    });
    const before = editsSent().length;
    await panel(page).getByLabel("Category").fill("Prin rețea slabă");
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    expect(losses).toEqual([]);
    expect(editsSent().slice(before)).toEqual([{ category: "Prin rețea slabă" }]);
  });
  await test.step("where nobody knows whether it was saved the person is told so, and what was typed stays", async () => {
    await editAgain(page);
    const page502 = { status: 502, type: "text/html", body: "<h1>Bad Gateway</h1>" };
    const letThrough = stack.platformRecording.answerInstead("PATCH", /^\/services\//, page502);
    await panel(page).getByLabel("Category").fill("Poate");
    await save(page).click();
    const told = page.getByRole("region", { name: "Notifications" });
    await expect(
      told.getByText(/It may have gone through all the same: please check before you try again/),
    ).toBeVisible();
    await expect(panel(page).getByLabel("Category")).toHaveValue("Poate");
    letThrough();
    await save(page).click();
    await expect(saved(page)).toBeVisible();
  });
  await test.step("of two people in one record, who changes other fields is not disturbed", async () => {
    await editAgain(page);
    await panel(page).getByLabel("Price").fill("21");
    await changeAsAnother(page, { category: "De la altcineva" });
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole("complementary").getByText("De la altcineva")).toBeVisible();
  });
  await test.step("Edit of a row that is not there says so, like its preview", async () => {
    await goInside(page, "/services?open=999999&mode=edit");
    const gone = page.getByRole("complementary", { name: "Edit service 999999" });
    await expect(gone.getByText("Object not found")).toBeVisible();
    await expect(gone.getByRole("button", { name: "Save" })).toBeDisabled();
    await gone.getByRole("button", { name: "Back to the list" }).click();
    await expect(page).toHaveURL(/\/services$/);
  });
});

test("SESS-017 what was typed survives the end in every tab, overwrites nothing that somebody saved meanwhile, can be discarded, and is nobody else's", async ({
  page,
  context,
}) => {
  await test.step("what was typed survives the end in every tab, and overwrites nothing that somebody saved meanwhile", async () => {
    await openForm(page);
    const other = await context.newPage();
    await other.goto(`${stack.address}/services?open=${record}&mode=edit`);
    await expect(panel(other).getByLabel("Provider")).toHaveValue(/ SRL$/);
    await panel(other).getByLabel("Name").fill("În a doua filă");
    await panel(page).getByLabel("Name").fill("În prima filă");
    await endSignInAtPlatform(stack);
    await save(page).click();
    for (const tab of [page, other]) await expect(tab).toHaveURL((url) => url.pathname === "/login");
    await changeAsAnother(page, { category: "Schimbat între timp" });
    await fillSignIn(other, "sales", demoPassword);
    await expect(panel(other).getByLabel("Name")).toHaveValue("În a doua filă");
    await save(other).click();
    await expect(saved(other)).toBeVisible();
    expect(editsSent().at(-1)).toEqual({ name: "În a doua filă" });
    await other.close();
  });
  await test.step("what survived the end of the session can be discarded, and is nobody else's", async () => {
    await fillSignIn(page, "sales", demoPassword);
    await expect(panel(page).getByLabel("Name")).toHaveValue("În prima filă");
    await panel(page).getByRole("button", { name: "Discard it" }).click();
    await expect(panel(page).getByLabel("Name")).toHaveValue("În a doua filă");
    await panel(page).getByLabel("Name").fill("Rămâne aici");
    await expect(panel(page).getByLabel("Provider")).toHaveValue(/ SRL$/);
    await endSession(page);
    await fillSignIn(page, "chain-admin", demoPassword);
    await expect(panel(page).getByLabel("Name")).toHaveValue("În a doua filă");
    expect(await page.evaluate(() => sessionStorage.getItem("kept-work"))).toBeNull();
  });
});
