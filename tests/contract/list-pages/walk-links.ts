import { mostColumns, writeColumns } from "@/lib/list/rows/shown-columns";
import { type AnyList, listTable } from "@/lib/resources/list-table";
import { type ListPageKey, type PageKey, pagesOfRole } from "@/lib/roles/pages";
import { panelRoles, type Role } from "@/lib/roles/roles";
import { groupBy } from "@/platform/group-by";
import { inParallel } from "@/tests/support/console/in-parallel";
import { readListHtml, textIn } from "@/tests/support/lists/list-html";
import { listOf } from "@/tests/support/lists/list-of";
import type { ListPages } from "./list-pages";

const sheets = "products?identifierType,identifierValues";
const stock = "current_stocks?product";

/**
 * By list the pages to which names in its rows and previews lead, with the filters that find the record there. It is
 * written by hand: a noun that is no link any more is missed here. What a preview asks for later is followed in a browser.
 * A list that is not named leads nowhere.
 */
const leadsTo: Partial<Record<ListPageKey, readonly string[]>> = {
  catalog_price: [sheets, "storages", "users"],
  current_stocks: ["companies", "current_stocks?batch", sheets, "storages"],
  drafts: ["drafts?domain", "orders", sheets, "storages", "users"],
  galleries: [stock],
  inventory: ["current_stocks?product,storage", sheets, "storages", "users"],
  invoices: ["companies", "customer_support", "orders"],
  orders: ["customer_support", "invoices", sheets, "storages"],
  products: [stock],
  receptions: ["companies", sheets, "storages"],
  receptions_intern: [sheets, "storages", "users"],
  reports: ["users"],
  reservations: ["customer_support", "orders", sheets, "storages"],
  return_to_supplier: ["companies", sheets, "receptions", "storages", "users"],
  services: ["companies"],
  storages: ["catalog_price", "drafts?domain"],
  supplying_reports: [sheets, "storages", "supplying_routes", "users"],
  supplying_routes: ["storages", "users"],
  // Nobody of the data set works in one storage alone.
  users: ["companies"],
  vouchers: [stock],
};

/** What else of a list is looked at beside the page as it begins. */
const furtherViews: Partial<Record<ListPageKey, readonly string[]>> = {
  drafts: ["&domain=live-mapping", "&domain=bob-blueprint"],
  // The newest of the data set are not begun to be counted.
  inventory: ["&status=CLEARED"],
  users: ["&hasCompany=company"],
};

/** Of a list as it begins and of each further view: so many records are opened. */
const mostOpened = 3;

interface NameLink {
  text: string;
  /** A path with its query. */
  address: string;
  page: string;
  id: number | undefined;
  /** Its page with the filters that it goes by. */
  target: string;
}

/** Follows names over the pages that the caller has started, by who may open where they lead and by who may not. */
export function walkLinks(pages: ListPages): void {
  it.each(listTable.map((list) => [list.page, list] as const))(
    "names in rows and previews of %s lead to what they name, and all that are to lead somewhere do",
    async (page, list) => {
      const links = await linksOf(list, (query) => pages.read(list, query));
      const targets = groupBy(links, ({ target }) => target);
      expect([...targets.keys()].sort()).toEqual([...(leadsTo[page] ?? [])].sort());
      const followed = [...targets.values()].flatMap(sampleOf);
      const faults = await inParallel(followed, 4, faultOf);
      expect(faults.flat()).toEqual([]);
    },
  );

  /** What is wrong with where a name leads. */
  async function faultOf({ address, page, id, text, target }: NameLink): Promise<string[]> {
    const query = address.slice(address.indexOf("?"));
    const { preview, ids, chips } = await pages.read(listOf(page), query);
    const filters = [...new URLSearchParams(query).keys()].filter((key) => key !== "open");
    // Of a product nothing may lie anywhere: then that is said, of the product by its name.
    const shows = id === undefined ? ids.length > 0 || target === stock : preview.endsWith(` ${id}`);
    if (shows && chips.length === filters.length && !chips.some(({ title }) => title.includes("#"))) return [];
    return [`${text} leads to ${address}, which shows ${preview || `${ids.length} rows`} and ${chips.length} filters`];
  }

  it("who may not open where a name leads reads it as text, and is refused there", async () => {
    const people = groupBy(listTable, ({ page }) => narrowestRole(page));
    for (const [role, lists] of people) {
      const open = pagesOfRole(role);
      const visitor = await pages.signedIn(role);
      const read = async (list: AnyList, query: string) => {
        const { status, text } = await visitor.open(`/${list.page}${query}`);
        expect([role, list.page, status]).toEqual([role, list.page, 200]);
        return readListHtml(text);
      };
      const theirs = (await inParallel(lists, 4, (list) => linksOf(list, (query) => read(list, query), 1))).flat();
      expect(theirs.filter(({ page }) => !isOf(open, page))).toEqual([]);
      const closed = new Set(
        lists.flatMap(({ page }) => leadsTo[page] ?? []).map((target) => target.split("?")[0] ?? ""),
      );
      for (const page of [...closed].filter((each) => !isOf(open, each)))
        expect([role, page, (await visitor.open(`/${page}?open=1`)).status]).toEqual([role, page, 403]);
    }
  });
}

