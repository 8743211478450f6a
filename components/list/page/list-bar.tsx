"use client";

import type { ReactNode } from "react";
import type { DrawerList } from "../drawer/list-drawer";
import type { DrawerHandle } from "../drawer/use-list-drawer";
import { FilterBar } from "../filters/filter-bar";
import type { FilterPlace } from "../place/use-filter-place";
import { SortedBy } from "../table/sorted-by";
import type { ListUrl } from "../url/use-list-url";
import { ListTitle } from "./list-title";

interface ListBarProps {
  list: DrawerList & Parameters<typeof SortedBy>[0]["list"];
  url: ListUrl;
  drawer: DrawerHandle;
  place: FilterPlace;
  shown: readonly string[];
  /** Without rows there is nothing to narrow and nothing to do. */
  hasRows: boolean;
  /** A search of the page's own, beside its title where there is room. */
  finder?: ReactNode;
  /** What is done with the list as a whole. */
  children: ReactNode;
}

/**
 * Title, filters and actions: in one line where they fit. In a narrow window the actions stand beside the title, and the
 * filters below both.
 */
export function ListBar({ list, url, drawer, place, shown, hasRows, finder, children }: ListBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 lg:grid lg:grid-cols-[1fr_auto] lg:items-start">
      <div className="contents lg:flex lg:min-w-0 lg:flex-wrap lg:items-center lg:gap-1.5">
        <ListTitle page={list.page} />
        {finder}
        {hasRows && (
          <>
            <FilterBar list={list} url={url} drawer={drawer} place={place} />
            <SortedBy list={list} sort={url.state.sort} shown={shown} onSort={url.sortBy} />
          </>
        )}
      </div>
      {hasRows && children}
    </div>
  );
}
