"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import { ListPage } from "@/components/list/list-page";
import { lazyForm } from "@/components/list/panel/lazy-form";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import type { Tiles } from "@/components/map/map-style";
import { MapTiles } from "@/components/map/map-tiles";
import { PreviewSection } from "@/components/record/preview-section";
import { Skeleton } from "@/components/ui/skeleton";
import { placeOnMap } from "@/lib/resources/storages/storage-place";
import type { Storage } from "@/lib/resources/storages/storages.calls";
import { storagesList } from "@/lib/resources/storages/storages.list";

/** Asked for when they are opened: the list needs no form. */
const forms = {
  new: lazyForm(async () => (await import("./storage-forms")).NewStorage),
  edit: lazyForm(async () => (await import("./storage-forms")).EditStorage),
};

interface StoragesPageProps {
  tiles: Tiles | undefined;
}

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/storages/storages.counts")).storageCounts;

export function StoragesPage({ tiles }: StoragesPageProps) {
  return (
    <MapTiles tiles={tiles}>
      <ListPage list={storagesList} preview={StoragePreview} counts={counts} forms={forms} />
    </MapTiles>
  );
}

/** What a preview asks further calls for comes with the first one that is opened: the list needs none of it. */
const StorageMap = dynamic(
  orNotLoaded(async () => (await import("./storage-map")).StorageMap),
  {
    ssr: false,
    loading: () => <Skeleton className="h-72" />,
  },
);
const StorageChain = dynamic(
  orNotLoaded(async () => (await import("./storage-chain")).StorageChain),
  {
    ssr: false,
    loading: () => <Skeleton className="h-28" />,
  },
);
const StorageCatalogues = dynamic(
  orNotLoaded(async () => (await import("./storage-catalogues")).StorageCatalogues),
  {
    ssr: false,
    loading: () => <Skeleton className="h-16" />,
  },
);
const StorageStockTable = dynamic(
  orNotLoaded(async () => (await import("./storage-stock-table")).StorageStockTable),
  {
    ssr: false,
    loading: () => <Skeleton className="h-32" />,
  },
);

/** A storage with its address, place and stock (STOR-003). */
function StoragePreview({ detail: storage, fields }: PreviewBodyProps<Storage>) {
  const t = useTranslations("storages");
  return (
    <>
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      <PreviewSection title={t("map.title")}>
        <StorageMap place={placeOnMap(storage)} />
        {storage.geolocation === undefined && <p className="text-ink-muted">{t("map.unknown")}</p>}
      </PreviewSection>
      {storage.isSellable && <StorageCatalogues storageId={storage.id} present={storage.catalogPrice} />}
      {storage.chain && <StorageChain chain={storage.chain} />}
      <StorageStockTable storageId={storage.id} />
    </>
  );
}
