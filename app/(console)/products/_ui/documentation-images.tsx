"use client";

import { useTranslations } from "next-intl";
import { PreviewSection } from "@/components/record/preview-section";
import type { Documentation } from "@/lib/resources/products/documentation.calls";

/** The pictures of a sheet, the default one first; each opens in full in a new tab. */
export function DocumentationImages({ images }: Pick<Documentation, "images">) {
  const t = useTranslations("products.images");
  if (images.length === 0) return <PreviewSection title={t("title")}>{t("empty")}</PreviewSection>;
  return (
    <PreviewSection title={t("title")}>
      <ul className="flex flex-wrap gap-3">
        {images.map(({ id, url }, index) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener" className="block rounded-md">
              {/* biome-ignore lint/performance/noImgElement: the platform's pictures are shown as they are; the optimiser would be one more endpoint to guard. */}
              <img
                src={url}
                alt={t("one", { number: index + 1 })}
                width={112}
                height={112}
                className="size-28 rounded-md border border-line bg-white object-contain"
              />
            </a>
          </li>
        ))}
      </ul>
    </PreviewSection>
  );
}
