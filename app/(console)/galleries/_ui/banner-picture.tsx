"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Description, DescriptionList } from "@/components/record/description-list";
import { EmptyValue } from "@/components/record/empty-value";
import { aspectRatio, bannerSize } from "@/lib/resources/galleries/banner";

interface Size {
  width: number;
  height: number;
}

interface BannerPictureProps {
  address: string;
  text: string;
  /** In pixels, where it is fixed; else the picture's own is shown once it is there. */
  size?: Size;
  /** It stands beside the large picture, and is drawn as much smaller than that as it is. */
  isSmall?: boolean;
}

/** The picture with its aspect ratio and size (BANR-004). */
export function BannerPicture({ address, text, size: fixedSize, isSmall = false }: BannerPictureProps) {
  const t = useTranslations("galleries.picture");
  const [found, setFound] = useState<Size | "missing">();
  const size = fixedSize ?? (found === "missing" ? undefined : found);
  return (
    <div className="flex flex-col gap-3">
      {found === "missing" ? (
        <p className="text-ink-muted">{t("missing")}</p>
      ) : (
        // biome-ignore lint/performance/noImgElement: the platform's pictures are shown as they are; the optimiser would be one more endpoint to guard.
        <img
          // One of the first HTML may be there before anybody listens.
          ref={(image) => {
            if (found === undefined && image?.complete && image.naturalWidth > 0) setFound(sizeOf(image));
          }}
          src={address}
          alt={text}
          onLoad={({ currentTarget }) => setFound(sizeOf(currentTarget))}
          onError={() => setFound("missing")}
          style={isSmall && size ? { width: `${(100 * size.width) / bannerSize.width}%` } : undefined}
          className="max-w-full self-start rounded-md border border-line"
        />
      )}
      <DescriptionList>
        <Description name={t("ratio")}>{size ? aspectRatio(size) : <EmptyValue />}</Description>
        <Description name={t("size")}>
          {size ? t("pixels", { width: String(size.width), height: String(size.height) }) : <EmptyValue />}
        </Description>
      </DescriptionList>
    </div>
  );
}

function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement): Size {
  return { width: naturalWidth, height: naturalHeight };
}
