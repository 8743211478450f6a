/** @returns the code in a picture; none where there is none that is sure */
export type PictureReader = (video: HTMLVideoElement) => Promise<string | undefined>;

const formats = ["ean_13", "ean_8", "upc_a", "code_128", "data_matrix", "qr_code"];

/** The browser's own reader where it has one that knows the codes on goods, else ours. */
export async function pictureReader(): Promise<PictureReader> {
  const { BarcodeDetector: Detector } = window;
  // A browser may have the reader and no service behind it.
  const known = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  const wanted = formats.filter((format) => known.includes(format));
  if (Detector === undefined || !wanted.includes("ean_13") || !wanted.includes("code_128")) return ownReader();
  const detector = new Detector({ formats: wanted });
  return async (video) => {
    const found = await detector.detect(video);
    const fromMiddle = ({ x, y, width, height }: DOMRectReadOnly) =>
      Math.hypot(x + width / 2 - video.videoWidth / 2, y + height / 2 - video.videoHeight / 2);
    // Of several labels the one that is aimed at.
    return found.toSorted((a, b) => fromMiddle(a.boundingBox) - fromMiddle(b.boundingBox))[0]?.rawValue;
  };
}

/** Pixels: more cost time and make nothing plainer. */
const widest = 960;

async function ownReader(): Promise<PictureReader> {
  const { decodeRows } = await import("@/lib/scan/decoder/decode-rows");
  const canvas = document.createElement("canvas");
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, widest / video.videoWidth);
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (paper === null || width === 0 || height === 0) return undefined;
    canvas.width = width;
    canvas.height = height;
    paper.drawImage(video, 0, 0, width, height);
    const { data } = paper.getImageData(0, 0, width, height);
    const luma = new Uint8Array(width * height);
    for (let at = 0; at < luma.length; at += 1)
      luma[at] = ((data[4 * at] ?? 0) * 77 + (data[4 * at + 1] ?? 0) * 150 + (data[4 * at + 2] ?? 0) * 29) >> 8;
    return decodeRows(luma, width, height);
  };
}
