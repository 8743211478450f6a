"use client";

import { useTranslations } from "next-intl";
import { PlaceMap } from "@/components/map/place-map";
import type { Position } from "@/components/map/position";

interface StorageMapProps {
  place: Position;
  /** Absent where the pin stands still. */
  onMove?(place: Position): void;
}

/** Where a storage stands (STOR-011). */
export function StorageMap(props: StorageMapProps) {
  const t = useTranslations("storages.map");
  const texts = {
    map: t("title"),
    pin: t("pin"),
    zoomIn: t("zoomIn"),
    zoomOut: t("zoomOut"),
    unavailable: t("unavailable"),
  };
  return <PlaceMap {...props} texts={texts} />;
}
