import type { Locator, Page } from "@playwright/test";
import { listOf } from "@/tests/support/lists/list-of";
import { ListScreen } from "./list-screen";

/** Define Filter of a page, in whose place no drawer is open, with one filter open. */
export async function openFilter(page: Page, path: string, key: string): Promise<Locator> {
  const screen = new ListScreen(page, listOf(path));
  await (page.url() === "about:blank" ? screen.open() : screen.goInside());
  const drawer = await screen.openDrawer("Define Filter");
  const section = drawer.locator(`[data-filter="${key}"]`);
  await section.getByRole("button", { name: screen.filterName(key) }).click();
  return section;
}
