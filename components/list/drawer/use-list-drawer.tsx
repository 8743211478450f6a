"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useRef, useState } from "react";
import type { DrawerMode } from "@/components/shell/drawer";
import type { ListUrl } from "../url/use-list-url";
import type { DrawerList } from "./list-drawer";

const ListDrawer = dynamic(async () => (await import("./list-drawer")).ListDrawer, { ssr: false });

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
  const [opened, setOpened] = useState<Opened>();
  const opener = useRef<HTMLElement>(null);
  return {
    mode: opened?.mode,
    open(mode, filter) {
      // A key or a chip opens it too: the mode's own button has the focus in the end.
      opener.current = document.querySelector<HTMLElement>(`[data-opens="${mode}"]`);
      setOpened({ mode, filter });
    },
    drawer: opened && (
      <ListDrawer {...opened} list={list} url={url} opener={opener} onClose={() => setOpened(undefined)} />
    ),
  };
}
