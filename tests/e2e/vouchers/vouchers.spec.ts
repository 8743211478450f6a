import { expect, type Locator, type Page } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { optionsOf, pickRecord } from "../support/choose-record";
import { goInside } from "../support/go-inside";
import { type Stack, test } from "../support/isolated-stack";
import { openAs, prefer } from "../support/sign-in";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Of its own: what is made here would change the rows that other tests count. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });
const preview = (page: Page) => page.getByRole("complementary", { name: /^Voucher \d+/ });

async function openNew(page: Page): Promise<Locator> {
  const path = "/vouchers?mode=new";
  await (page.url() === "about:blank" ? openAs(page, "mn-vouchers", path, stack.address) : goInside(page, path));
  const panel = page.getByRole("complementary", { name: "New voucher" });
  await expect(panel.getByRole("textbox", { name: "Name" })).toBeVisible();
  return panel;
}

test("VOUC-002 VOUC-005 CNST-015 CNST-016 ERRS-035 an amount is in RON or percent, a product sampling has a product instead; products that cannot be searched for are told of", async ({
  page,
}) => {
  await test.step("an amount is in RON or percent; a product sampling has a product instead", async () => {
    const panel = await openNew(page);
    await panel.getByLabel("Name").fill("Mostră de toamnă");
    await expect(panel.getByLabel("Amount")).toHaveAccessibleDescription(/RON/);
    await panel.getByLabel("Type").selectOption("Percentage");
    await expect(panel.getByLabel("Amount")).toHaveAccessibleDescription(/%/);
    await panel.getByLabel("Type").selectOption("Product sampling");
    await expect(panel.getByLabel("Amount")).toHaveCount(0);
    const begins = panel.getByRole("textbox", { name: "Valid from" });
    await expect(begins).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
    // Whoever comes to a day that is there already types another one over it.
    await begins.click();
    await page.keyboard.type("15/12/2030");
    await expect(begins).toHaveValue("15/12/2030");
    // Whoever is in it sets the caret.
    await begins.click({ position: { x: 4, y: 8 } });
    await page.keyboard.press("Delete");
    await page.keyboard.type("2");
    await expect(begins).toHaveValue("25/12/2030");
    await panel.getByRole("textbox", { name: "Valid until" }).fill("31/12/2030");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("Product is required")).toBeVisible();
    const name = await pickRecord(panel.getByRole("combobox", { name: "Product", exact: true }), "a", 0);
    await expect(panel.getByText("Product is required")).toHaveCount(0);
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(toasts(page).getByText("Voucher created successfully")).toBeVisible();
    await expect(preview(page).getByText(name)).toBeVisible();
  });
  await test.step("products that cannot be searched for are told of beside the field, and logged", async () => {
    const logged: string[] = [];
    page.on("console", (line) => logged.push(line.text()));
    const panel = await openNew(page);
    await panel.getByLabel("Type").selectOption("Product sampling");
    const failure = { error: { code: "upstream-failed", requestId: "abcdef" } };
    const letThrough = stack.browserRecording.answerInstead("GET", /\/api\/rest\/products\?/, {
      status: 502,
      type: "application/json",
      body: JSON.stringify(failure),
    });
    const product = panel.getByRole("combobox", { name: "Product", exact: true });
    // What was searched for before is known.
    await product.fill("ap");
    await expect(panel.getByText("The options could not be loaded.")).toBeVisible();
    expect(logged.filter((line) => line.startsWith("Error fetching options:"))).toHaveLength(1);
    await expect(toasts(page).getByRole("listitem")).toHaveCount(0);
    letThrough();
    await panel.getByRole("button", { name: "Retry" }).click();
    await expect(optionsOf(product).first()).toBeVisible();
  });
});

