import type { PageKey } from "@/lib/roles/pages";

/** Pages whose form for a new record is kept by the server while it is not sent: who may open the page has one of each. */
export const keptPages = [
  "receptions",
  "receptions_intern",
  "return_to_supplier",
] as const satisfies readonly PageKey[];

export type KeptPage = (typeof keptPages)[number];

/** UTF-8 bytes of what was entered, as JSON. */
export const mostKeptBytes = 1_000_000;

export const keptForMs = 7 * 24 * 60 * 60 * 1000;

/** Where and when something was kept; the device's parts are null where its browser did not say. */
export interface KeptWhere {
  page: KeptPage;
  /** Milliseconds since the epoch. */
  at: number;
  browser: string | null;
  system: string | null;
}

/** Something kept, with what was entered. */
export interface KeptFound extends KeptWhere {
  version: string;
  kept: Readonly<Record<string, unknown>>;
}
