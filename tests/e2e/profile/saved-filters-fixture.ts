import { expect, type Locator, type Page } from "@playwright/test";
import { openAs } from "../support/sign-in";

export interface Kept {
  name: string;
  filters: { param: string; value: string; label: string }[];
  sort?: string;
  size?: string;
}

export type KeptByPage = Readonly<Record<string, readonly Kept[]>>;

const locker = { param: "orderType", value: "LOCKER", label: "Order type: Locker" };
const week = { param: "eventDate", value: "last-7-days", label: "Event date: Last 7 days" };

/** A support agent's: orders are theirs, vouchers are not. */
export const agentsFilters: KeptByPage = {
  orders: [
    { name: "Lockers", filters: [locker], sort: "id", size: "50" },
    { name: "This week", filters: [week] },
    { name: "Lockers, this week", filters: [locker, week] },
  ],
  vouchers: [{ name: "Active", filters: [{ param: "isActive", value: "true", label: "Active: Yes" }] }],
};

/** What lies under the browser's key for the one account that was signed in. */
export async function keptBy(page: Page): Promise<unknown> {
  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem("saved-filters"))) ?? "{}");
  expect(Object.keys(kept)).toEqual(Object.keys(kept).length === 0 ? [] : ["accounts"]);
  return Object.values(kept.accounts ?? {})[0] ?? {};
}

/** Lies under the browser's key when the page's first address is opened, as the first version kept it. */
export async function keepInBrowser(page: Page, kept: object): Promise<void> {
  await page.addInitScript((text) => {
    if (localStorage.getItem("saved-filters") === null) localStorage.setItem("saved-filters", text);
  }, JSON.stringify(kept));
}

/** The profile's saved filters as a person finds them, in English. */
export class SavedFiltersFixture {
  readonly card: Locator;
  readonly toast: Locator;
  readonly report: Locator;

  constructor(readonly page: Page) {
    this.card = page.getByRole("region", { name: "My saved filters" });
    this.toast = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
    this.report = page.getByRole("dialog", { name: "Import of saved filters" });
  }

  /** The profile of a support agent, with these saved filters in the browser. */
  async open(kept: KeptByPage = agentsFilters): Promise<this> {
    await keepInBrowser(this.page, kept);
    await openAs(this.page, "l1s", "/profile");
    await expect(this.page.getByRole("status", { name: "Loading..." })).toHaveCount(0);
    return this;
  }

  /** @param name as the menu has the page */
  group(name: string): Locator {
    return this.card.getByRole("region", { name, exact: true });
  }

  /** The names in a group, in their order. */
  names(group: string): Promise<string[]> {
    return this.group(group).locator("ol > li p:first-child:not(ul *)").allInnerTexts();
  }

  button(name: string): Locator {
    return this.card.getByRole("button", { name, exact: true });
  }

  async import(name: string, content: string | Buffer): Promise<void> {
    const buffer = typeof content === "string" ? Buffer.from(content) : content;
    await this.page.getByLabel("File of saved filters").setInputFiles({ name, mimeType: "application/json", buffer });
    await expect(this.report).toBeVisible();
  }
}

/** A file as the console exports it. */
export function fileOf(pages: unknown, rest: object = {}): string {
  return JSON.stringify({ kind: "console-saved-filters", version: 1, pages, ...rest });
}
