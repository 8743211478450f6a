import { fieldsOf } from "./grid-change";
import type { GridRow, RowRules } from "./grid-row";

/** What a row is reckoned with: where a text stands that is no value, nothing, and not what stood there before it. */
export function reckoned<Content>(
  { content, drafts }: Pick<GridRow<Content>, "content" | "drafts">,
  { empty = {} }: Pick<RowRules<Content>, "empty">,
): Content {
  const left = { ...empty };
  for (const field of fieldsOf(left)) if (drafts[field] === undefined) delete left[field];
  return { ...content, ...left };
}
