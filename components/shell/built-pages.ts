import type { PageKey } from "@/lib/roles/pages";

const laterPages = ["create-products"] as const satisfies readonly PageKey[];

/** Pages that are built; the others say what they will hold. */
export type BuiltPage = Exclude<PageKey, (typeof laterPages)[number]>;

export function isBuilt(page: PageKey): page is BuiltPage {
  return !laterPages.some((later) => later === page);
}
