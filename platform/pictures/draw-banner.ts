import { bannerTypes } from "@/lib/resources/galleries/galleries.calls";
import { escapeXml } from "./draw-product";

interface Size {
  width: number;
  height: number;
}

interface Drawing {
  name: string;
  /** #rrggbb. */
  colour: string;
  size: Size;
}

/** In pixels. A kiosk's banner is 1080 x 235 (1§9), and has a small version. */
export function sizeOf(type: number, isSmall: boolean): Size {
  if (isSmall) return { width: 540, height: 235 };
  return type === bannerTypes.MOBILE ? { width: 1080, height: 540 } : { width: 1080, height: 235 };
}

/** A flat banner: the campaign's name over its colour. */
export function drawBanner({ name, colour, size: { width, height } }: Drawing): string {
  const letters = Math.min(height / 4, (width * 1.5) / Math.max(name.length, 1));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(name)}">`,
    `<rect width="${width}" height="${height}" fill="#243746"/>`,
    `<path d="M${width * 0.62} 0H${width}V${height}H${width * 0.5}z" fill="${colour}"/>`,
    `<circle cx="${width * 0.86}" cy="${height * 0.5}" r="${height * 0.28}" fill="#fff" opacity=".9"/>`,
    `<text x="${width * 0.05}" y="${height * 0.5 + letters / 3}" font-family="Arial, Helvetica, sans-serif" font-size="${Math.round(letters)}" font-weight="700" fill="#fff">${escapeXml(name)}</text>`,
    "</svg>",
  ].join("");
}
