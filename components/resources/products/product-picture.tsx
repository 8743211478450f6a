"use client";

import { useSyncExternalStore } from "react";
import { Picture } from "@/components/record/picture";
import type { PictureCache } from "@/lib/resources/products/picture-cache";

/** The picture of a product in a long list, once it is there. */
export function ProductPicture({ pictures, barcode }: { pictures: PictureCache; barcode: string | undefined }) {
  const read = (): string | undefined => pictures.addressOf(barcode);
  return <Picture address={useSyncExternalStore(pictures.subscribe, read, read)} text="" />;
}
