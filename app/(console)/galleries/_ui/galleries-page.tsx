"use client";

import { useTranslations } from "next-intl";
import { ListPage } from "@/components/list/list-page";
import { lazyForm } from "@/components/list/panel/lazy-form";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import { bannerSize } from "@/lib/resources/galleries/banner";
import type { Banner } from "@/lib/resources/galleries/galleries.calls";
import { galleriesList } from "@/lib/resources/galleries/galleries.list";
import { BannerPicture } from "./banner-picture";
import { DeleteButton } from "./delete-button";

/** Asked for when they are opened: the list needs no form. */
const forms = {
  new: lazyForm(async () => (await import("./banner-forms")).NewBanner),
  edit: lazyForm(async () => (await import("./banner-forms")).EditBanner),
};

export function GalleriesPage() {
  return <ListPage list={galleriesList} preview={BannerPreview} forms={forms} />;
}

/** A banner with its picture; a kiosk's has a small version too (BANR-002, BANR-003). */
function BannerPreview({ detail: banner, fields, onGone }: PreviewBodyProps<Banner>) {
  const t = useTranslations("galleries");
  return (
    <>
      <PreviewSection title={t("picture.title")}>
        <BannerPicture address={banner.imgURL} text={banner.name} size={bannerSize} />
      </PreviewSection>
      {banner.smallImgURL !== undefined && (
        <PreviewSection title={t("small")}>
          <BannerPicture address={banner.smallImgURL} text={`${banner.name}, ${t("small")}`} isSmall />
        </PreviewSection>
      )}
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      <DeleteButton banner={banner} onGone={onGone} />
    </>
  );
}
