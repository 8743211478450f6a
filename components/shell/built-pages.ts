import type { PageKey } from "@/lib/roles/pages";

const builtPages = [
  "home",
  "orders",
  "receptions",
  "dashboard-wh",
  "profile",
  "companies",
  "products",
  "catalog_price",
  "receptions_intern",
  "return_to_supplier",
  "users",
  "services",
  "invoices",
  "vouchers",
  "galleries",
  "reservations",
  "reports",
  "customer_support",
  "storages",
  "current_stocks",
  "inventory",
  "drafts",
  "supplying_routes",
  "supplying_reports",
] as const satisfies readonly PageKey[];

/** Pages that are built; the others say what they will hold. */
export type BuiltPage = (typeof builtPages)[number];

export function isBuilt(page: PageKey): page is BuiltPage {
  return builtPages.some((built) => built === page);
}
