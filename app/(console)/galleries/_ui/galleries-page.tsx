"use client";

import dynamic from "next/dynamic";
import { ListPage } from "@/components/list/list-page";
import { galleriesList } from "@/lib/resources/galleries/galleries.list";
import { BannerPreview } from "./banner-preview";

/** Asked for when they are opened: the list needs no form. */
const forms = {
  new: dynamic(async () => (await import("./banner-forms")).NewBanner, { ssr: false }),
  edit: dynamic(async () => (await import("./banner-forms")).EditBanner, { ssr: false }),
};

export function GalleriesPage() {
  return <ListPage list={galleriesList} preview={BannerPreview} forms={forms} />;
}
