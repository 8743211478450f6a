import { writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { pngPicture } from "@/tests/support/pictures";
import { sendElsewhere } from "../catalog_price/elsewhere";
import { axeFaultsInBothThemes } from "../support/axe";
import { optionsOf, pickRecord } from "../support/choose-record";
import { goInside } from "../support/go-inside";
import { type Stack, test } from "../support/isolated-stack";
import { openAs, prefer } from "../support/sign-in";

test.describe.configure({ mode: "default", timeout: 120_000 });

/** Of its own: what is made here would change the rows that other tests count. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const kiosk = pngPicture(1080, 235);
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const form = (page: Page, name: RegExp | string = "New banner") => page.getByRole("complementary", { name });
const openAt = (page: Page, path: string) => openAs(page, "marketer", path, stack.address);
const choose = (page: Page, given: ReturnType<typeof file>) => page.locator('input[type="file"]').setInputFiles(given);

/** What the platform was sent by a method so far. */
const sentBy = (method: string) =>
  stack.platformRecording.recorded
    .filter((each) => each.method === method && each.path.startsWith("/galleries"))
    .map(({ path, requestBody }) => ({
      path,
      body: requestBody === "" ? undefined : JSON.parse(Buffer.from(requestBody, "latin1").toString()),
    }));

test("BANR-015 BANR-016 BANR-017 CNST-031 BANR-013 ERRS-040 BANR-003 BANR-004 TABL-002 a new banner is sent once; a banner's preview, its edit, its images dropped and refused, its products that cannot be had, and its end, also by somebody else", async ({
  page,
}) => {
  await test.step("a new banner says what is missing, shows its image in true size, and is sent once", async () => {
    await openAt(page, "/galleries");
    await page.getByRole("button", { name: "New", exact: true }).click();
    const panel = form(page);
    const save = panel.getByRole("button", { name: "Save" });
    await panel.getByLabel("Name").fill("a");
    await panel.getByLabel("Name").fill("");
    await expect(panel.getByText("Name is required")).toBeVisible();
    await expect(save).toBeDisabled();
    await panel.getByLabel("Name").fill("Săptămâna cafelei");
    await save.click();
    await expect(panel.getByText("Chain is required")).toBeVisible();
    await expect(panel.getByText("Image is required")).toBeVisible();
    await panel.getByLabel("Chain").selectOption({ index: 1 });

    await choose(page, file("a.png", "image/png", Buffer.from("<svg><script>alert(1)</script></svg>")));
    await expect(panel.getByText("The file is not a PNG, JPEG or WebP picture.")).toBeVisible();
    // By its path: the browser reads it itself, which is not sent 7 MB of text then.
    const tooLarge = test.info().outputPath("b.png");
    writeFileSync(tooLarge, Buffer.concat([kiosk, Buffer.alloc(5 * 1024 * 1024)]));
    await page.locator('input[type="file"]').setInputFiles(tooLarge);
    await expect(panel.getByText("The file is larger than 5 MB.")).toBeVisible();
    await choose(page, file("c.png", "image/png", pngPicture(300, 300)));
    await expect(panel.getByText("Kiosks show 1080 x 235 px.")).toBeVisible();
    await choose(page, file("d.txt", "text/plain", kiosk));
    await expect(panel.getByText("1080 x 235 px", { exact: true })).toBeVisible();
    await expect(panel.getByText("216:47")).toBeVisible();
    await expect(panel.getByText("Kiosks show")).toHaveCount(0);
    const shown = await panel.getByRole("img", { name: "The image in its true size" }).boundingBox();
    expect([shown?.width, shown?.height]).toEqual([1080, 235]);

    await panel.getByLabel("a link").check();
    await panel.getByRole("textbox", { name: "Link" }).fill("http://shop.example");
    await expect(panel.getByText("Enter an address that begins with https://")).toBeVisible();
    await panel.getByRole("textbox", { name: "Link" }).fill("https://shop.example/cafea");
    await panel.getByRole("textbox", { name: "Start date" }).fill("02/12/2026");
    await panel.getByRole("textbox", { name: "End date" }).fill("01/12/2026");
    await expect(panel.getByText("The end date must not be before the start date.")).toBeVisible();
    await panel.getByRole("textbox", { name: "Start date" }).fill("01/12/2026");
    await expect(panel.getByText("The end date must not be before the start date.")).toHaveCount(0);
    await panel.getByRole("textbox", { name: "End date" }).fill("31/12/2099");
    await save.dblclick();
    await expect(page.getByText("Banner created successfully")).toBeVisible();
    const preview = page.getByRole("complementary", { name: /^Banner \d+/ });
    await expect(preview.getByRole("img", { name: "Săptămâna cafelei", exact: true }).first()).toHaveJSProperty(
      "naturalWidth",
      1080,
    );
    expect(sentBy("POST")).toEqual([
      {
        path: "/galleries",
        body: {
          name: "Săptămâna cafelei",
          type: 4,
          chain: expect.any(Number),
          forwardedURL: "https://shop.example/cafea",
          startDate: "2026-12-01",
          endDate: "2099-12-31",
          isActive: true,
          image: { base64Content: kiosk.toString("base64"), extension: "png" },
        },
      },
    ]);
  });
  await test.step("an image is dropped or pasted as well", async () => {
    await goInside(page, "/galleries?mode=new");
    const panel = form(page);
    await expect(panel.getByText("or drop it here, or paste it")).toBeVisible();
    const transfer = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], "x.png", { type: "image/png" }));
      return data;
    }, pngPicture(540, 235).toString("base64"));
    await panel.getByText("or drop it here, or paste it").dispatchEvent("drop", { dataTransfer: transfer });
    await expect(panel.getByText("540 x 235 px", { exact: true })).toBeVisible();
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], "y.png", { type: "image/png" }));
      window.dispatchEvent(new ClipboardEvent("paste", { clipboardData }));
    }, kiosk.toString("base64"));
    await expect(panel.getByText("1080 x 235 px", { exact: true })).toBeVisible();
    await panel.getByRole("button", { name: "Close" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(/\/galleries$/);
  });
  await test.step("what the platform refuses stands at its field, and what was entered stays", async () => {
    await goInside(page, "/galleries?open=4&mode=edit");
    const panel = form(page, "Edit banner 4");
    const calm = stack.platformRecording.answerInstead("PATCH", /galleries/, {
      status: 400,
      type: "application/json",
      body: JSON.stringify({ error: { message: "image: must be at most 2 MB" } }),
    });
    const keep = panel.getByRole("button", { name: "Keep the present image" });
    await expect(keep).toHaveCount(0);
    await choose(page, file("square.png", "image/png", pngPicture(300, 300)));
    await expect(panel.getByText("300 x 300 px", { exact: true })).toBeVisible();
    await keep.click();
    await expect(panel.getByText("300 x 300 px", { exact: true })).toHaveCount(0);
    await choose(page, file("a.png", "image/png", kiosk));
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("The picture is larger than 2 MB.")).toBeVisible();
    await expect(panel.getByText("1080 x 235 px", { exact: true })).toBeVisible();
    calm();
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Banner updated successfully")).toBeVisible();
  });
  await test.step("products that cannot be had are told of in their place, with Retry", async () => {
    await page.getByRole("complementary", { name: "Banner 4" }).getByRole("button", { name: "Edit" }).click();
    const panel = form(page, "Edit banner 4");
    const failure = { error: { code: "upstream-failed", requestId: "abcdef" } };
    const calm = stack.browserRecording.answerInstead("GET", /taxon-products/, {
      status: 502,
      type: "application/json",
      body: JSON.stringify(failure),
    });
    await panel.getByLabel("a product").check();
    await panel.getByLabel("Category of the product").selectOption({ index: 1 });
    await expect(panel.getByText("Failed to fetch promoted products:")).toBeVisible();
    calm();
    await panel.getByRole("button", { name: "Retry" }).click();
    await expect(panel.getByText("Failed to fetch promoted products:")).toHaveCount(0);
    const product = panel.getByLabel("Product", { exact: true });
    await product.click();
    await expect(optionsOf(product).nth(1)).toBeVisible();
  });
  await test.step("an edit sends what was changed and nothing else: where the banner leads", async () => {
    await openAt(page, "/galleries?open=3");
    await page.getByRole("complementary", { name: "Banner 3" }).getByRole("button", { name: "Edit" }).click();
    const panel = form(page, "Edit banner 3");
    await panel.getByLabel("nowhere").check();
    await panel.getByLabel("a product").check();
    const product = panel.getByLabel("Product", { exact: true });
    await product.click();
    await expect(panel.getByText("Choose a category first.")).toBeVisible();
    await panel.getByLabel("Category of the product").selectOption({ index: 1 });
    const name = await pickRecord(product, "", 1);
    await expect(product).toHaveValue(name);
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Banner updated successfully")).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Banner 3" }).getByText(name)).toBeVisible();
    const { path, body } = sentBy("PATCH").at(-1) ?? { path: "", body: {} };
    expect(path).toBe("/galleries/3");
    expect(body).toEqual({
      forwardedProductInfo: expect.any(Number),
      forwardedURL: null,
      forwardedCategoryTree: null,
    });
  });
  await test.step("a banner is deleted after a question, once, and its preview is closed", async () => {
    await goInside(page, "/galleries?open=7");
    const preview = page.getByRole("complementary", { name: "Banner 7" });
    await preview.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete banner 7?" });
    await expect(question.getByRole("button", { name: "Keep it" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question).toHaveCount(0);
    expect(sentBy("DELETE")).toEqual([]);
    await preview.getByRole("button", { name: "Delete" }).click();
    await question.getByRole("button", { name: "Delete" }).dblclick();
    await expect(page.getByText("Banner deleted successfully")).toBeVisible();
    await expect(page).toHaveURL(/\/galleries$/);
    await expect(preview).toHaveCount(0);
    expect(sentBy("DELETE")).toEqual([{ path: "/galleries/7", body: undefined }]);
    await page.goto(`${stack.address}/galleries?open=7`);
    await expect(page.getByText("Object not found")).toBeVisible();
  });
  await test.step("a preview of the first HTML tells the actual size of a kiosk's small version, drawn at the scale of the large one", async () => {
    await goInside(page, "/galleries?open=8");
    const sizes = page.getByRole("complementary", { name: "Banner 8" }).getByText(/^\d+ x \d+ px$/);
    await expect(sizes).toHaveText(["1080 x 235 px", "540 x 235 px"]);
    const pictures = page.getByRole("complementary", { name: "Banner 8" }).locator("img[src*='/banners/']");
    const widthOf = async (at: number) => (await pictures.nth(at).boundingBox())?.width ?? 0;
    await expect.poll(async () => (await widthOf(1)) / (await widthOf(0))).toBeCloseTo(0.5, 2);
    await page.reload();
    await expect(sizes).toHaveText(["1080 x 235 px", "540 x 235 px"]);
  });
  await test.step("a preview says that its record was deleted meanwhile, and the list is read again", async () => {
    await goInside(page, "/galleries?open=16");
    const preview = page.getByRole("complementary", { name: "Banner 16" });
    const row = page.locator("[data-scroller]").getByRole("link", { name: "16", exact: true });
    await expect(preview.getByRole("button", { name: "Delete" })).toBeVisible();
    await expect(row).toBeVisible();
    await sendElsewhere(stack, "DELETE", "galleries/16");
    await preview.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(preview.getByText("This record has been deleted.")).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(preview.getByRole("button", { name: "Edit" })).toHaveCount(0);
    await expect(row).toHaveCount(0);
    await preview.getByRole("button", { name: "Back to the list" }).click();
    await expect(preview).toHaveCount(0);
  });
  await test.step("axe finds nothing in the form and its question, in both themes", async () => {
    await prefer(page, { locale: "ro" }, stack.address);
    await page.goto(`${stack.address}/galleries?mode=new`);
    for (const query of [undefined, "open=4&mode=edit"]) {
      if (query !== undefined) await goInside(page, `/galleries?${query}`);
      await expect(page.locator('input[type="radio"]').first()).toBeVisible();
      await page.locator('input[type="radio"]').last().check();
      expect(await axeFaultsInBothThemes(page, "aside")).toEqual([]);
    }
  });
});
