import type { ListPageKey } from "@/lib/roles/pages";
import { textIn } from "@/tests/support/lists/list-html";
import { listOf } from "@/tests/support/lists/list-of";
import type { ListPages } from "./list-pages";

/** Fields of a preview that name another record, and the page where that stands. */
const naming: readonly (readonly [ListPageKey, Readonly<Record<string, ListPageKey>>])[] = [
  ["orders", { Customer: "customer_support", Storage: "storages" }],
  ["reservations", { Customer: "customer_support", Order: "orders", Storage: "storages" }],
  ["invoices", { User: "customer_support", Order: "orders" }],
  ["receptions", { Supplier: "companies" }],
  ["return_to_supplier", { Supplier: "companies", Reception: "receptions", "Created by": "users" }],
  ["receptions_intern", { "From storage": "storages", "To storage": "storages", "Created by": "users" }],
  ["current_stocks", { Storage: "storages", Supplier: "companies" }],
  ["inventory", { Storage: "storages", "Created by": "users" }],
  ["services", { Provider: "companies" }],
  ["supplying_routes", { Storages: "storages", Courier: "users", "Mobile warehouse": "storages" }],
  [
    "supplying_reports",
    { Route: "supplying_routes", Storages: "storages", Courier: "users", "Mobile warehouse": "storages" },
  ],
  ["drafts", { Storages: "storages", "Created by": "users" }],
  ["catalog_price", { "Created by": "users" }],
  ["storages", { "Catalogue price": "catalog_price" }],
  ["reports", { "Requested by": "users" }],
];

/** Parts of a preview that are drawn by hand, and the page of the records that each names. */
const namingInParts: readonly (readonly [ListPageKey, string, ListPageKey, string])[] = [
  ["orders", "Invoice", "invoices", ""],
  ["receptions", "Lines", "storages", ""],
  ["return_to_supplier", "Returned goods", "storages", ""],
  ["inventory", "Items", "storages", ""],
  ["supplying_reports", "Waypoints", "storages", ""],
  ["drafts", "Lockers", "orders", "&domain=live-mapping"],
];

/** Told over the pages that the caller has started, by somebody who may open all of them. */
export function namesLeadOn(pages: ListPages): void {
  it.each(naming)("names in a preview of %s lead to what they name", async (page, fields) => {
    const { ids } = await pages.read(listOf(page));
    for (const [name, target] of Object.entries(fields))
      await follow(target, await firstNamed(page, ids.slice(0, 10), name, target));
  });

  it.each(namingInParts)("in a preview of %s the part %j leads to %s", async (page, part, target, narrowed) => {
    const { ids } = await pages.read(listOf(page), `?${narrowed}`);
    for (const id of ids) {
      const { body } = await pages.read(listOf(page), `?open=${id}${narrowed}`);
      const shown = body.split("<h3").find((each) => textIn(`<h3${each.split("</h3>")[0]}`) === part) ?? "";
      const [first] = linksTo(target, shown);
      if (first !== undefined) return follow(target, first);
    }
    throw new Error(`No preview of ${page} leads from ${part} to ${target}.`);
  });

  async function follow(target: ListPageKey, { text, id }: NameLink): Promise<void> {
    const { preview } = await pages.read(listOf(target), `?open=${id}`);
    // Between its name, where that does not end with its id itself, and its id stands what kind of record it is.
    const begins = text.endsWith(String(id)) ? "" : `${text} `;
    expect([preview.slice(0, begins.length), preview.slice(preview.lastIndexOf(" "))]).toEqual([begins, ` ${id}`]);
  }

  /** The first name in a field of the first row that has it, and the id that it leads to; the field holds names alone. */
  async function firstNamed(page: ListPageKey, ids: readonly number[], name: string, target: ListPageKey) {
    for (const id of ids) {
      const { body, fields } = await pages.read(listOf(page), `?open=${id}`);
      const [, term = ""] = body.split(`>${name}</dt>`);
      const [value = ""] = term.split("</dd>");
      const links = linksTo(target, value);
      const [first] = links;
      if (first === undefined) continue;
      // The end of a link reads as a space.
      expect(links.map(({ text }) => text).join(" , ")).toBe(fields[name]);
      return first;
    }
    throw new Error(`No preview of ${page} leads from ${name} to ${target}.`);
  }
}

interface NameLink {
  text: string;
  id: number;
}

function linksTo(target: ListPageKey, html: string): NameLink[] {
  const links = html.matchAll(new RegExp(` href="/${target}\\?open=(\\d+)"[^>]*>(.*?)</a>`, "gs"));
  return [...links].map(([, id, text = ""]) => ({ text: textIn(text), id: Number(id) }));
}
