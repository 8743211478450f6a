import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { filterNamePath, textAt } from "@/lib/list/texts/texts";
import type { AnyList } from "@/lib/resources/list-table";
import { goInside } from "./go-inside";
import { openAs } from "./sign-in";
import { untilHydrated } from "./until-hydrated";

/** Who may open every list. */
export const everyListsAccount = "chain-admin";

/** What a person sees of a list, so far as its address has to bring it back. */
export interface Seen {
  rows: string[];
  chips: string[];
  sort: string[];
  preview: string;
}

/** A list page as a person finds it, in English. */
export class ListScreen {
  readonly title: string;
  readonly rowLinks: Locator;
  readonly headings: Locator;
  readonly chips: Locator;
  readonly preview: Locator;
  readonly drawer: Locator;
  private readonly texts: unknown;

  constructor(
    readonly page: Page,
    readonly list: AnyList,
  ) {
    this.texts = JSON.parse(readFileSync(`messages/en/${list.page}.json`, "utf8"));
    this.title = textAt(this.texts, ["title"]);
    this.rowLinks = page.locator("a[data-row-link]");
    this.headings = page.locator("thead th");
    this.chips = page.locator("main [data-filter-chip]");
    this.preview = page.getByRole("complementary");
    this.drawer = page.getByRole("dialog");
  }

  async open(query = ""): Promise<this> {
    await openAs(this.page, everyListsAccount, this.address(query));
    await this.settled();
    return this;
  }

  /** As `open`, where a page of the console is open already. */
  async goInside(query = ""): Promise<this> {
    await goInside(this.page, this.address(query));
    await this.settled();
    return this;
  }

  address(query: string): string {
    return `/${this.list.page}${query}`;
  }

  /** The rows on the screen are those of the address, or none match it. */
  async settled(): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1, name: this.title })).toBeVisible();
    await expect(this.page.locator('table[aria-busy="false"], :text("No results found.")').first()).toBeVisible();
    await untilHydrated(this.page);
  }

  /** How many rows there are on all pages. */
  async total(): Promise<number> {
    await this.settled();
    return totalIn((await this.page.getByText(rangeText).textContent()) ?? "");
  }

  async ids(): Promise<string[]> {
    await this.settled();
    return this.rowLinks.allInnerTexts();
  }

  async seen(): Promise<Seen> {
    const sorted = this.page.locator("th[aria-sort]");
    const [heading, order] = await Promise.all([sorted.textContent(), sorted.getAttribute("aria-sort")]);
    return {
      rows: await this.ids(),
      chips: await this.chips.allInnerTexts(),
      sort: [heading ?? "", order ?? ""],
      preview: (await this.preview.getByRole("heading", { level: 2 }).textContent()) ?? "",
    };
  }

  fieldName(key: string): string {
    return textAt(this.texts, ["fields", key]);
  }

  filterName(key: string): string {
    return textAt(this.texts, filterNamePath(this.list, key));
  }

  /** Opens Define Filter, Predefined Filters or Table Columns and waits for its content. */
  async openDrawer(name: string): Promise<Locator> {
    await this.page.getByRole("button", { name, exact: true }).click();
    const drawer = this.page.getByRole("dialog", { name, exact: true });
    await expect(drawer.locator("button, input").nth(1)).toBeVisible();
    return drawer;
  }
}

const rangeText = /^[\d,]+–[\d,]+ of [\d,]+$/;

/** @throws where the text names no number of rows. */
function totalIn(text: string): number {
  const [, total] = /\d–[\d,]+ of ([\d,]+)/.exec(text) ?? [];
  if (total === undefined) throw new Error("The page does not say how many rows there are.");
  return Number(total.replaceAll(",", ""));
}

/** How many rows the open list says that it has, e.g. of "1–25 of 320". */
export async function rowsOfList(page: Page): Promise<string> {
  const range = page.getByRole("main").getByText(/\d+ of [\d,]+$/);
  return (await range.textContent())?.replace(/^.* of /, "") ?? "";
}
