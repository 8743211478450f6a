"use client";

import { type ReactNode, useState } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { ChipOpener } from "../filters/chip-opener";
import type { FilteredList } from "../filters/use-filter-words";
import type { ListUrl } from "../url/use-list-url";

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
  const [opened, setOpened] = useState<string>();
  const [Popover, ask] = useOnDemand(load);
  const open = (key: string): void => {
    ask();
    setOpened(key);
  };
  // Another one may have been opened meanwhile, by the press that closes this one.
  const close = (key: string): void => setOpened((now) => (now === key ? undefined : now));
  return {
    open,
    opener: (key) => ({
      isOpen: opened === key,
      onChange: () => (opened === key ? close(key) : open(key)),
      onMeant: ask,
    }),
    popover: opened !== undefined && Popover && (
      <Popover key={opened} list={list} url={url} filterKey={opened} onClose={() => close(opened)} />
    ),
  };
}
