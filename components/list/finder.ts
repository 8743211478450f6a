import type { ComponentType, RefObject } from "react";
import type { ListUrl } from "./url/use-list-url";

/** A search of a page's own, above its filters. What it finds that is no row of the list stands in the rows' place. */
export interface Finder {
  Field: ComponentType<FinderProps>;
  Hits: ComponentType<FinderProps>;
}

export interface FinderProps {
  url: ListUrl;
  /** Where rows and hits stand. */
  rowsRef: RefObject<HTMLElement | null>;
}
