import type { Role } from "./roles";
import { expandRoles } from "./roles";

/** Page keys are the last path segment (SHELL-031); the home page's segment is empty, its key is `home`. */
export const pageKeys = [
  "home",
  "users",
  "products",
  "orders",
  "reservations",
  "services",
  "invoices",
  "dashboard-wh",
  "storages",
  "drafts",
  "supplying_reports",
  "current_stocks",
  "companies",
  "marketing",
  "catalog_price",
  "vouchers",
  "create-products",
  "supplying_routes",
  "receptions",
  "receptions_intern",
  "return_to_supplier",
  "inventory",
  "profile",
  "customer_support",
  "galleries",
  "reports",
] as const;

export type PageKey = (typeof pageKeys)[number];

/** Pages that are a list with its preview. */
export type ListPageKey = Exclude<PageKey, "home" | "dashboard-wh" | "marketing" | "create-products" | "profile">;

/** Open to everyone signed in, with any role. */
const everyonesPages: readonly PageKey[] = ["home", "profile"];

/** The menu group of each role (1§2, reading 31), without what it inherits. A role without an entry adds none. */
const ownPages: Partial<Record<Role, readonly PageKey[]>> = {
  WH_ADMIN: ["dashboard-wh"],
  ACQUIRER: ["companies", "receptions", "receptions_intern", "return_to_supplier", "products", "catalog_price"],
  MARKETER: ["galleries", "vouchers", "marketing"],
  SHELVES_MAPPER: ["storages", "drafts", "supplying_routes", "supplying_reports", "current_stocks", "inventory"],
  L1S: ["reservations", "orders", "customer_support"],
  L3S: ["users"],
  ORDERS_QC: ["reports"],
  ACCOUNTANT: ["invoices"],
  SALES: ["services", "vouchers"],
  MN_VOUCHERS: ["vouchers"],
  CHAIN_ADMIN: pageKeys,
  DEVELOPER: pageKeys,
};

/** Pages that belong to the work of another one: no tile of their own, open to everyone who sees that page. */
const companions: Partial<Record<PageKey, PageKey>> = {
  "create-products": "products",
};

/** Has no tile: reached by the settings panel or from its companion. */
const withoutTile: ReadonlySet<PageKey> = new Set<PageKey>(["profile", "create-products"]);

/** Every page that a role opens: everyone's, its own group, and the groups it inherits. */
export function pagesOfRole(role: Role): PageKey[] {
  const open = new Set<PageKey>(everyonesPages);
  for (const each of expandRoles([role])) for (const page of ownPages[each] ?? []) open.add(page);
  for (const page of pageKeys) {
    const companion = companions[page];
    if (companion && open.has(companion)) open.add(page);
  }
  return pageKeys.filter((page) => open.has(page));
}

/** Every page that any of the (expanded) roles opens. */
export function pagesOfRoles(expanded: readonly Role[]): PageKey[] {
  const open = new Set(expanded.flatMap(pagesOfRole));
  return pageKeys.filter((page) => open.has(page));
}

/**
 * The tiles of a role's menu: the dashboard first, then its own group in the order of 1§2, then the
 * inherited groups.
 */
export function tilesOfRole(role: Role): PageKey[] {
  const inherited = expandRoles([role]).filter((each) => each !== role);
  const inGroupOrder = [role, ...inherited].flatMap((each) => ownPages[each] ?? []);
  return [...new Set<PageKey>(["home", ...inGroupOrder])].filter((page) => !withoutTile.has(page));
}

/** @returns the path of a page, e.g. `/receptions`; `/` for home. */
export function pathOfPage(page: PageKey): string {
  return page === "home" ? "/" : `/${page}`;
}

/** @returns the page of a path by its last segment, or undefined where it is none. */
export function pageOfPath(path: string): PageKey | undefined {
  const segments = path.split("/").filter(Boolean);
  const last = segments.at(-1);
  if (last === undefined) return "home";
  return pageKeys.find((page) => page === last && page !== "home");
}

/**
 * The role whose tab is lit on a page (SHELL-027): the chosen one while its menu holds the page,
 * otherwise the first tab whose menu does.
 */
export function activeRole(tabs: readonly Role[], chosen: Role, page: PageKey): Role {
  if (tabs.includes(chosen) && pagesOfRole(chosen).includes(page)) return chosen;
  return tabs.find((role) => pagesOfRole(role).includes(page)) ?? chosen;
}

/** The tab to begin with: the first panel role that was granted itself, else the last tab. */
export function firstChosenRole(granted: readonly Role[], tabs: readonly Role[]): Role {
  return granted.filter((role) => role !== "USER").find((role) => tabs.includes(role)) ?? tabs.at(-1) ?? "USER";
}
