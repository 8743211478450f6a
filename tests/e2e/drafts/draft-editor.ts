import { expect, type Locator, type Page } from "@playwright/test";
import type { Stack } from "../support/isolated-stack";
import { openAs } from "../support/sign-in";

/** A cell of the picture, by its name. */
export function cell(page: Page, alias: string): Locator {
  return page.getByRole("gridcell").filter({ has: page.getByText(alias, { exact: true }) });
}

/** Opens a draft that `makeDraft` has made in the editor. */
export async function openDraft(page: Page, { address }: Stack, id: number): Promise<void> {
  await openAs(page, "shelves-mapper", `/drafts?open=${id}&mode=edit`, address);
  await expect(page.getByRole("gridcell")).toHaveCount(105);
}
