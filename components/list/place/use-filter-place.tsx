"use client";

import type { ReactNode } from "react";
import { useOpenedPart } from "@/components/feedback/use-opened-part";
import type { ChipOpener } from "../filters/chip-opener";
import type { FilteredList } from "../filters/use-filter-words";
import type { ListUrl } from "../url/use-list-url";
import type { FilterPopoverProps } from "./filter-popover";

const load = async () => (await import("./filter-popover")).FilterPopover;

export interface FilterPlace {
  /** Opens a filter's control in the page: below its chip, or below Define Filter where it has none. */
  open(key: string): void;
  opener(key: string): ChipOpener;
  /** Stands somewhere in the page. */
  popover: ReactNode;
}

/** Where one filter is changed without the drawer. The address knows nothing of it. */
export function useFilterPlace(list: FilteredList, url: ListUrl): FilterPlace {
  const { Part: Popover, opened, ...part } = useOpenedPart<FilterPopoverProps, string>(load);
  return {
    open: part.open,
    opener: (key) => ({
      isOpen: opened === key,
      onChange: () => (opened === key ? part.closeFor(key) : part.open(key)),
      onMeant: part.prepare,
    }),
    popover: opened !== undefined && Popover && (
      <Popover key={opened} list={list} url={url} filterKey={opened} onClose={() => part.closeFor(opened)} />
    ),
  };
}