const isOf = (pages: readonly PageKey[], page: string) => pages.some((each) => each === page);

/** The role that opens a list and as little else as may be. */
function narrowestRole(page: ListPageKey): Role {
  const [role] = [...panelRoles]
    .filter((each) => pagesOfRole(each).includes(page))
    .sort((one, other) => pagesOfRole(one).length - pagesOfRole(other).length);
  if (role === undefined) throw new Error(`Nobody opens ${page}.`);
  return role;
}

/** The first and the last: what comes first is often of one kind. */
function sampleOf(links: readonly NameLink[]): NameLink[] {
  const each = [...new Map(links.map((link) => [link.address, link])).values()];
  return each.filter((_link, index) => index === 0 || index === each.length - 1);
}

type Read = (query: string) => Promise<{ ids: number[]; body: string }>;

/** Those in the rows of a list, with all columns that name something, and in the previews of the first rows. */
async function linksOf(list: AnyList, read: Read, most = mostOpened): Promise<NameLink[]> {
  const naming = Object.entries(list.columns).flatMap(([key, column]) => ("names" in column ? [key] : []));
  const views = ["", ...(furtherViews[list.page] ?? [])];
  const queries = views.flatMap((view) =>
    chunksOf(naming, mostColumns).map((columns) => `?size=25&columns=${writeColumns(columns)}${view}`),
  );
  const rows = await Promise.all(queries.map(read));
  // The addresses that other tests of the same pages ask for, which are then read once.
  const size = list.defaultSize === 25 ? "" : "size=25&";
  const opened = views.map(async (view) => {
    const { ids } = await read(`?size=25&columns=${writeColumns(naming.slice(0, mostColumns))}${view}`);
    return await inParallel(ids.slice(0, most), 3, (id) => read(`?${size}open=${id}${view}`));
  });
  return [...rows, ...(await Promise.all(opened)).flat()].flatMap(({ body }) => linksIn(body));
}

/** At least one, which is empty where nothing is. */
function chunksOf<Each>(all: readonly Each[], size: number): Each[][] {
  const count = Math.max(1, Math.ceil(all.length / size));
  return Array.from({ length: count }, (_, nth) => all.slice(nth * size, (nth + 1) * size));
}

function linksIn(body: string): NameLink[] {
  return [...body.matchAll(/<a\b(?=[^>]* data-record=)([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = "", text = ""]) => {
    const [, href = ""] = / href="([^"]*)"/.exec(attributes) ?? [];
    const address = href.replaceAll("&amp;", "&");
    const [path = "", query = ""] = address.split("?");
    const { open, ...filters } = Object.fromEntries(new URLSearchParams(query));
    const [page, keys] = [path.slice(1), Object.keys(filters).join(",")];
    return {
      text: textIn(text),
      address,
      page,
      id: open === undefined ? undefined : Number(open),
      target: keys === "" ? page : `${page}?${keys}`,
    };
  });
}
