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
] as const satisfies readonly PageKey[];

/** Pages that are built; the others say what they will hold. */
export type BuiltPage = (typeof builtPages)[number];

export function isBuilt(page: PageKey): page is BuiltPage {
  return builtPages.some((built) => built === page);
}
