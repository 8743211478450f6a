import { expect, type Locator } from "@playwright/test";
import { longest } from "@/lib/list/texts/cut";

/** Types into a relation's search and takes the option of this name, which stands cut at 40 characters. */
export async function chooseRecord(section: Locator, name: string): Promise<void> {
  const search = section.getByRole("combobox");
  await search.fill(name);
  const option = section.getByRole("option", { name: name.slice(0, longest.optionLabel).trimEnd() }).first();
  await expect(option).toBeVisible();
  await option.click();
}

/** What a form's picker offers, while it is open. */
export const optionsOf = (picker: Locator): Locator =>
  picker.page().getByRole("listbox", { name: "Options" }).getByRole("option");

/**
 * Chooses in a form's picker, whose options open beside the form.
 * @param term what is typed; empty for those that are offered before anything is
 * @param option by name, or by its place among those that are not chosen yet
 * @returns what the option is called
 */
export async function pickRecord(picker: Locator, term: string, option: string | number): Promise<string> {
  await picker.click();
  if (term !== "") await picker.fill(term);
  const options = optionsOf(picker);
  const others = options.filter({ hasNot: picker.page().getByLabel("Chosen") });
  const meant = typeof option === "string" ? options.filter({ hasText: option }).first() : others.nth(option);
  const name = (await meant.locator("[title]").getAttribute("title")) ?? "";
  await meant.click();
  return name;
}

/** Chooses the first of several records by what is typed; Enter asks for them at once, as who does not wait does. */
export async function pickFirst(picker: Locator, term: string): Promise<void> {
  await picker.click();
  await picker.fill(term);
  await picker.press("Enter");
  await optionsOf(picker).first().click();
}
