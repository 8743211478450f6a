import type { TextShape } from "./text-shape";

/** Of an id where the list has no filter for it: its preview's own call reads the record. */
export const byPreview = "preview";

interface Searched {
  search?: Partial<Record<TextShape, string>> | undefined;
  filters: Readonly<Record<string, unknown>>;
}

/** What `/` leads to: the filter in which one types first, in a list without one the first of all. */
export function typedFilterOf({ search, filters }: Searched): string | undefined {
  const keys = [search?.words, search?.number, search?.barcode, search?.id];
  return keys.find((key) => key !== undefined && key !== byPreview) ?? Object.keys(filters)[0];
}
