import { expect, test } from "@playwright/test";
import { openAs, prefer } from "../support/sign-in";

/** Signs that come along with what is pasted: from a text that was set, from WhatsApp and the Explorer, from Word. */
const pasted = [
  ["Mos\u00ADtră", "After “Mos” comes a hyphen that cannot be seen (U+00AD). Delete that place and type it again."],
  [
    "\u202A+40 721 000 000\u202C",
    "The text begins with a mark for the direction of writing that cannot be seen (U+202A). Delete its beginning and type it again.",
  ],
  [
    "C:\\Poze\u202C",
    "After “C:\\Poze” comes a mark for the direction of writing that cannot be seen (U+202C). Delete that place and type it again.",
  ],
  [
    "Mostră \uF0B7 unu",
    "After “Mostră” comes a bullet or symbol from Word, which looks different on each computer (U+F0B7). Delete that place and type it again.",
  ],
  [
    "\u0301Mostră",
    "The text begins with an accent that stands on no letter (U+0301). Delete its beginning and type it again.",
  ],
] as const;

test("P27 what is not seen is refused at its field, in a filter and as one signs in, by what it is and where it stands, in both languages", async ({
  page,
  baseURL,
}) => {
  await test.step("in a form, which cannot be saved meanwhile", async () => {
    await openAs(page, "mn-vouchers", "/vouchers?mode=new");
    const panel = page.getByRole("complementary", { name: "New voucher" });
    const name = panel.getByRole("textbox", { name: "Name" });
    for (const [text, told] of pasted) {
      await name.fill(text);
      await expect(name).toHaveAccessibleDescription(told);
      await expect(panel.getByRole("button", { name: "Save" })).toBeDisabled();
    }
    await name.fill("Mostră");
    await expect(name).not.toHaveAccessibleDescription(/type it again/);
    await expect(panel.getByRole("button", { name: "Save" })).toBeEnabled();
  });
  await test.step("before what a field of its own kind would say of it: the number looks right", async () => {
    await openAs(page, "acquirer", "/companies?mode=new");
    const phone = page.getByRole("complementary").getByRole("textbox", { name: "Phone" });
    await phone.fill("\u202A+40721000000\u202C");
    await expect(phone).toHaveAccessibleDescription(/^The text begins with a mark for the direction of writing/);
    await phone.fill("+40721000000");
    await expect(phone).not.toHaveAccessibleDescription(/type it again/);
  });
  await test.step("in a filter, in Romanian", async () => {
    await prefer(page, { locale: "ro" }, baseURL ?? "");
    await openAs(page, "acquirer", "/companies");
    await page.getByRole("button", { name: "Definește filtru" }).click();
    const search = page.locator('[data-filter="search"]');
    await search.getByRole("button").first().click();
    const field = search.locator("input");
    await field.fill("Apă \uF0B7 plată");
    await expect(field).toHaveAccessibleDescription(
      "După „Apă” urmează o bulină sau un simbol din Word, care arată altfel pe fiecare calculator (U+F0B7). Ștergeți acel loc și scrieți-l din nou.",
    );
    await field.fill("\u00ADApă");
    await expect(field).toHaveAccessibleDescription(
      "Textul începe cu o cratimă care nu se vede (U+00AD). Ștergeți începutul și scrieți-l din nou.",
    );
    await expect(page).not.toHaveURL(/search=/);
  });
  await test.step("on the sign-in page, in an e-mail address that looks right", async () => {
    await page.context().clearCookies();
    await page.goto("/login");
    const email = page.getByRole("textbox", { name: "E-mail" });
    await email.fill("acquirer@demo.test\u202C");
    await expect(email).toHaveAccessibleDescription(
      /^After “acquirer@demo.test” comes a mark for the direction of writing/,
    );
    await email.fill("acquirer@demo");
    await expect(email).toHaveAccessibleDescription(/^(?!After)./);
    await page.getByRole("button", { name: "Forgot" }).click();
    await email.fill("acq\u00ADuirer@demo.test");
    await expect(email).toHaveAccessibleDescription(/^After “acq” comes a hyphen that cannot be seen/);
  });
});
