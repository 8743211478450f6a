import type { Column, Columns } from "../declare/column";

/** The fields that a preview shows, in their order: without the optional ones that the record has not. */
export function heldFields<Detail>(
  fields: Columns<Detail>,
  mayLack: readonly string[] = [],
  detail: Detail,
): [string, Column<Detail>][] {
  return Object.entries(fields).filter(([key, { value }]) => {
    const held = value(detail);
    return !mayLack.includes(key) || (held !== undefined && !(Array.isArray(held) && held.length === 0));
  });
}
