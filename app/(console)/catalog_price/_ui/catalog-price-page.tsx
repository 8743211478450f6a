"use client";

import { ListPage } from "@/components/list/list-page";
import { catalogPriceList } from "@/lib/resources/catalog_price/catalog-price.list";
import { CataloguePreview } from "./catalogue-preview";

export function CatalogPricePage() {
  return <ListPage list={catalogPriceList} preview={CataloguePreview} />;
}
