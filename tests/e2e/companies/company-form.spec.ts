import { expect, type Page } from "@playwright/test";
import { endSignInAtPlatform } from "../session/end-at-platform";
import { axeFaultsInBothThemes } from "../support/axe";
import { goInside } from "../support/go-inside";
import { type Stack, test } from "../support/isolated-stack";
import { demoPassword, fillSignIn, openAs } from "../support/sign-in";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Of its own: the rows are changed. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());

const newPanel = (page: Page) => page.getByRole("complementary", { name: "New supplier" });
const editPanel = (page: Page) => page.getByRole("complementary", { name: /^Edit supplier/ });

async function open(page: Page, path: string): Promise<void> {
  await openAs(page, "acquirer", path, stack.address);
}

/** Writes that have reached the platform so far, without those that the end of a session kept out. */
function writes(): unknown[] {
  return stack.platformRecording.recorded
    .filter(({ method, path, status }) => method !== "GET" && path.startsWith("/companies") && status !== 403)
    .map(({ method, path, requestBody }) => [
      `${method} ${path}`,
      JSON.parse(Buffer.from(requestBody, "latin1").toString("utf8")),
    ]);
}

const iban = "RO49AAAA1B31007593840000";
/** What a half-filled New holds as the session ends. */
const restored = [
  ["Tax number (CUI)", "RO 31784501"],
  ["Name", "Morărița Argeș SRL"],
  ["Trade register number", "J03/1187/2013"],
  ["Address", "Str. Depozitelor nr. 14"],
  ["City", "Pitești"],
  ["County", "Argeș"],
  ["Postal code", "110078"],
  ["IBAN", iban],
] as const;

