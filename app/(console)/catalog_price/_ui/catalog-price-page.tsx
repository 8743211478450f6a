"use client";

import dynamic from "next/dynamic";
import { ListPage } from "@/components/list/list-page";
import type { Catalogue } from "@/lib/resources/catalog_price/catalog-price.calls";
import { catalogPriceList } from "@/lib/resources/catalog_price/catalog-price.list";
import { CataloguePreview } from "./catalogue-preview";

/** Asked for when they are opened: the list needs no form. */
const forms = {
  new: dynamic(async () => (await import("./editor/new-catalogue")).NewCatalogue, { ssr: false }),
  edit: dynamic(async () => (await import("./editor/edit-catalogue")).EditCatalogue, { ssr: false }),
  mayEdit: ({ isDefault }: Catalogue) => !isDefault,
  editsAtOnce: true,
  isWide: true,
};

export function CatalogPricePage() {
  return <ListPage list={catalogPriceList} preview={CataloguePreview} forms={forms} />;
}
