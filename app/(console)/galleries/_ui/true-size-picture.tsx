"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Description, DescriptionList } from "@/components/record/description-list";
import { aspectRatio, bannerSize } from "@/lib/resources/galleries/banner";

interface TrueSizePictureProps {
  address: string;
  isKiosk: boolean;
}

/**
 * A picture as a whole, and pixel by pixel, to be scrolled where the panel is narrower, with what it says of itself
 * (BANR-004).
 */
export function TrueSizePicture({ address, isKiosk }: TrueSizePictureProps) {
  const t = useTranslations("galleries");
  const [size, setSize] = useState<{ width: number; height: number } | "missing">();
  const isOfKiosk = size !== undefined && size !== "missing" && aspectRatio(size) === aspectRatio(bannerSize);
  return (
    <figure className="grid gap-2">
      {size !== "missing" && (
        // biome-ignore lint/performance/noImgElement: as below.
        <img
          src={address}
          alt={t("form.imageWhole")}
          className="max-h-40 max-w-full justify-self-start rounded-md border border-line"
        />
      )}
      <p className="text-ink-muted text-sm">{t("form.trueSize")}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <div tabIndex={0} className="max-h-80 overflow-auto rounded-md border border-line bg-sunken">
        {/* biome-ignore lint/performance/noImgElement: the picture is shown as it is; the optimiser would be one more endpoint to guard. */}
        <img
          src={address}
          alt={t("form.imagePreview")}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={() => setSize("missing")}
          className="max-w-none"
        />
      </div>
      <figcaption className="grid gap-2">
        {size === "missing" && <p className="text-danger">{t("picture.missing")}</p>}
        {size !== undefined && size !== "missing" && (
          <DescriptionList>
            <Description name={t("picture.ratio")}>{aspectRatio(size)}</Description>
            <Description name={t("picture.size")}>
              {t("picture.pixels", { width: String(size.width), height: String(size.height) })}
            </Description>
          </DescriptionList>
        )}
        {isKiosk && size !== undefined && size !== "missing" && !isOfKiosk && (
          <p className="rounded-md bg-warning-soft px-3 py-1.5 text-warning">
            {t("form.kioskSize", { width: String(bannerSize.width), height: String(bannerSize.height) })}
          </p>
        )}
      </figcaption>
    </figure>
  );
}