test("COMP-003 COMP-002 ERRS-035 SESS-017 a tax number fills the form from the register, which outlives the end of the session; an edit sends what was changed, and what is refused or cannot be had is told at its field", async ({
  page,
}) => {
  await test.step("a tax number fills the form from the register, and the company is made once", async () => {
    await open(page, "/companies?mode=new");
    const panel = newPanel(page);
    await expect(panel.getByLabel("County").getByRole("option", { name: "Argeș" })).toBeAttached();
    await expect(panel.getByRole("button", { name: "Verify" })).toBeDisabled();
    await test.step("axe finds nothing on the form, in both themes", async () => {
      await panel.getByLabel("Phone").fill("call me");
      await expect(panel.getByText("Invalid phone number")).toBeVisible();
      expect(await axeFaultsInBothThemes(page, "aside")).toEqual([]);
      await panel.getByLabel("Phone").fill("");
    });
    await panel.getByLabel("Tax number (CUI)").fill("14399840");
    await panel.getByRole("button", { name: "Verify" }).click();
    await expect(panel.getByText("The register of companies does not have this number.")).toBeVisible();
    await panel.getByLabel("Tax number (CUI)").fill("RO 31784501");
    await panel.getByRole("button", { name: "Verify" }).click();
    await expect(panel.getByText("Filled in from the register of companies.")).toBeVisible();
    await expect(panel.getByLabel("Name", { exact: true })).toHaveValue("Morărița Argeș SRL");
    await expect(panel.getByLabel("County")).toHaveValue("Argeș");
    await expect(panel.getByLabel("Postal code")).toHaveValue("110078");
    await test.step("under another number that the register lacks, nothing of the first company is left", async () => {
      await panel.getByLabel("Tax number (CUI)").fill("14399840");
      await expect(panel.getByText("what the register had filled in for 31784501 was taken out")).toBeVisible();
      for (const label of ["Name", "Trade register number", "Address", "City", "Postal code"])
        await expect(panel.getByLabel(label, { exact: true }), label).toHaveValue("");
      await expect(panel.getByLabel("County")).toHaveValue("");
      await panel.getByRole("button", { name: "Verify" }).click();
      const missed = panel.getByRole("status").filter({ hasText: "does not have this number" });
      await expect(missed).toBeVisible();
      await panel.getByLabel("Tax number (CUI)").fill("RO 31784501");
      await expect(missed).toHaveCount(0);
      await expect(panel.getByText("what the register had filled in")).toHaveCount(0);
      await panel.getByRole("button", { name: "Verify" }).click();
      await expect(panel.getByLabel("Name", { exact: true })).toHaveValue("Morărița Argeș SRL");
    });
    await test.step("nor is it after the session has ended in between", async () => {
      await panel.getByLabel("IBAN").fill(iban);
      await panel.getByLabel("VAT payer").uncheck();
      const why = page.getByRole("listitem").filter({ hasText: "Cannot refresh app token." });
      await expect(why).toHaveCount(0);
      await endSignInAtPlatform(stack);
      // Both at once: a toast is there for 4 s.
      await Promise.all([why.waitFor(), panel.getByRole("button", { name: "Save" }).click()]);
      await expect(page).toHaveURL((url) => url.pathname === "/login");
      await fillSignIn(page, "acquirer", demoPassword);
      await expect(panel.getByText(/has been restored/)).toBeVisible();
      await expect(panel.getByText("Filled in from the register of companies.")).toBeVisible();
      for (const [label, value] of restored)
        await expect(panel.getByLabel(label, { exact: true }), label).toHaveValue(value);
      await expect(panel.getByLabel("VAT payer")).not.toBeChecked();
      expect(writes()).toEqual([]);
      await panel.getByLabel("VAT payer").check();
      await panel.getByLabel("IBAN").fill("");
      // One that is being typed takes nothing away.
      await panel.getByLabel("Tax number (CUI)").fill("3178450");
      await expect(panel.getByLabel("Name", { exact: true })).toHaveValue("Morărița Argeș SRL");
      await panel.getByLabel("Tax number (CUI)").fill("14399840");
      await expect(panel.getByLabel("Name", { exact: true })).toHaveValue("");
      await panel.getByLabel("Tax number (CUI)").fill("RO 31784501");
      await panel.getByRole("button", { name: "Verify" }).click();
      await expect(panel.getByLabel("Name", { exact: true })).toHaveValue("Morărița Argeș SRL");
    });
    await panel.getByLabel("Payment term, days").fill("30");
    await panel.getByRole("button", { name: "Save" }).dblclick();
    await expect(page.getByText("Company created successfully")).toBeVisible();
    await expect(page.getByRole("complementary", { name: /^Supplier \d+/ })).toBeVisible();
    expect(writes()).toEqual([
      [
        "POST /companies",
        {
          name: "Morărița Argeș SRL",
          cui: "31784501",
          registrationNumber: "J03/1187/2013",
          street: "Str. Depozitelor nr. 14",
          city: "Pitești",
          county: "Argeș",
          postalCode: "110078",
          paymentTermDays: 30,
          isVatPayer: true,
          isSupplier: true,
          isActive: true,
        },
      ],
    ]);
  });
  await test.step("counties that cannot be had are told of at the field and logged; the company's own stays", async () => {
    const logged: string[] = [];
    page.on("console", (line) => logged.push(line.text()));
    const failure = { error: { code: "upstream-failed", requestId: "abcdef" } };
    const trouble = { status: 502, type: "application/json", body: JSON.stringify(failure) };
    const letThrough = stack.browserRecording.answerInstead("GET", /\/api\/rest\/counties\?/, trouble);
    await open(page, "/companies?open=4&mode=edit");
    const county = editPanel(page).getByLabel("County");
    await expect(editPanel(page).getByText("The options could not be loaded.")).toBeVisible();
    expect(logged.some((line) => line.startsWith("Error fetching options:"))).toBe(true);
    const own = await county.inputValue();
    expect(own).not.toBe("");
    letThrough();
    await editPanel(page).getByRole("button", { name: "Retry" }).click();
    await expect(county.getByRole("option", { name: "Argeș" })).toBeAttached();
    await expect(county).toHaveValue(own);
  });
  await test.step("an edit sends what was changed; the number of another company is refused at its field", async () => {
    await goInside(page, "/companies?open=3&mode=edit");
    const panel = editPanel(page);
    await expect(panel.getByLabel("County").getByRole("option", { name: "Argeș" })).toBeAttached();
    const before = writes().length;
    await panel.getByLabel("Tax number (CUI)").fill("31784501");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("Morărița Argeș SRL has this one.", { exact: true })).toBeVisible();
    await panel.getByLabel("Tax number (CUI)").fill("42155612");
    await panel.getByLabel("IBAN").fill("");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Company updated successfully")).toBeVisible();
    expect(writes().slice(before)).toEqual([
      ["PATCH /companies/3", { cui: "31784501" }],
      ["PATCH /companies/3", { cui: "42155612", iban: null }],
    ]);
  });
});
