import type { TextShape } from "./text-shape";

/** Of an id where the list has no filter for it: its preview's own call reads the record. */
export const byPreview = "preview";

/** The filter in which one types first, which `/` leads to; undefined where the list has none. */
export function typedFilterOf(search: Partial<Record<TextShape, string>> | undefined): string | undefined {
  const keys = [search?.words, search?.number, search?.barcode, search?.id];
  return keys.find((key) => key !== undefined && key !== byPreview);
}
