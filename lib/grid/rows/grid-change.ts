import type { FieldOf } from "./grid-row";

/**
 * One step of a grid. It names its row by the grid's own key and holds both sides, so that its opposite needs nothing
 * else. An edit changes the fields of `to` alone: what others make of the row's other fields stays theirs.
 */
export type GridChange<Content> =
  | { readonly kind: "add"; readonly key: number; readonly at: number; readonly content: Content }
  | { readonly kind: "edit"; readonly key: number; readonly from: Content; readonly to: Partial<Content> }
  | { readonly kind: "remove"; readonly key: number; readonly at: number; readonly content: Content };

/** The change that leads back; its own opposite is the change again. */
function oppositeOf<Content>(change: GridChange<Content>): GridChange<Content> {
  switch (change.kind) {
    case "add":
      return { ...change, kind: "remove" };
    case "remove":
      return { ...change, kind: "add" };
    case "edit":
      return { ...change, from: { ...change.from, ...change.to }, to: partOf(change.from, change.to) };
  }
}

/** What undoes several changes: the opposite of each, the last one first. */
export function oppositesOf<Content>(changes: readonly GridChange<Content>[]): GridChange<Content>[] {
  return changes.map(oppositeOf).reverse();
}

/** What a row holds after a change; undefined once it is removed. @param before what it held where it is kept, if it is */
export function contentAfter<Content>(change: GridChange<Content>, before?: Content): Content | undefined {
  if (change.kind === "edit") return { ...(before ?? change.from), ...change.to };
  return change.kind === "add" ? change.content : undefined;
}

/** The same fields, of a whole. */
export function partOf<Content>(whole: Content, part: Partial<Content>): Partial<Content> {
  const taken: Partial<Content> = {};
  for (const field of fieldsOf(part)) taken[field] = whole[field];
  return taken;
}

/** The fields of a part that are others than in the whole. */
export function fieldsChanged<Content>(part: Partial<Content>, whole: Content): FieldOf<Content>[] {
  return fieldsOf(part).filter((field) => part[field] !== whole[field]);
}

/** The fields that a part has. */
export function fieldsOf<Content>(part: Partial<Content>): FieldOf<Content>[] {
  const fields: FieldOf<Content>[] = [];
  for (const field in part) fields.push(field);
  return fields;
}
