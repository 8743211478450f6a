"use client";

import { ListPage } from "@/components/list/list-page";
import { galleriesList } from "@/lib/resources/galleries/galleries.list";
import { BannerPreview } from "./banner-preview";

export function GalleriesPage() {
  return <ListPage list={galleriesList} preview={BannerPreview} />;
}
