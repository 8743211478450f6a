import "server-only";

/**
 * The files of `messages/<locale>/`. Those of the second list are read on the server alone and never
 * travel to the browser.
 */
export const sharedNamespaces = [
  "common",
  "shell",
  "errors",
  "pages",
  "roles",
  "login",
  "home",
  "profile",
  "list",
  "receptions",
  "orders",
  "warehouse",
] as const;

export const serverNamespaces = ["upcoming", "qr-order"] as const;

export const namespaces = [...sharedNamespaces, ...serverNamespaces] as const;

export type Namespace = (typeof namespaces)[number];
