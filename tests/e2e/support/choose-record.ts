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
