"use client";

import { type ReactNode, useRef } from "react";
import { useOpenedPart } from "@/components/feedback/use-opened-part";
import type { DrawerMode } from "@/components/shell/drawer";
import type { ListUrl } from "../url/use-list-url";
import type { DrawerList, ListDrawerProps } from "./list-drawer";

const loadDrawer = async () => (await import("./list-drawer")).ListDrawer;

interface Opened {
  mode: DrawerMode;
  filter: string | undefined;
}

export interface DrawerHandle {
  mode: DrawerMode | undefined;
  /** @param filter the filter to begin with in the mode Define Filter. */
  open(mode: DrawerMode, filter?: string): void;
  /** Stands somewhere in the page. */
  drawer: ReactNode;
}

/** The list's drawer, whose code is asked for when it opens first. It is no route: the address knows nothing of it. */
export function useListDrawer(list: DrawerList, url: ListUrl): DrawerHandle {
  const { Part: ListDrawer, opened, open, close } = useOpenedPart<ListDrawerProps, Opened>(loadDrawer);
  const opener = useRef<HTMLElement>(null);
  return {
    mode: opened?.mode,
    open(mode, filter) {
      // A key or a chip opens it too: the mode's own button has the focus in the end.
      opener.current = document.querySelector<HTMLElement>(`[data-opens="${mode}"]`);
      open({ mode, filter });
    },
    drawer: opened && ListDrawer && <ListDrawer {...opened} list={list} url={url} opener={opener} onClose={close} />,
  };
}
