"use client";

import type { RefObject } from "react";
import { Drawer, type DrawerMode } from "@/components/shell/drawer";
import type { ColumnChoice } from "@/lib/list/rows/shown-columns";
import { DefineFilter, type FilterableList } from "../controls/define-filter";
import { SavedFilters } from "../saved/saved-filters";
import type { ListUrl } from "../url/use-list-url";
import { ColumnBoxes } from "./column-boxes";

/** What the drawer needs to know of a list. */
export type DrawerList = FilterableList & ColumnChoice;

export interface ListDrawerProps {
  list: DrawerList;
  url: ListUrl;
  mode: DrawerMode;
  /** The filter to begin with in the mode Define Filter. */
  filter: string | undefined;
  /** Has the focus again once the drawer is closed. */
  opener: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** The right-hand drawer of a list in one of its three modes (1§2). */
export function ListDrawer({ list, url, mode, filter, opener, onClose }: ListDrawerProps) {
  return (
    <Drawer mode={mode} opener={opener} onClose={onClose}>
      {(shown) => {
        switch (shown) {
          case "filter":
            return <DefineFilter list={list} url={url} first={filter} />;
          case "saved":
            return <SavedFilters list={list} url={url} onApplied={onClose} />;
          case "columns":
            return <ColumnBoxes list={list} chosen={url.state.columns} onChoose={url.showColumns} />;
        }
      }}
    </Drawer>
  );
}
