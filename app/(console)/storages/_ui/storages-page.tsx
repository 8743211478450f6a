"use client";

import dynamic from "next/dynamic";
import { ListPage } from "@/components/list/list-page";
import type { Tiles } from "@/components/map/map-style";
import { MapTiles } from "@/components/map/map-tiles";
import { storagesList } from "@/lib/resources/storages/storages.list";
import { StoragePreview } from "./storage-preview";

/** Asked for when they are opened: the list needs no form. */
const forms = {
  new: dynamic(async () => (await import("./storage-forms")).NewStorage, { ssr: false }),
  edit: dynamic(async () => (await import("./storage-forms")).EditStorage, { ssr: false }),
};

export function StoragesPage({ tiles }: { tiles: Tiles | undefined }) {
  return (
    <MapTiles tiles={tiles}>
      <ListPage list={storagesList} preview={StoragePreview} forms={forms} />
    </MapTiles>
  );
}