test("VOUC-005 FILT-031 an amount is what was typed or pasted, or is refused in sight; nothing of it is dropped; axe finds nothing on the form", async ({
  page,
}) => {
  const panel = await openNew(page);
  const amount = panel.getByLabel("Amount");
  const refusal = panel.getByText(/^Only digits and a dot can be entered/);
  await amount.pressSequentially("12,50");
  await expect(amount).toHaveValue("12.50");
  // The comma that became a dot is no end of what can be undone.
  await amount.press("ControlOrMeta+z");
  await expect(amount).toHaveValue("");
  await amount.press("ControlOrMeta+y");
  await expect(amount).toHaveValue("12.50");
  for (const [key, told] of [
    ["-", "“-” was left out of “12.50-”."],
    ["e", "“-e” was left out of “12.50-e”."],
  ] as const) {
    await amount.press(key);
    await expect(refusal).toContainText(told);
    await expect(amount).toHaveValue("12.50");
  }
  await amount.press("Backspace");
  await expect(amount).toHaveValue("12.5");
  await expect(refusal).toHaveCount(0);

  await amount.fill("");
  // A sign cannot be put in, and what is typed behind it does not make one forget that it is missing.
  await amount.pressSequentially("-5");
  await expect(amount).toHaveValue("5");
  await expect(refusal).toContainText("“-”");
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await amount.press("Backspace");
  await expect(refusal).toHaveCount(0);
  // Nor does it where the digit takes the place of what was selected; a beginning of its own does.
  await amount.fill("20");
  await amount.press("ControlOrMeta+a");
  await amount.pressSequentially("-5");
  await expect(amount).toHaveValue("5");
  await expect(refusal).toContainText("“-”");
  const posted = () => stack.browserRecording.recorded.filter(({ method }) => method === "POST").length;
  const before = posted();
  await panel.getByLabel("Name").fill("Reducere fără minus");
  await panel.getByRole("textbox", { name: "Valid until" }).fill("31/12/2030");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(amount).toBeFocused();
  expect(posted()).toBe(before);
  await panel.getByRole("combobox").first().selectOption("3");
  await expect(refusal).toHaveCount(0);
  await panel.getByRole("combobox").first().selectOption("1");
  await amount.pressSequentially("5");
  await expect(refusal).toHaveCount(0);
  await amount.press("-");
  await amount.press("ControlOrMeta+a");
  await amount.press("6");
  await expect(refusal).toHaveCount(0);
  await amount.fill("");
  await amount.pressSequentially("15");
  await expect(amount).toHaveAttribute("aria-invalid", "false");
  await amount.press("ArrowLeft");
  await amount.pressSequentially(",2");
  await expect(amount).toHaveValue("1.25");

  const name = panel.getByLabel("Name");
  const paste = async (text: string) => {
    await name.fill(text);
    await name.press("ControlOrMeta+a");
    await name.press("ControlOrMeta+c");
    await amount.press("End");
    await amount.press("ControlOrMeta+v");
  };
  const pasteOver = async (text: string) => {
    await amount.fill("");
    await paste(text);
  };
  await pasteOver("1.234,50 lei");
  await expect(amount).toHaveValue("1234.50");
  for (const refused of ["-5", "100 EUR", "20%"]) {
    await paste(refused);
    await expect(refusal).toContainText(`“${refused}”`);
    await expect(amount).toHaveValue("1234.50");
  }
  // Two cells of a spreadsheet: a field of one line would make "12 500" of them.
  await amount.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "12\n500\n");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(refusal).toContainText("“12");
  await expect(amount).toHaveValue("1234.50");
  // Groups are read in a paste alone: what is typed, or pasted behind other digits, stays as it stands.
  await amount.fill("");
  await amount.pressSequentially("1.234");
  await expect(amount).toHaveValue("1.234");
  await amount.fill("");
  await amount.pressSequentially("12.");
  await paste("500");
  await expect(amount).toHaveValue("12.500");
  await pasteOver("1.234,50 lei");
  await expect(amount).toHaveValue("1234.50");

  await name.fill("Reducere cu virgulă");
  await panel.getByRole("textbox", { name: "Valid until" }).fill("31/12/2030");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(toasts(page).getByText("Voucher created successfully")).toBeVisible();
  const sent = stack.browserRecording.recorded.findLast(({ method }) => method === "POST");
  expect(sent?.requestBody).toMatch(/"1234\.50?"|1234\.50?[,}]/);

  await test.step("axe finds nothing on the voucher's form, in both themes", async () => {
    await prefer(page, { locale: "ro" }, stack.address);
    await page.goto(`${stack.address}/vouchers?mode=new`);
    const inRomanian = page.getByRole("complementary");
    await expect(inRomanian.getByRole("textbox").first()).toBeVisible();
    for (const type of ["3", "2"]) {
      await inRomanian.getByRole("combobox").first().selectOption(type);
      expect(await axeFaultsInBothThemes(page, "aside")).toEqual([]);
    }
  });
});
