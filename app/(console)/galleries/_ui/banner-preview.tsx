"use client";

import { useTranslations } from "next-intl";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import { bannerSize } from "@/lib/resources/galleries/banner";
import type { Banner } from "@/lib/resources/galleries/galleries.calls";
import { BannerPicture } from "./banner-picture";
import { DeleteButton } from "./delete-button";

/** A banner with its picture; a kiosk's has a small version too (BANR-002, BANR-003). */
export function BannerPreview({ detail: banner, fields, onGone }: PreviewBodyProps<Banner>) {
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
