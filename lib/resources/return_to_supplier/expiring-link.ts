import { pathOfPage } from "@/lib/roles/pages";

/** Within how many days goods may be looked for: 0 is what has expired alone. */
export const expiringDays = { first: 30, most: 365 } as const;

const name = "days";

/**
 * Where what expires is opened as returns. The days are no part of what the list behind the form shows, so they are none of its
 * parameters.
 * @param supplier the id of the one whose goods they are, where it is known
 */
export function expiringReturnsLink(days: number, supplier?: string): string {
  const search = new URLSearchParams({ mode: "import", ...(supplier !== undefined && { supplier }) });
  return `${pathOfPage("return_to_supplier")}?${search}#${name}=${days}`;
}

/** The days of such a link. @param hash of the address, with its # */
export function expiringDaysOf(hash: string): number {
  const text = new URLSearchParams(hash.slice(1)).get(name) ?? "";
  return isExpiringDays(text) ? Number(text) : expiringDays.first;
}

/** Whether it is what somebody may enter. */
export function isExpiringDays(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) <= expiringDays.most;
}
