import "server-only";
import type { PageKey } from "@/lib/roles/pages";

/**
 * The files of `messages/<locale>/`. Those of the first list travel to the browser with every page, those of the second
 * with the page whose key they have, those of a part with the pages that have it, chosen ones with that part's code; the rest is read on the server alone.
 */
export const sharedNamespaces = ["common", "shell", "errors", "pages", "roles", "login", "home", "list"] as const;

export const pageNamespaces = [
  "catalog_price",
  "companies",
  "current_stocks",
  "customer_support",
  "dashboard-wh",
  "drafts",
  "galleries",
  "inventory",
  "invoices",
  "marketing",
  "orders",
  "products",
  "profile",
  "receptions",
  "receptions_intern",
  "reports",
  "reservations",
  "return_to_supplier",
  "services",
  "storages",
  "supplying_reports",
  "supplying_routes",
  "users",
  "vouchers",
] as const satisfies readonly PageKey[];

export const partNamespaces = [
  { namespace: "cancel", pages: ["customer_support", "orders", "reservations"] },
  { namespace: "counting", pages: ["inventory"] },
  { namespace: "explained", pages: ["receptions", "return_to_supplier"] },
  {
    namespace: "grid",
    pages: ["catalog_price", "drafts", "inventory", "receptions", "receptions_intern", "return_to_supplier"],
  },
  { namespace: "kept", pages: ["current_stocks", "receptions", "receptions_intern", "return_to_supplier"] },
  { namespace: "many", pages: ["reservations"] },
  { namespace: "mapping", pages: ["drafts"] },
  { namespace: "print", pages: ["invoices", "receptions", "receptions_intern", "return_to_supplier"] },
  { namespace: "scan", pages: ["drafts", "inventory", "products", "receptions", "return_to_supplier"] },
] as const satisfies readonly {
  namespace: string;
  pages: readonly PageKey[];
}[];

/** Come with the part of a page that speaks a language which the person chooses there: both languages, whatever is theirs. */
export const chosenNamespaces = [{ namespace: "order-answer", page: "orders" }] as const satisfies readonly {
  namespace: string;
  page: PageKey;
}[];

/** Words that a list has in its page's file, and other pages that say them, too: they are written once. */
export const wordNamespaces = [
  { namespace: "inventory-words", of: "inventory", pages: ["inventory"] },
  { namespace: "order-words", of: "orders", pages: ["customer_support", "orders", "reservations"] },
] as const satisfies readonly { namespace: string; of: PageKey; pages: readonly PageKey[] }[];

const serverNamespaces = ["planogram", "upcoming", "qr-order"] as const;

export const namespaces = [
  ...sharedNamespaces,
  ...pageNamespaces,
  ...partNamespaces.map(({ namespace }) => namespace),
  ...chosenNamespaces.map(({ namespace }) => namespace),
  ...serverNamespaces,
] as const;
